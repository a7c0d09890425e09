/** What was selected in a text, from and to. */
export interface TextSelection {
  /** Where it begins. */
  from: number;
  /** Where it ends. */
  to: number;
  /** Whether it is the whole text. */
  isAll: boolean;
}

/** The cells of a row that have their rich editor. */
export interface RichCells {
  /** The column of the cell that was focused last, when it is in this row. */
  active: string | undefined;
  /** The columns of all of them. */
  columns: readonly string[];
}

/** Which cell was focused last, and which have their rich editor. A row hears of its own only. */
export interface ActiveCell {
  /** Tells a row of its rich cells when they change; gives what ends that. */
  listen: (row: string, listener: (cells: RichCells) => void) => () => void;
  /** Gives a cell its editor ahead, because it is about to be focused. */
  prepare: (row: string, column: string) => void;
  /** Makes a cell the one that was focused last, with what was selected in it. */
  set: (row: string, column: string, selection: TextSelection | undefined) => void;
  /** A cell without an editor was focused. */
  clear: () => void;
  /** Takes the editor from a cell. */
  release: (row: string, column: string) => void;
  /** What was selected in the cell when it got the focus. */
  selection: () => TextSelection | undefined;
}

/** What a row has that was never in focus. */
export const noRichCells: RichCells = { active: undefined, columns: [] };

/** No cell yet. */
export function newActiveCell(): ActiveCell {
  const listeners = new Map<string, (cells: RichCells) => void>();
  const rows = new Map<string, RichCells>();
  let activeRow: string | undefined;
  let selected: TextSelection | undefined;
  const richIn = (row: string) => rows.get(row) ?? noRichCells;

  function change(row: string, cells: RichCells) {
    if (cells.columns.length > 0) rows.set(row, cells);
    else rows.delete(row);
    listeners.get(row)?.(richIn(row));
  }

  function leaveActiveRow() {
    if (activeRow !== undefined)
      change(activeRow, { active: undefined, columns: richIn(activeRow).columns });
    activeRow = undefined;
  }

  function addTo(row: string, column: string) {
    const { columns } = richIn(row);
    change(row, {
      active: column,
      columns: columns.includes(column) ? columns : [...columns, column],
    });
  }

  return {
    listen(row, listener) {
      listeners.set(row, listener);
      return () => {
        listeners.delete(row);
        rows.delete(row);
      };
    },
    selection: () => selected,
    clear: leaveActiveRow,
    prepare(row, column) {
      if (activeRow !== row) addTo(row, column);
    },
    set(row, column, selection) {
      const isThere = richIn(row).active === column;
      if (isThere && activeRow === row) return;
      if (activeRow !== row) leaveActiveRow();
      activeRow = row;
      selected = selection;
      if (!isThere) addTo(row, column);
    },
    release(row, column) {
      const { active, columns } = richIn(row);
      change(row, { active, columns: columns.filter((one) => one !== column) });
    },
  };
}
