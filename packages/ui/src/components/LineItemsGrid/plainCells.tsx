import type { AriaAttributes, ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { Messages } from '../../intl/nl-BE.ts';
import { handOn } from '../../private/lentInput.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { LineColumn } from './column.ts';
import { cellIn, isTextControl, plainControlIn } from './gridPlaces.ts';
import { endsTyping, lineControl, type TypingHandler } from './lineControl.tsx';
import * as styles from './LineItemsGrid.css.ts';
import { oneString } from './oneString.ts';
import { showText, takeTyped } from './shownText.ts';
import { placeUnder } from './tracks.ts';

interface PlainCellsOptions<Line> {
  line: Line;
  columns: readonly LineColumn<Line>[];
  gridId: string;
  lineId: string;
  texts: Messages['select'];
  formId: string | undefined;
}

/** What a cell of the table is given: its control, and below that what is wrong. */
type CellProps = Omit<ComponentPropsWithRef<'td'>, 'children'> & {
  'data-text'?: string | undefined;
  children: readonly [control: ReactElement<AriaAttributes>, error: ReactNode];
};

/** The cells of a line with their plain controls, and their texts, in the order of the columns. */
export interface PlainCells<Line> {
  columns: readonly LineColumn<Line>[];
  texts: readonly string[];
  cells: readonly ReactElement<CellProps>[];
}

/** Draws the cells of a line as long as none of them has a rich editor. */
export function plainCells<Line>(options: PlainCellsOptions<Line>): PlainCells<Line> {
  const { line, columns, gridId, lineId, texts, formId } = options;
  const shown: string[] = [];
  const typing = typingIn(line, columns);
  const cells = columns.map((column) => {
    const cell = column.cell(line);
    const { errorMessage = '' } = cell;
    const errorId = errorMessage === '' ? undefined : `${lineId}-${column.key}-error`;
    shown.push(cell.text);
    return (
      <td key={column.key} {...cellProps(column)} style={placeUnder(columns, column)}>
        {lineControl({
          line,
          cell,
          column,
          typing,
          texts,
          formId,
          tied: {
            'aria-labelledby': oneString(gridId, '-', column.key, ' ', lineId),
            // Left out where they say nothing: thousands of controls hold what stands here.
            ...(errorId !== undefined && { 'aria-describedby': errorId, 'aria-invalid': true }),
          },
        })}
        {errorId !== undefined && (
          <span id={errorId} className={styles.error}>
            <Icon name="critical" />
            {errorMessage}
          </span>
        )}
      </td>
    );
  });
  return { columns, texts: shown, cells };
}

/** What every cell of a column has. */
function cellProps<Line>(column: LineColumn<Line>) {
  const { key, header } = column;
  return {
    role: 'cell',
    className: cellLook(column),
    'data-column': key,
    'data-label': header,
  };
}

/** Outside of the component, so that thousands of lines hold on to nothing else. */
function typingIn<Line>(line: Line, columns: readonly LineColumn<Line>[]): TypingHandler {
  return (event) => {
    const { currentTarget } = event;
    if (handOn(event)) return;
    const typed = typedIn(event);
    if (typed === undefined) return;
    const key = currentTarget.closest<HTMLElement>('[data-column]')?.dataset['column'];
    columns
      .find((column) => column.key === key)
      ?.cell(line)
      .onCommit?.(typed);
  };
}

/** What is done of what was typed or chosen. */
function typedIn(event: Parameters<TypingHandler>[0]): string | undefined {
  const { currentTarget } = event;
  if (currentTarget instanceof HTMLSelectElement)
    return event.type === 'change' ? currentTarget.value : undefined;
  return 'key' in event && !endsTyping(event) ? undefined : takeTyped(currentTarget);
}

const wideCell = `${styles.cell} ${styles.wideCell}`;
const figureCell = `${styles.cell} ${styles.figureCell}`;

const underCell = `${figureCell} ${styles.under}`;

function cellLook<Line>({ kind, width, align, under }: LineColumn<Line>): string {
  if (under !== undefined) return underCell;
  if (width === 'fill' || kind === 'multiline') return wideCell;
  return kind === 'output' && align === 'end' ? figureCell : styles.cell;
}

/** What each row shows: rows of a long grid are many, and do without hooks where they can. */
const shownIn = new WeakMap<HTMLTableRowElement, PlainCells<never>>();

/** The ref of a row that shows these cells: brings their texts into the controls that stand there. */
export function bringingTexts<Line>(cells: PlainCells<Line>) {
  return (row: HTMLTableRowElement | null) => {
    if (row) bringTexts(row, cells);
  };
}

/** Brings the texts of a changed line into the controls where somebody typed before. */
function bringTexts<Line>(row: HTMLTableRowElement, now: PlainCells<Line>): void {
  const before = shownIn.get(row);
  shownIn.set(row, now as unknown as PlainCells<never>);
  if (!before) return;
  for (const [index, { key }] of now.columns.entries()) {
    const after = now.texts[index] ?? '';
    const last = before.texts[before.columns.findIndex((column) => column.key === key)];
    if (last === after || last === undefined) continue;
    const control = plainControlIn(cellIn(row, key));
    if (isTextControl(control)) showText(control, last, after);
  }
}
