import { newSeat, showSeat } from './editorSeat.ts';
import { oneString } from './oneString.ts';

/** What was selected in a text, from and to. */
export interface TextSelection {
  /** Where it begins. */
  from: number;
  /** Where it ends. */
  to: number;
  /** Whether it is the whole text. */
  isAll: boolean;
}

/** The rich editor of a cell. */
export interface RichCell {
  /** The column of the cell. */
  column: string;
  /** What holds the editor, in its cell beside the plain control. */
  seat: HTMLElement;
  /** Whether it stands in the place of the plain control; until then it is drawn ahead, and nobody meets it. */
  isShown: boolean;
}

/** A cell, by the id of its row and the key of its column. */
export interface CellName {
  row: string;
  column: string;
}

/** The id of a row in a chunk; by it the chunk is told what concerns the row. */
export const lineIdIn = (chunkId: string, nth: number): string => oneString(chunkId, '-', nth);

const chunkOf = (row: string): string => row.slice(0, row.lastIndexOf('-'));

type RichRowListener = (row: string, cells: readonly RichCell[]) => void;

/** Which cell was focused last, and which have their rich editor. A chunk of rows hears of its own only. */
export interface ActiveCell {
  /** Tells a chunk of the rich cells of its rows when they change; gives what ends that. */
  listen: (chunkId: string, listener: RichRowListener) => () => void;
  /** Whether the editor of a cell stands in it: it was drawn ahead, or is shown. */
  isThere: (cell: CellName) => boolean;
  /** Shows the editor of a cell, because it is about to be focused. One that is there is not drawn again. */
  show: (cell: CellName) => void;
  /** Makes a cell the one that was focused last, with what was selected in it. */
  set: (cell: CellName, selection: TextSelection | undefined) => void;
  /** A cell without an editor was focused. */
  clear: () => void;
  /**
   * Once there is time: takes the editors away that are no longer needed, and draws one ahead where
   * the focus probably goes next.
   */
  settle: (isNeeded: (cell: CellName) => boolean, next: CellName | undefined) => void;
  /** The plain field of a row that had the focus when its editor took its place: answers once. */
  takeArrival: (row: string) => Arrival | undefined;
}

/** A cell whose editor is to take over the focus of the plain field. */
export interface Arrival extends CellName {
  /** What was selected in the plain field. */
  selection: TextSelection | undefined;
}

/** What a row has that is not in focus. */
export const noRichCells: readonly RichCell[] = [];

/** No cell yet. */
export function newActiveCell(): ActiveCell {
  const listeners = new Map<string, RichRowListener>();
  const rows = new Map<string, readonly RichCell[]>();
  let active: CellName | undefined;
  let arrival: Arrival | undefined;
  const richIn = (row: string) => rows.get(row) ?? noRichCells;

  function change(row: string, cells: readonly RichCell[]) {
    if (cells.length > 0) rows.set(row, cells);
    else rows.delete(row);
    listeners.get(chunkOf(row))?.(row, richIn(row));
  }

  const richAt = ({ row, column }: CellName) => richIn(row).find((cell) => cell.column === column);

  const isThere = (cell: CellName) => richAt(cell)?.seat.isConnected === true;

  function place(at: CellName, isSilent: boolean) {
    const { row, column } = at;
    const wasThere = isThere(at);
    const known = richAt(at);
    const others = richIn(row).filter((cell) => cell !== known);
    const seat = known?.seat ?? newSeat();
    showSeat(seat);
    const cells = [...others, { column, seat, isShown: true }];
    // Nothing to draw, where somebody waits: it was drawn ahead.
    if (wasThere && isSilent) rows.set(row, cells);
    else change(row, cells);
  }

  const isShownIn = (cell: CellName) => richAt(cell)?.isShown === true;

  return {
    listen(chunkId, listener) {
      listeners.set(chunkId, listener);
      return () => {
        listeners.delete(chunkId);
        for (const row of rows.keys()) if (chunkOf(row) === chunkId) rows.delete(row);
      };
    },
    isThere,
    show: (cell) => {
      if (!isShownIn(cell)) place(cell, true);
    },
    set(cell, selection) {
      active = cell;
      if (isShownIn(cell)) return;
      place(cell, false);
      arrival = { ...cell, selection };
    },
    clear() {
      active = undefined;
    },
    settle(isNeeded, next) {
      for (const [row, cells] of rows) {
        const kept = cells.filter(({ column, isShown }) => {
          const cell = { row, column };
          return isShown ? isSame(cell, active) || isNeeded(cell) : isSame(cell, next);
        });
        if (kept.length < cells.length) change(row, kept);
      }
      if (!next || richIn(next.row).some(({ column }) => column === next.column)) return;
      const ahead = { column: next.column, seat: newSeat(), isShown: false };
      change(next.row, [...richIn(next.row), ahead]);
    },
    takeArrival(row) {
      if (arrival?.row !== row) return undefined;
      const taken = arrival;
      arrival = undefined;
      return taken;
    },
  };
}

function isSame(one: CellName, other: CellName | undefined): boolean {
  return one.row === other?.row && one.column === other.column;
}
