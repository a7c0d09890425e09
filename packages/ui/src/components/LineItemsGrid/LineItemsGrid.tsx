import {
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { keyMark } from '../../private/keyMark.ts';
import { handOn } from '../../private/lentInput.ts';
import { lineItemsGridTexts } from '../../intl/lines.nl-BE.ts';
import { selectTexts } from '../../intl/fields.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { useKeptFocus } from '../../private/useKeptFocus.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { newActiveCell } from './activeCell.ts';
import { changeText, failingText } from './changeText.ts';
import type { LineColumn, LineSourceProps } from './column.ts';
import { FootButtons } from './FootButtons.tsx';
import { GridHead } from './GridHead.tsx';
import { LineChunkBody } from './LineChunkBody.tsx';
import * as footStyles from './gridFoot.css.ts';
import * as styles from './LineItemsGrid.css.ts';
import { manyLines, tracksOf } from './tracks.ts';
import { unusedKeys, useGridCommands, type LineHandlers } from './useGridCommands.ts';
import { useGridHandle, type LineItemsGridHandle } from './useGridHandle.ts';
import { useFieldForms } from './useFieldForms.ts';
import { useDrawnLines } from './useDrawnLines.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useLineChanges } from './useLineChanges.ts';
import { useLineChunks } from './useLineChunks.ts';
import { useNewest } from './useNewest.ts';
import { useOwnUndo } from './useOwnUndo.ts';
import { usePasting } from './usePasting.tsx';

/** Props of {@link LineItemsGrid}. */
export interface LineItemsGridProps<Handle, Line = Handle> extends LineHandlers<Handle> {
  /** What the lines are, in a few words: the name of the table for screen readers. */
  caption: string;
  /**
   * The lines, from top to bottom: data that is never changed in place, or handles (ids, atoms) that
   * `Source` reads.
   */
  lines: readonly Handle[];
  /** What tells a line from the others, and stays when it changes. */
  lineKey: (line: Handle) => string | number;
  /**
   * Reads a line of which `lines` holds a handle, and subscribes to it. Then a changed line draws
   * itself and the grid is not drawn at all. Without it `lines` holds what the columns read.
   */
  Source?: ComponentType<LineSourceProps<Handle, Line>>;
  /** The columns, from left to right. */
  columns: readonly LineColumn<Line>[];
  /** What stands below the lines, at the end: totals. */
  footer?: ReactNode;
  /** The grid, to give the focus to one of its cells. */
  ref?: Ref<LineItemsGridHandle>;
}

/** Lines of anything to type in, as in a spreadsheet: always in edit. One changed line draws one line. */
export function LineItemsGrid<Handle, Line = Handle>({
  caption,
  lines,
  lineKey,
  Source,
  columns,
  footer,
  ref,
  ...handlers
}: LineItemsGridProps<Handle, Line>) {
  const texts = useMessages('lineItemsGrid', lineItemsGridTexts);
  const choiceTexts = useMessages('select', selectTexts);
  const rowTexts = useMemo(
    () => ({ lineItemsGrid: texts, select: choiceTexts }),
    [texts, choiceTexts],
  );
  const gridId = useId();
  const container = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [activeCell] = useState(newActiveCell);
  const [news, setNews] = useState('');
  const wanted = useRef<{ column: string | undefined }>(undefined);
  const drawn = useDrawnLines(lines.length);
  const keys = lines.map(lineKey);
  const [held, setHeld] = useState<string | number>();
  const chunks = useLineChunks(keys, held);
  const focus = useGridFocus({
    table,
    activeCell,
    editorIn(column) {
      const { Editor, isEditedInPlace } = columns.find(({ key }) => key === column) ?? {};
      return Editor && (isEditedInPlace === true ? 'inPlace' : 'seated');
    },
    drawAll: drawn.drawAll,
  });
  const formOf = useFieldForms(gridId, columns, chunks);
  const keptFocus = useKeptFocus(() => focus.nearestToLast() ?? addButton.current);

  const { add, ...commands } = useGridCommands({
    ...handlers,
    table,
    lines,
    columns,
    focus,
    undo: useOwnUndo(),
    wanted,
    onReorder: (line) => setHeld(lineKey(line)),
    onStillEmpty: (row) => setNews(texts.stillEmpty(row + 1)),
  });

  const { preview, ...clipboard } = usePasting({
    table,
    lines,
    columns,
    onPaste: handlers.onPaste,
    drawAll: drawn.drawAll,
    say: setNews,
  });

  useLineChanges(keys, (change) => {
    const { current: asked } = wanted;
    wanted.current = undefined;
    // Once the page is drawn: who hears of the focus may draw in its turn.
    if (change.kind === 'added' && asked)
      queueMicrotask(() => focus.focusCell(change.at, asked.column));
    // What the page does by itself, it says itself.
    if (container.current?.contains(document.activeElement))
      setNews(
        changeText(change, lines.length, focus.row(), texts) + failingText(table, change, texts),
      );
  });

  const addAtEnd = useNewest(() => add(lines.at(-1), undefined));

  useGridHandle(ref, { table, keys, focus, drawAll: drawn.drawAll });

  return (
    <div
      ref={container}
      className={styles.container}
      {...keptFocus}
      {...keyMark('lineItemsGrid', unusedKeys(handlers, columns))}
    >
      <table
        ref={table}
        role="table"
        className={styles.table}
        style={tracksOf(columns, handlers.onDuplicate !== undefined)}
        onChange={handOn}
        {...focus.handlers}
        {...commands}
        {...clipboard}
      >
        <caption className={styles.caption}>{caption}</caption>
        <GridHead columns={columns} gridId={gridId} />
        {chunks.map(({ id, keys: own, from }) =>
          from < drawn.count ? (
            <LineChunkBody
              key={id}
              keys={own}
              lines={lines.slice(from, Math.min(from + own.length, drawn.count))}
              from={from}
              isOfMany={lines.length > manyLines}
              Source={Source}
              columns={columns}
              gridId={gridId}
              formId={formOf(id)}
              activeCell={activeCell}
              canDelete={handlers.onDelete !== undefined}
              canDuplicate={handlers.onDuplicate !== undefined}
              texts={rowTexts}
            />
          ) : null,
        )}
      </table>
      {lines.length === 0 && <p className={styles.empty}>{texts.none}</p>}
      <div className={footStyles.foot}>
        <FootButtons ref={addButton} onAdd={addAtEnd} />
        {footer && <div className={footStyles.footEnd}>{footer}</div>}
      </div>
      {preview}
      <VisuallyHidden isStatus>{news}</VisuallyHidden>
    </div>
  );
}
