import {
  startTransition,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { isTextControl, passOn } from '../../private/fields/inputDelegation.ts';
import {
  controlIn,
  failingIn,
  placeOf,
  rowAt,
  rowsOf,
  textControlIn,
  type GridPlace,
} from './gridPlaces.ts';

type Key = string | number;

/** What the page can ask of a grid. */
export interface LineItemsGridHandle {
  /** Gives the focus to the first cell that is marked as failing; whether there was one. */
  focusFirstFailing: () => boolean;
  /** Gives the focus to a cell; whether the line is there. */
  focusCell: (lineKey: Key, column: string) => boolean;
  /** The cell with the focus; undefined when that is elsewhere. */
  focusedCell: () => FocusedCell | undefined;
}

/** A cell of a grid. */
export interface FocusedCell {
  /** Identifies its line. */
  lineKey: Key;
  /** The key of its column. */
  column: string;
}

/** A cell that has its editor. */
export interface EditedCell extends FocusedCell {
  /**
   * Whether it was focused last, was just left and may still have to say what is wrong, or was left with a
   * text that is no value.
   */
  status: 'active' | 'leaving' | 'unparsed';
  /** Whether its text is no value. */
  isUnparsed: boolean;
}

/** How long the editor of a cell that was left stays, in milliseconds: what it announces is read by then. */
const leavingTime = 300;

/** Where the focus is in a grid, where it was, and where a run of Tab began. */
export type GridFocus = ReturnType<typeof useGridFocus>;

interface GridFocusOptions {
  ref: Ref<LineItemsGridHandle> | undefined;
  table: RefObject<HTMLTableElement | null>;
  /** The keys of the lines, from top to bottom. */
  keys: readonly Key[];
  /** Draws lines that are not in the page yet. */
  drawAll: () => void;
}

/** Follows the focus through the lines of a table, and says which cells are edited (a hook). */
export function useGridFocus({ ref, table, keys, drawAll }: GridFocusOptions) {
  const last = useRef<GridPlace>(undefined);
  const run = useRef<string>(undefined);
  const isTabbing = useRef(false);
  const isPointing = useRef(false);
  const typedOver = useRef<EventTarget>(undefined);
  const [editing, setEditing] = useState<readonly EditedCell[]>([]);

  // An editor may have written another text into the control that got the focus.
  useLayoutEffect(() => {
    const { current: control } = typedOver;
    typedOver.current = undefined;
    if (isTextControl(control) && control === document.activeElement) selectAll(control);
  }, [editing]);

  useEffect(() => {
    if (editing.every(({ status }) => status !== 'leaving')) return undefined;
    const timer = setTimeout(() => startTransition(() => setEditing(withoutLeft)), leavingTime);
    return () => clearTimeout(timer);
  }, [editing]);

  const currentPlace = () => placeOf(table.current, document.activeElement);

  function edit(at: GridPlace): void {
    const { [at.row]: lineKey } = keys;
    const control = textControlIn(at.cell);
    const isEdited = lineKey !== undefined && control !== undefined && !control.readOnly;
    const isHere = isSame(lineKey, at.column);
    setEditing((before) => {
      const known = before.find(isHere);
      if (isEdited && known?.status === 'active') return before;
      const left = before
        .filter((cell) => !isHere(cell) && (cell.isUnparsed || cell.status === 'active'))
        .map((cell) => (cell.status === 'active' ? { ...cell, status: 'leaving' as const } : cell));
      if (!isEdited) return left;
      const isUnparsed = known?.isUnparsed ?? false;
      return [...left, { lineKey, column: at.column, status: 'active', isUnparsed }];
    });
  }

  /** Gives the focus to a cell; to the first control of the row where the column has none. */
  function focusCell(row: number, column: string | undefined): boolean {
    if (!rowAt(table.current, row)) drawAll();
    const control = controlIn(rowAt(table.current, row), column);
    control?.focus();
    if (isTextControl(control)) control.select();
    return control !== undefined;
  }

  useImperativeHandle(ref, () => ({
    focusFirstFailing() {
      drawAll();
      const [failing] = table.current ? failingIn(table.current) : [];
      failing?.focus();
      return Boolean(failing);
    },
    /** Typing on in a line counts as Tab: Enter returns to the start. */
    focusCell(lineKey, column) {
      const row = keys.indexOf(lineKey);
      isTabbing.current = row === currentPlace()?.row;
      const isThere = focusCell(row, column);
      // Whoever asks for it may write in the cell: its editor is there by then.
      flushSync(() => {});
      return isThere;
    },
    focusedCell() {
      const at = currentPlace();
      const lineKey = at && keys[at.row];
      return at && lineKey !== undefined ? { lineKey, column: at.column } : undefined;
    },
  }));

  return {
    /** The cells that are edited. */
    editing,
    /** Notes whether the text of an edited cell is a value: if not, the cell keeps its editor. */
    keepUnparsed(lineKey: Key, column: string, isUnparsed: boolean) {
      const isThis = isSame(lineKey, column);
      setEditing((before) =>
        before.some((cell) => isThis(cell) && cell.isUnparsed !== isUnparsed)
          ? before.map((cell) => (isThis(cell) ? { ...cell, isUnparsed } : cell))
          : before,
      );
    },
    /** The column in which the run of Tab began that led to the focus. */
    runColumn: () => run.current,
    /** The line that has the focus, counted from 0. */
    row: () => currentPlace()?.row,
    /** Says whether a key began a run of Tab. */
    setTabbing(value: boolean) {
      isTabbing.current = value;
    },
    focusCell,
    /** The control at the last place of the focus, or the nearest. */
    nearestToLast() {
      const { current: at } = last;
      if (!at) return undefined;
      const rows = rowsOf(table.current);
      const row = at.rowElement.isConnected
        ? at.rowElement
        : rows[Math.min(at.row, rows.length - 1)];
      return controlIn(row, at.column, at.nth);
    },
    /** For the table. */
    handlers: {
      onFocus(event: FocusEvent) {
        passOn(event);
        const { target } = event;
        const at = placeOf(table.current, target);
        if (!at) return;
        const isSameCell =
          last.current?.rowElement === at.rowElement && last.current.column === at.column;
        if (!isTabbing.current && !(isSameCell && run.current !== undefined))
          run.current = at.column;
        isTabbing.current = false;
        last.current = at;
        // However else the focus came, what is typed takes the place of the value, as after Tab.
        const isTypedOver = !isPointing.current && target instanceof HTMLInputElement;
        typedOver.current = isTypedOver ? target : undefined;
        edit(at);
      },
      onBlur(event: FocusEvent) {
        passOn(event);
        if (!table.current?.contains(event.relatedTarget)) isTabbing.current = false;
      },
      onPointerDownCapture() {
        run.current = undefined;
        isTabbing.current = false;
        isPointing.current = true;
        const isDone = () => {
          isPointing.current = false;
        };
        window.addEventListener('pointerup', isDone, { once: true });
        window.addEventListener('pointercancel', isDone, { once: true });
      },
    },
  };
}

/** Cells that were left keep their editor only with a text that is no value. */
const withoutLeft = (editing: readonly EditedCell[]): readonly EditedCell[] =>
  editing.flatMap((cell) => {
    if (cell.status !== 'leaving') return [cell];
    return cell.isUnparsed ? [{ ...cell, status: 'unparsed' as const }] : [];
  });

const isSame = (lineKey: Key | undefined, column: string) => (cell: EditedCell) =>
  cell.lineKey === lineKey && cell.column === column;

/** Selects the whole text of a control, where that is not selected already. */
function selectAll(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd, value } = control;
  if (selectionStart !== 0 || selectionEnd !== value.length) control.select();
}
