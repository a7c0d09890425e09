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
import type { Key } from './lineChunks.ts';

/** What the page can ask of a grid. */
export interface LineItemsGridHandle {
  /** Focuses the first cell with an error; returns whether there was one. */
  focusFirstFailing: () => boolean;
  /** Focuses a cell; returns whether the line exists. */
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

/** The last place of the focus, and what has an editor. */
interface FocusState {
  /** The line that had the focus last. */
  lineKey?: Key | undefined;
  /** Its cell, if that is edited. */
  active?: FocusedCell | undefined;
  /** The previously edited cell, which may still have to announce its error. */
  left?: FocusedCell | undefined;
}

/** How long an editor stays mounted after blur, in milliseconds: its announcement has been read by then. */
const leavingTime = 300;

interface GridFocusOptions {
  ref: Ref<LineItemsGridHandle> | undefined;
  table: RefObject<HTMLTableElement | null>;
  keys: readonly Key[];
  drawAll: () => void;
}

/** Follows the focus through the lines of a table, and says which cells are edited (a hook). */
export function useGridFocus({ ref, table, keys, drawAll }: GridFocusOptions) {
  const last = useRef<GridPlace>(undefined);
  /** The column in which the sequence of Tab started. */
  const run = useRef<string>(undefined);
  /** The pending cause of a focus change. */
  const cause = useRef<'tab' | 'pointer'>(undefined);
  const typedOver = useRef<HTMLInputElement>(undefined);
  const [state, setState] = useState<FocusState>({});

  // After what was left may have changed the text of the control that got the focus.
  useLayoutEffect(() => {
    const { current: input } = typedOver;
    typedOver.current = undefined;
    if (input === document.activeElement) input.select();
  }, [state]);

  useEffect(() => {
    if (!state.left) return undefined;
    const forgetLeft = () => setState((before) => ({ ...before, left: undefined }));
    const timer = setTimeout(() => startTransition(forgetLeft), leavingTime);
    return () => clearTimeout(timer);
  }, [state]);

  const currentPlace = () => placeOf(table.current, document.activeElement);

  function edit({ row, column, cell }: GridPlace): void {
    const { [row]: lineKey } = keys;
    const control = textControlIn(cell);
    const isEdited = lineKey !== undefined && control !== undefined && !control.readOnly;
    setState((before) => {
      const { active } = before;
      if (!isEdited) return { lineKey, left: active };
      if (active?.lineKey === lineKey && active.column === column) return before;
      return { lineKey, active: { lineKey, column }, left: active };
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
    focusCell(lineKey, column) {
      const row = keys.indexOf(lineKey);
      // Going on in a line counts as Tab: Enter returns to the start.
      cause.current = row === currentPlace()?.row ? 'tab' : undefined;
      const isThere = focusCell(row, column);
      // The caller may type in the cell, so its editor is mounted before the return.
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
    editing: [state.active, state.left].filter((cell) => cell !== undefined),
    lineKey: state.lineKey,
    /** The column in which the current sequence of Tab started. */
    runColumn: () => run.current,
    row: () => currentPlace()?.row,
    focusCell,
    /** The control at the last place of the focus, or the nearest. */
    nearestToLast() {
      const { current: at } = last;
      if (!at) return undefined;
      const nearest = rowAt(table.current, at.row) ?? rowsOf(table.current).at(-1);
      const row = at.rowElement.isConnected ? at.rowElement : nearest;
      return controlIn(row, at.column, at.nth);
    },
    /** Notes whether a key is about to move the focus. */
    noteKey(key: string) {
      cause.current = key === 'Tab' ? 'tab' : undefined;
    },
    handlers: {
      onFocus(event: FocusEvent) {
        passOn(event);
        const { target } = event;
        const at = placeOf(table.current, target);
        if (!at) return;
        const { current: before } = last;
        const isSameCell = before?.rowElement === at.rowElement && before.column === at.column;
        if (cause.current !== 'tab' && !(isSameCell && run.current !== undefined))
          run.current = at.column;
        // Unless the pointer gave the focus, typing replaces the value, as after Tab.
        const isTypedOver = cause.current !== 'pointer' && target instanceof HTMLInputElement;
        typedOver.current = isTypedOver ? target : undefined;
        cause.current = undefined;
        last.current = at;
        edit(at);
      },
      onBlur(event: FocusEvent) {
        passOn(event);
        if (!table.current?.contains(event.relatedTarget)) cause.current = undefined;
      },
      onPointerDownCapture() {
        run.current = undefined;
        cause.current = 'pointer';
      },
      onPointerUp() {
        cause.current = undefined;
      },
    },
  };
}
