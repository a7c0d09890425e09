import { memo, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import type { Messages } from '../../intl/nl-BE.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { RichCell } from './activeCell.ts';
import type { LineColumn } from './column.ts';
import { EditorSeat, puttingInto } from './EditorSeat.tsx';
import { cellIn, controlAfter, isTextControl } from './gridPlaces.ts';
import { endsTyping, lineControl, type TypingHandler } from './lineControl.tsx';
import * as styles from './LineItemsGrid.css.ts';
import { showText, takeTyped } from './shownText.ts';
import { placeUnder } from './tracks.ts';

interface LineCellsProps<Line> {
  line: Line;
  columns: readonly LineColumn<Line>[];
  /** Begins the ids of the headers. */
  gridId: string;
  /** Id of the number of the line. */
  lineId: string;
  /** The place of the line, counted from 1; nobody asks for it while there is no rich editor. */
  number: number | undefined;
  /** The cells that have a rich editor. */
  rich: readonly RichCell[];
  row: RefObject<HTMLTableRowElement | null>;
  texts: Pick<Messages, 'lineItemsGrid' | 'select'>;
}

function PlainLineCells<Line>(props: LineCellsProps<Line>): ReactNode {
  const { line, columns, gridId, lineId, number, rich, row, texts } = props;
  const drawn = useMemo(
    () => plainCells({ line, columns, gridId, lineId, texts: texts.select }),
    [line, columns, gridId, lineId, texts],
  );
  useNewTexts(row, drawn, rich);
  if (rich.length === 0) return drawn.cells;
  const cells = columns.map((column, index) => {
    const seat = rich.find(({ column: key, isShown }) => isShown && key === column.key)?.seat;
    if (!seat) return drawn.cells[index];
    return (
      <td
        key={column.key}
        {...cellProps(column)}
        data-text={drawn.texts[index]}
        ref={puttingInto(seat)}
      />
    );
  });
  const editors = columns.map((column) => {
    const { key, header, Editor } = column;
    const seat = rich.find((cell) => cell.column === key)?.seat;
    if (!Editor || !seat) return null;
    return (
      <EditorSeat key={`${key}-editor`} seat={seat}>
        <Editor
          {...column.cell(line)}
          line={line}
          label={`${header} ${texts.lineItemsGrid.line} ${number}`}
          moveOn={() => {
            const place = row.current && cellIn(row.current, key);
            if (place) controlAfter(place)?.focus();
          }}
        />
      </EditorSeat>
    );
  });
  return [...cells, ...editors];
}

/**
 * The cells of a line. Drawn again when the line is new; when an editor comes or goes, that cell is;
 * when the line gets another place, none is.
 */
export const LineCells = memo(PlainLineCells) as typeof PlainLineCells;

interface PlainCellsOptions<Line> {
  line: Line;
  columns: readonly LineColumn<Line>[];
  gridId: string;
  lineId: string;
  texts: Messages['select'];
}

/** The cells of a line with their plain controls, and their texts. */
function plainCells<Line>({ line, columns, gridId, lineId, texts }: PlainCellsOptions<Line>) {
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
          tied: {
            'aria-labelledby': `${gridId}-${column.key} ${lineId}`,
            'aria-describedby': errorId,
            'aria-invalid': errorId !== undefined || undefined,
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
    const typed = 'key' in event && !endsTyping(event) ? undefined : takeTyped(currentTarget);
    if (typed === undefined) return;
    const key = currentTarget.closest<HTMLElement>('[data-column]')?.dataset['column'];
    columns
      .find((column) => column.key === key)
      ?.cell(line)
      .onCommit?.(typed);
  };
}

const wideCell = `${styles.cell} ${styles.wideCell}`;
const figureCell = `${styles.cell} ${styles.figureCell}`;

const underCell = `${figureCell} ${styles.under}`;

function cellLook<Line>({ kind, width, align, under }: LineColumn<Line>): string {
  if (under !== undefined) return underCell;
  if (width === 'fill' || kind === 'multiline') return wideCell;
  return kind === 'output' && align === 'end' ? figureCell : styles.cell;
}

interface ShownTexts<Line> {
  columns: readonly LineColumn<Line>[];
  texts: readonly string[];
}

/** Brings the texts of a changed line into the controls where somebody typed before. */
function useNewTexts<Line>(
  row: RefObject<HTMLTableRowElement | null>,
  now: ShownTexts<Line>,
  rich: readonly RichCell[],
): void {
  const shown = useRef(now);
  const isShown = (key: string) => rich.some((cell) => cell.isShown && cell.column === key);
  useLayoutEffect(() => {
    const { current: before } = shown;
    shown.current = now;
    if (before === now || !row.current) return;
    for (const [index, { key }] of now.columns.entries()) {
      const after = now.texts[index] ?? '';
      const last = before.texts[before.columns.findIndex((column) => column.key === key)];
      if (last === after || last === undefined || isShown(key)) continue;
      const control = cellIn(row.current, key)?.querySelector('input, textarea');
      if (isTextControl(control)) showText(control, last, after);
    }
  });
}
