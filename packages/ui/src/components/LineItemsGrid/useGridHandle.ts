import { useImperativeHandle, type Ref, type RefObject } from 'react';
import { failingIn, placeOf } from './gridPlaces.ts';
import type { GridFocus } from './useGridFocus.ts';

/** What the page can ask of a grid. */
export interface LineItemsGridHandle {
  /** Gives the focus to the first cell that is marked as failing; whether there was one. */
  focusFirstFailing: () => boolean;
  /** Gives the focus to a cell; whether the line is there. */
  focusCell: (lineKey: string | number, column: string) => boolean;
  /** The cell with the focus; undefined when that is elsewhere. */
  focusedCell: () => FocusedCell | undefined;
}

/** A cell of a grid. */
export interface FocusedCell {
  /** What tells its line from the others. */
  lineKey: string | number;
  /** The key of its column. */
  column: string;
}

interface GridHandleOptions {
  table: RefObject<HTMLTableElement | null>;
  /** What tells each line from the others, from top to bottom. */
  keys: readonly (string | number)[];
  focus: GridFocus;
  /** Draws lines that are not in the page yet. */
  drawAll: () => void;
}

/** Lets the page ask all that of a grid (a hook). */
export function useGridHandle(
  ref: Ref<LineItemsGridHandle> | undefined,
  { table, keys, focus, drawAll }: GridHandleOptions,
): void {
  useImperativeHandle(ref, () => ({
    focusFirstFailing() {
      drawAll();
      const [failing] = table.current ? failingIn(table.current) : [];
      failing?.focus();
      return Boolean(failing);
    },
    focusCell: (key, column) => focus.goToCell(keys.indexOf(key), column),
    focusedCell() {
      const at = placeOf(table.current, document.activeElement);
      const lineKey = at && keys[at.row];
      return at && lineKey !== undefined ? { lineKey, column: at.column } : undefined;
    },
  }));
}
