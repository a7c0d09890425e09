import type { LineItemsGridHandle } from '@facturatie/ui/LineItemsGrid';

/** The handle of the grid of a document, to focus a cell from outside the grid. */
export interface GridPlace extends LineItemsGridHandle {
  /** The ref of the grid. */
  readonly set: (grid: LineItemsGridHandle | null) => void;
}

/** A placeholder for the grid. */
export function createGridPlace(): GridPlace {
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
