import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Messages } from '../../intl/nl-BE.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { LineCell, LineColumn } from './column.ts';
import { cellIn, controlAfter, isTextControl } from './gridPlaces.ts';
import { endsTyping, lineControl, type TypingHandler } from './lineControl.tsx';
import * as styles from './LineItemsGrid.css.ts';
import { showText, takeTyped } from './shownText.ts';

interface LineCellsProps<Line> {
  line: Line;
  columns: readonly LineColumn<Line>[];
  /** Begins the ids of the headers. */
  gridId: string;
  /** Id of the number of the line. */
  lineId: string;
  /** The place of the line, counted from 1. */
  number: number;
  /** The columns whose rich editor stands in the place of the plain control. */
  richColumns: readonly string[];
  row: RefObject<HTMLTableRowElement | null>;
  texts: Pick<Messages, 'lineItemsGrid' | 'select'>;
}

/** The cells of a line; drawn again when the line is new, or when an editor comes or goes. */
export function LineCells<Line>(props: LineCellsProps<Line>) {
  const { line, columns, gridId, lineId, number, richColumns, row, texts } = props;
  const cells = columns.map((column) => column.cell(line));
  useNewTexts(row, { columns, texts: cells.map(({ text }) => text) }, richColumns);

  const typing = typingIn(line, columns);

  return columns.map((column, index) => {
    const { key, header, kind, width, Editor } = column;
    const { [index]: cell = nothing } = cells;
    const { errorMessage = '' } = cell;
    const isRich = richColumns.includes(key);
    const isFailing = errorMessage !== '';
    const errorId = isFailing ? `${lineId}-${key}-error` : undefined;
    return (
      <td
        key={key}
        role="cell"
        className={width === 'fill' || kind === 'multiline' ? wideCell : styles.cell}
        data-column={key}
        data-label={header}
        data-failing={isFailing || undefined}
      >
        {Editor && isRich ? (
          <Editor
            {...cell}
            line={line}
            label={`${header} ${texts.lineItemsGrid.line} ${number}`}
            moveOn={() => {
              const place = row.current && cellIn(row.current, key);
              if (place) controlAfter(place)?.focus();
            }}
          />
        ) : (
          lineControl({
            cell,
            column,
            typing,
            texts: texts.select,
            tied: {
              'aria-labelledby': `${gridId}-${key} ${lineId}`,
              'aria-describedby': errorId,
              'aria-invalid': isFailing || undefined,
            },
          })
        )}
        {isFailing && !(Editor && isRich) && (
          <span id={errorId} className={styles.error}>
            <Icon name="critical" />
            {errorMessage}
          </span>
        )}
      </td>
    );
  });
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

const nothing: LineCell = { text: '' };
const wideCell = `${styles.cell} ${styles.wideCell}`;

interface ShownTexts<Line> {
  columns: readonly LineColumn<Line>[];
  texts: readonly string[];
}

/** Brings the texts of a changed line into the controls where somebody typed before. */
function useNewTexts<Line>(
  row: RefObject<HTMLTableRowElement | null>,
  now: ShownTexts<Line>,
  richColumns: readonly string[],
): void {
  const shown = useRef(now);
  useLayoutEffect(() => {
    const { current: before } = shown;
    shown.current = now;
    if (before === now || !row.current) return;
    for (const [index, { key }] of now.columns.entries()) {
      const after = now.texts[index] ?? '';
      const last = before.texts[before.columns.findIndex((column) => column.key === key)];
      if (last === after || last === undefined || richColumns.includes(key)) continue;
      const control = cellIn(row.current, key)?.querySelector('input, textarea');
      if (isTextControl(control)) showText(control, last, after);
    }
  });
}
