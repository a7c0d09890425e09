import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { selectTexts } from '../../intl/choices.nl-BE.ts';
import { lineItemsGridTexts } from '../../intl/lines.nl-BE.ts';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { useMessages } from '../../private/messages.ts';
import { useFocusRestore } from '../../private/dialogs/useFocusRestore.ts';
import { Inline } from '../Inline/Inline.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { LineColumn } from './column.ts';
import { drawnColumns, tracksOf } from './drawnColumns.ts';
import { withFailing } from './gridPlaces.ts';
import { changeText, useLineChanges } from './lineChange.ts';
import { LineButtons } from './LineButtons.tsx';
import { LineChunkBody } from './LineChunkBody.tsx';
import { manyLines, useLineChunks } from './lineChunks.ts';
import * as styles from './LineItemsGrid.css.ts';
import { useDrawnLines } from './useDrawnLines.ts';
import { useFieldForms } from './useFieldForms.ts';
import { unusedKeys, useGridCommands, type LineHandlers } from './useGridCommands.ts';
import { useGridFocus, type LineItemsGridHandle } from './useGridFocus.ts';
import { usePasting } from './usePasting.tsx';

/** Props of {@link LineItemsGrid}. */
export interface LineItemsGridProps<Line> extends LineHandlers<Line> {
  /** The accessible name of the table, in a few words. */
  caption: string;
  /** The lines, from top to bottom: data that is never changed in place. */
  lines: readonly Line[];
  /** Identifies a line, and stays when it changes. */
  lineKey: (line: Line) => string | number;
  /** The columns, from left to right. */
  columns: readonly LineColumn<Line>[];
  /** The content below the lines, at the end: totals. */
  footer?: ReactNode;
  /** The grid, to give the focus to one of its cells. */
  ref?: Ref<LineItemsGridHandle>;
}

/** Explicit, because a table that is laid out as a grid loses its roles. */
const headerCell = { role: 'columnheader', scope: 'col' } as const;

/** An editable grid of lines, as in a spreadsheet. A changed line re-renders only itself. */
export function LineItemsGrid<Line>({
  caption,
  lines,
  lineKey,
  columns,
  footer,
  ref,
  ...handlers
}: LineItemsGridProps<Line>) {
  const texts = useMessages('lineItemsGrid', lineItemsGridTexts);
  const choiceTexts = useMessages('select', selectTexts);
  const gridId = useId();
  const container = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const wanted = useRef<{ column: string | undefined }>(undefined);
  const drawn = useDrawnLines(lines.length);
  const keys = lines.map(lineKey);
  const focus = useGridFocus({ ref, table, keys, drawAll: drawn.drawAll });
  const chunks = useLineChunks(keys, focus.lineKey);
  const formOf = useFieldForms(gridId, columns, chunks);
  const focusRestore = useFocusRestore(() => focus.nearestToLast() ?? addButton.current);

  const grid = { table, lines, columns, texts, announce: setAnnouncement };
  const { add, ...commands } = useGridCommands({ ...handlers, ...grid, focus, wanted });
  const { preview, ...clipboard } = usePasting({ ...grid, onPaste: handlers.onPaste });

  const handlersNow = { ...handlers, addAtEnd: () => add(lines.at(-1), undefined) };
  const newestHandlers = useRef(handlersNow);
  useLayoutEffect(() => {
    newestHandlers.current = handlersNow;
  });
  const isEditable = handlers.onEdit !== undefined;
  const canDelete = handlers.onDelete !== undefined;
  const canDuplicate = handlers.onDuplicate !== undefined;
  const frame = useMemo(() => {
    const drawnOnce = drawnColumns(gridId, columns);
    return { columns: drawnOnce, isEditable, canDelete, canDuplicate, texts, choiceTexts };
  }, [gridId, columns, isEditable, canDelete, canDuplicate, texts, choiceTexts]);

  useLineChanges(keys, (change) => {
    const { current: asked } = wanted;
    wanted.current = undefined;
    // After the commit: a focus handler may set state.
    if (change.kind === 'added' && asked)
      queueMicrotask(() => focus.focusCell(change.at, asked.column));
    // Changes without the focus in the grid are announced by the page.
    if (!container.current?.contains(document.activeElement)) return;
    const text = changeText(change, lines.length, focus.row(), texts);
    const isAdded = change.kind === 'added';
    setAnnouncement(isAdded ? withFailing(grid, text, change.at, change.count) : text);
  });

  return (
    <div
      ref={container}
      className={styles.container}
      {...focusRestore}
      {...keyMark('lineItemsGrid', unusedKeys(handlers, columns))}
    >
      <table
        ref={table}
        role="table"
        className={styles.table}
        style={tracksOf(columns, canDuplicate)}
        {...focus.handlers}
        {...commands}
        {...clipboard}
      >
        <caption className={visuallyHidden}>{caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={styles.headRow}>
            <th {...headerCell} className={styles.columnHeader}>
              <VisuallyHidden>{texts.line}</VisuallyHidden>
            </th>
            {frame.columns.map(({ column, headerId, headerLook, style }) => (
              <th
                key={column.key}
                {...headerCell}
                id={headerId}
                className={headerLook}
                style={style}
              >
                {column.header}
              </th>
            ))}
            <th {...headerCell} className={`${styles.columnHeader} ${styles.actionsHeader}`}>
              <VisuallyHidden>{texts.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {chunks.map(({ id, keys: own, from }) =>
          from < drawn.count ? (
            <LineChunkBody
              key={id}
              keys={own}
              lines={lines.slice(from, Math.min(from + own.length, drawn.count))}
              from={from}
              editing={focus.editing.filter(({ lineKey: key }) => own.includes(key))}
              isOfMany={lines.length > manyLines}
              frame={frame}
              handlers={newestHandlers}
              formId={formOf(id)}
            />
          ) : null,
        )}
      </table>
      {lines.length === 0 && <p className={styles.empty}>{texts.none}</p>}
      <Inline space="medium" align="top" distribute="spread">
        <LineButtons label={texts.add} addButton={addButton} handlers={newestHandlers} />
        {footer && <div className={styles.footer}>{footer}</div>}
      </Inline>
      {preview}
      <VisuallyHidden isStatus>{announcement}</VisuallyHidden>
    </div>
  );
}
