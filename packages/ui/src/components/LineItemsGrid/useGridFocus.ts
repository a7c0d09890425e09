import { startTransition, useRef, type FocusEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { handOn } from '../../private/lentInput.ts';
import type { ActiveCell, CellName, TextSelection } from './activeCell.ts';
import {
  controlIn,
  isTextControl,
  placeOf,
  rowAt,
  rowOf,
  rowsOf,
  type GridPlace,
} from './gridPlaces.ts';
import { hasOwnFault } from './richRow.tsx';
import { useIdle } from './useIdle.ts';

/** Where the focus is in a grid, where it was, and where a run of Tab began. */
export interface GridFocus {
  /** The column in which the run of Tab began that led to the focus. */
  runColumn: () => string | undefined;
  /** The line that has the focus, counted from 0. */
  row: () => number | undefined;
  /** Gives the focus to a cell; to the first control of the row where the column has none. */
  focusCell: (row: number, column: string | undefined) => boolean;
  /** The same for whoever goes on in a line, which is as good as Tab: Enter goes back to where it began. */
  goToCell: (row: number, column: string | undefined) => boolean;
  /** The control that stands where the focus was last, or nearest to it. */
  nearestToLast: () => HTMLElement | undefined;
  /** Whether a key began a run of Tab. */
  setTabbing: (isTabbing: boolean) => void;
  /** For the table. */
  handlers: {
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onPointerDownCapture: () => void;
  };
}

interface GridFocusOptions {
  table: RefObject<HTMLTableElement | null>;
  activeCell: ActiveCell;
  /** How the editor of a column stands in its cell, if it has one. */
  editorIn: (column: string) => 'seated' | 'inPlace' | undefined;
  /** Draws lines that are not in the page yet. */
  drawAll: () => void;
}

/** Follows the focus through the lines of a table, and says which cell may have its rich editor. */
export function useGridFocus(options: GridFocusOptions): GridFocus {
  const { table, activeCell, editorIn, drawAll } = options;
  const last = useRef<GridPlace>(undefined);
  const run = useRef<string>(undefined);
  const isTabbing = useRef(false);
  const isPointing = useRef(false);
  const later = useIdle();

  function activate(at: GridPlace, selection: TextSelection | undefined) {
    if (editorIn(at.column)) activeCell.set(nameOf(at.rowElement, at.column), selection);
    else activeCell.clear();
    later(settle);
  }

  /**
   * Before the focus comes: a plain control that has it only for a moment costs as much again. An editor
   * that is there does not wait until what Enter changed is drawn: a value that is written into a field
   * which still has the focus has the page laid out once more.
   */
  function showEditor(cell: CellName) {
    if (activeCell.isThere(cell)) activeCell.show(cell);
    else flushSync(() => activeCell.show(cell));
  }

  /** Editors come and go while nobody waits for them; one that is not there yet, comes with the focus. */
  function settle() {
    const { activeElement } = document;
    const at = placeOf(table.current, activeElement);
    const below = at && rowAt(table.current, at.row + 1);
    const column = run.current;
    const next = below && isSeated(column) ? nameOf(below, column) : undefined;
    startTransition(() =>
      activeCell.settle(({ row, column: key }) => hasOwnFault(rowOf(row), key), next),
    );
  }

  function onPointerUp() {
    isPointing.current = false;
    const at = placeOf(table.current, document.activeElement);
    if (at) activate(at, selectionIn(at.cell));
  }

  const isSeated = (column: string | undefined): column is string =>
    column !== undefined && editorIn(column) === 'seated';

  const currentRow = () => placeOf(table.current, document.activeElement)?.row;

  const gridFocus: GridFocus = {
    runColumn: () => run.current,
    row: currentRow,
    setTabbing: (value) => {
      isTabbing.current = value;
    },
    focusCell(row, column) {
      if (!rowAt(table.current, row)) drawAll();
      const rowElement = rowAt(table.current, row);
      if (rowElement && isSeated(column)) showEditor(nameOf(rowElement, column));
      const control = controlIn(rowElement, column);
      control?.focus();
      if (isTextControl(control)) control.select();
      return control !== undefined;
    },
    goToCell(row, column) {
      isTabbing.current = row === currentRow();
      const isThere = gridFocus.focusCell(row, column);
      // Whoever asks for it may write in the cell: its editor is there by then.
      flushSync(() => {});
      return isThere;
    },
    nearestToLast() {
      const { current: at } = last;
      if (!at) return undefined;
      const rows = rowsOf(table.current);
      const row = at.rowElement.isConnected
        ? at.rowElement
        : rows[Math.min(at.row, rows.length - 1)];
      return controlIn(row, at.column, at.nth);
    },
    handlers: {
      onFocus(event) {
        handOn(event);
        const at = placeOf(table.current, event.target);
        if (!at) return;
        const isSameCell =
          last.current?.rowElement === at.rowElement && last.current.column === at.column;
        if (!isTabbing.current && !(isSameCell && run.current !== undefined))
          run.current = at.column;
        isTabbing.current = false;
        last.current = at;
        // However else the focus came, what is typed takes the place of the value, as after Tab.
        if (!isPointing.current) activate(at, wholeOf(event.target) ?? selectionIn(at.cell));
        // A press also says where in the text, and an editor that takes the place of the field waits for that.
        else if (editorIn(at.column) === 'inPlace') activate(at, undefined);
      },
      onBlur({ relatedTarget }) {
        if (!table.current?.contains(relatedTarget)) isTabbing.current = false;
      },
      onPointerDownCapture() {
        run.current = undefined;
        isTabbing.current = false;
        isPointing.current = true;
        window.addEventListener('pointerup', onPointerUp, { once: true });
        window.addEventListener('pointercancel', onPointerUp, { once: true });
      },
    },
  };
  return gridFocus;
}

function nameOf(rowElement: HTMLElement, column: string): CellName {
  return { row: rowElement.dataset['line'] ?? '', column };
}

/** All of what stands on one line. */
function wholeOf(control: EventTarget): TextSelection | undefined {
  if (!(control instanceof HTMLInputElement)) return undefined;
  return { from: 0, to: control.value.length, isAll: true };
}

function selectionIn(cell: HTMLElement): TextSelection | undefined {
  const control = document.activeElement;
  if (!isTextControl(control) || !cell.contains(control)) return undefined;
  const { selectionStart: from, selectionEnd: to, value } = control;
  if (from === null || to === null) return undefined;
  return { from, to, isAll: value !== '' && from === 0 && to === value.length };
}
