import { useLayoutEffect, useState, type RefObject } from 'react';
import { noRichCells, type ActiveCell, type RichCells, type TextSelection } from './activeCell.ts';
import { cellIn, controlIn, isTextControl } from './gridPlaces.ts';

/**
 * The columns whose rich editor stands in a row: the cell that was focused last, and cells that were
 * left with a fault of their own, whose text only the editor holds.
 */
export function useRichCells(activeCell: ActiveCell, rowId: string): RichCells {
  const [cells, setCells] = useState(noRichCells);
  useLayoutEffect(() => activeCell.listen(rowId, setCells), [activeCell, rowId]);
  return cells;
}

interface RichRowProps {
  activeCell: ActiveCell;
  cells: RichCells;
  rowId: string;
  row: RefObject<HTMLTableRowElement | null>;
}

/**
 * What a row with rich editors does, and no other row: when an editor takes the place of the plain
 * field that has the focus, it gets the focus and what was selected; when it is no longer needed, it
 * goes.
 */
export function RichRow({ activeCell, cells, rowId, row }: RichRowProps) {
  const { active, columns } = cells;

  useLayoutEffect(() => {
    if (active === undefined || document.activeElement !== document.body) return;
    // Once the page is drawn, because who hears of the focus may draw in its turn.
    queueMicrotask(() => focusEditor(row.current, active, activeCell.selection()));
  }, [active, activeCell, row]);

  useLayoutEffect(() => {
    for (const column of columns)
      if (column !== active && !hasOwnFault(row.current, column)) activeCell.release(rowId, column);
  }, [active, columns, activeCell, rowId, row]);

  return null;
}

/** Whether an editor holds a failing text that the line does not know of. */
function hasOwnFault(row: HTMLTableRowElement | null, column: string): boolean {
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
  if (!isTextControl(control) || selection === undefined) return;
  if (selection.isAll) control.select();
  else control.setSelectionRange(selection.from, selection.to);
}
