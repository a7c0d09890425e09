import { useLayoutEffect, useState, type RefObject } from 'react';
import { noRichCells, type ActiveCell, type RichCell, type TextSelection } from './activeCell.ts';
import { cellIn, controlIn, isTextControl } from './gridPlaces.ts';

/**
 * The cells of a row that have a rich editor: the one that was focused last, those that were left with
 * a fault of their own, whose text only the editor holds, and one that is drawn ahead.
 */
export function useRichCells(activeCell: ActiveCell, rowId: string): readonly RichCell[] {
  const [cells, setCells] = useState(noRichCells);
  useLayoutEffect(() => activeCell.listen(rowId, setCells), [activeCell, rowId]);
  return cells;
}

interface RichRowProps {
  activeCell: ActiveCell;
  rowId: string;
  row: RefObject<HTMLTableRowElement | null>;
}

/**
 * What a row with rich editors does, and no other row: when an editor takes the place of the plain
 * field that has the focus, it gets the focus and what was selected.
 */
export function RichRow({ activeCell, rowId, row }: RichRowProps) {
  useLayoutEffect(() => {
    const arrival = activeCell.takeArrival(rowId);
    if (!arrival || document.activeElement !== document.body) return;
    // Once the page is drawn, because who hears of the focus may draw in its turn.
    queueMicrotask(() => focusEditor(row.current, arrival.column, arrival.selection));
  });

  return null;
}

/** Whether an editor holds a failing text that its line does not know of. */
export function hasOwnFault(row: Element | undefined, column: string): boolean {
  const cell = row ? cellIn(row, column) : undefined;
  const failing = cell?.querySelector('[aria-invalid="true"]');
  return isTextControl(failing) && failing.value !== cell?.dataset['text'];
}

/** Gives an editor the focus that the field before it had, with what was selected. */
function focusEditor(
  row: HTMLTableRowElement | null,
  column: string,
  selection: TextSelection | undefined,
): void {
  const control = controlIn(row ?? undefined, column);
  control?.focus({ preventScroll: true });
  // The field before it was about to be scrolled into sight: WebKit does that later, and now no more.
  control?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (!isTextControl(control) || selection === undefined) return;
  if (selection.isAll) control.select();
  else control.setSelectionRange(selection.from, selection.to);
}
