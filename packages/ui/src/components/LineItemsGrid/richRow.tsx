import { useLayoutEffect, useState } from 'react';
import type { ActiveCell, RichCell, TextSelection } from './activeCell.ts';
import { isMet } from './editorSeat.ts';
import { cellIn, controlIn, failingIn, isTextControl, rowOf, selectAll } from './gridPlaces.ts';

/**
 * The cells of the rows of a chunk that have a rich editor, by the ids of the rows: the one that was focused
 * last, those that were left with a fault of their own, whose text only the editor holds, and one that
 * is drawn ahead.
 */
export function useRichCells(
  activeCell: ActiveCell,
  chunkId: string,
): ReadonlyMap<string, readonly RichCell[]> {
  const [rows, setRows] = useState(noRichRows);
  useLayoutEffect(
    () =>
      activeCell.listen(chunkId, (row, cells) =>
        setRows((last) => {
          const next = new Map(last).set(row, cells);
          if (cells.length === 0) next.delete(row);
          return next;
        }),
      ),
    [activeCell, chunkId],
  );
  return rows;
}

const noRichRows: ReadonlyMap<string, readonly RichCell[]> = new Map();

interface RichRowProps {
  activeCell: ActiveCell;
  /** The id of the number of the line. */
  lineId: string;
}

/**
 * What a row with rich editors does, and no other row: when an editor takes the place of the plain
 * field that has the focus, it gets the focus and what was selected.
 */
export function RichRow({ activeCell, lineId }: RichRowProps) {
  useLayoutEffect(() => {
    const { column, selection } = activeCell.takeArrival(lineId) ?? {};
    if (column === undefined) return;
    const { activeElement } = document;
    const isHere = cellIn(rowOf(lineId), column)?.contains(activeElement) === true;
    const isLost = activeElement === null || activeElement === document.body;
    // Once the page is drawn, because who hears of the focus may draw in its turn.
    if (isLost || (isHere && !isMet(activeElement)))
      queueMicrotask(() => focusEditor(rowOf(lineId), column, selection));
    // An editor in the plain field itself may have written another text there.
    else if (isHere && selection?.isAll === true && isTextControl(activeElement))
      selectAll(activeElement);
  });

  return null;
}

/** Whether an editor holds a failing text that its line does not know of. */
export function hasOwnFault(row: Element | undefined, column: string): boolean {
  const cell = row ? cellIn(row, column) : undefined;
  const [failing] = cell ? failingIn(cell) : [];
  return isTextControl(failing) && failing.value !== cell?.dataset['text'];
}

/** Gives an editor the focus that the field before it had, with what was selected. */
function focusEditor(
  row: HTMLElement | undefined,
  column: string,
  selection: TextSelection | undefined,
): void {
  const control = controlIn(row, column);
  control?.focus({ preventScroll: true });
  // The field before it was about to be scrolled into sight: WebKit does that later, and now no more.
  control?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (!isTextControl(control) || selection === undefined) return;
  if (selection.isAll) control.select();
  else control.setSelectionRange(selection.from, selection.to);
}
