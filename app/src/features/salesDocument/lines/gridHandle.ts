import type { LineItemsGridHandle } from '@facturatie/ui/LineItemsGrid';

/** The handle of the grid of a document, to focus a cell from outside the grid. */
export interface GridHandle extends LineItemsGridHandle {
  /** The ref of the grid. */
  readonly set: (grid: LineItemsGridHandle | null) => void;
}

/** Forwards to the grid once that is mounted. */
export function createGridHandle(): GridHandle {
  let grid: LineItemsGridHandle | null = null;
  return {
    set: (next) => {
      grid = next;
    },
    focusFirstFailing: () => grid?.focusFirstFailing() ?? false,
    focusCell: (line, column) => grid?.focusCell(line, column) ?? false,
    focusedCell: () => grid?.focusedCell(),
  };
}
