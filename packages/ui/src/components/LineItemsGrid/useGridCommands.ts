import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { actionsColumn, fillsLine, type LineColumn } from './column.ts';
import { gridCommand, type GridCommand } from './gridCommand.ts';
import { cellIn, isTextControl, placeOf, type GridPlace } from './gridPlaces.ts';
import type { GridFocus } from './useGridFocus.ts';
import { controlOf } from './shownText.ts';
import type { OwnUndo } from './useOwnUndo.ts';

/** A line of a pasted block. */
export interface PastedLine<Line> {
  /** The line whose cells are replaced; undefined asks for a new line. */
  line: Line | undefined;
  /** The texts by the key of their column; an empty one empties the cell. Of a choice it is the key. */
  cells: Readonly<Record<string, string>>;
}

/** What the caller does when lines are to change. */
export interface LineHandlers<Line> {
  /** A line is asked for: below `above`, or at the end. The grid gives it the focus once it is there. */
  onAdd: (above: Line | undefined) => void;
  /** A line is to go. Without it lines cannot be deleted here. */
  onDelete?: (line: Line) => void;
  /** A line is to go to another place, counted from 0. */
  onMove?: (line: Line, to: number) => void;
  /** A copy of a line is asked for, below it. The grid gives it the focus once it is there. */
  onDuplicate?: (line: Line) => void;
  /** A cell is to take over what stands in the line above. */
  onCopyAbove?: (line: Line, column: string, above: Line) => void;
  /**
   * Cells of a spreadsheet were pasted, and whoever did it saw where they go: replace those of the
   * lines that are given, and add the other lines below `below`. Make it one change, which one undo
   * takes back. Keep a text that cannot be read in its line, with what is wrong.
   */
  onPaste?: (pasted: readonly PastedLine<Line>[], below: Line) => void;
  /** The last change is to be taken back. */
  onUndo?: () => void;
  /** What was taken back is to be done again. */
  onRedo?: () => void;
}

/** Keys that do nothing here, because nobody does what they ask for. */
export function unusedKeys<Handle, Line>(
  handlers: Omit<LineHandlers<Handle>, 'onAdd'>,
  columns: readonly LineColumn<Line>[],
) {
  return [
    !handlers.onDelete && 'Alt+Delete',
    !handlers.onCopyAbove && 'Ctrl+D',
    !handlers.onDuplicate && 'Ctrl+Shift+D',
    !handlers.onMove && 'Alt+Shift+ArrowUp, Alt+Shift+ArrowDown',
    !handlers.onPaste && 'Ctrl+V',
    !columns.some(({ opens }) => opens) && 'Shift+F1',
    !handlers.onUndo && 'Ctrl+Z',
    !handlers.onRedo && 'Ctrl+Y',
  ];
}

/** What the commands of a grid need to know and to tell. */
export interface GridCommandsOptions<Handle, Line> extends LineHandlers<Handle> {
  table: RefObject<HTMLTableElement | null>;
  lines: readonly Handle[];
  columns: readonly LineColumn<Line>[];
  focus: GridFocus;
  undo: OwnUndo;
  /** Which cell of the line that comes next gets the focus. */
  wanted: { current: { column: string | undefined } | undefined };
  /** Lines may change places now; this one has the focus. */
  onReorder: (line: Handle) => void;
  onStillEmpty: (row: number) => void;
}

/** Turns keys, presses on buttons of lines and pasted blocks into calls; for the table. */
export function useGridCommands<Handle, Line>(options: GridCommandsOptions<Handle, Line>) {
  const { table, lines, columns, focus, undo } = options;

  /** Adds a line whose cell in `column` gets the focus. */
  function add(above: Handle | undefined, column: string | undefined) {
    options.wanted.current = { column };
    options.onAdd(above);
  }

  /** What each command does; no answer is: leave it to the browser. */
  const commands: Record<
    GridCommand,
    (at: GridPlace, line: Handle, target: EventTarget) => true | undefined
  > = {
    nextLine(at, line, target) {
      if (target instanceof HTMLButtonElement) return undefined;
      const column = focus.runColumn() ?? at.column;
      if (focus.focusCell(at.row + 1, column)) return true;
      if (isFilled(at.rowElement, columns)) add(line, column);
      else options.onStillEmpty(at.row);
      return true;
    },
    addBelow(_at, line) {
      add(line, undefined);
      return true;
    },
    delete(_at, line) {
      options.onDelete?.(line);
      return options.onDelete && true;
    },
    copyAbove(at, line) {
      if (!options.onCopyAbove || at.column === actionsColumn) return undefined;
      const above = lines[at.row - 1];
      if (above !== undefined) options.onCopyAbove(line, at.column, above);
      return true;
    },
    duplicate(at, line) {
      if (!options.onDuplicate) return undefined;
      options.wanted.current = { column: at.column === actionsColumn ? undefined : at.column };
      options.onDuplicate(line);
      return true;
    },
    open({ rowElement }) {
      const button = rowElement.querySelector<HTMLElement>('[data-opens]');
      button?.click();
      return button ? true : undefined;
    },
    moveUp: (at, line) => move(line, at.row, at.row - 1),
    moveDown: (at, line) => move(line, at.row, at.row + 1),
    undo(_at, line, target) {
      if (!options.onUndo || undo.canUndo(target)) return undefined;
      undo.forget();
      options.onReorder(line);
      options.onUndo();
      return true;
    },
    redo(_at, line, target) {
      if (!options.onRedo || undo.canRedo(target)) return undefined;
      options.onReorder(line);
      options.onRedo();
      return true;
    },
  };

  function move(line: Handle, from: number, to: number): true | undefined {
    const isPlace = to >= 0 && to < lines.length && to !== from;
    if (isPlace && options.onMove) {
      options.onReorder(line);
      options.onMove(line, to);
    }
    return options.onMove && true;
  }

  function run(command: GridCommand | undefined, target: EventTarget): boolean {
    if (!command) return false;
    const at = placeOf(table.current, target);
    const line = at && lines[at.row];
    if (!at || line === undefined) return false;
    return commands[command](at, line, target) ?? false;
  }

  return {
    add,
    onKeyDown(event: KeyboardEvent) {
      focus.setTabbing(event.key === 'Tab');
      undo.onKeyDown(event.target);
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      if (event.getModifierState('AltGraph')) return;
      if (run(gridCommand(event), event.target)) event.preventDefault();
    },
    onInput(event: { target: EventTarget }) {
      undo.onInput(event.target);
    },
    onClick(event: MouseEvent) {
      const { target } = event;
      const action = target instanceof Element && target.closest<HTMLElement>('[data-action]');
      if (action) run(action.dataset['action'] as GridCommand, action);
    },
  };
}

/** Whether something stands in one of the columns that make a line a filled one. */
function isFilled<Line>(row: HTMLElement, columns: readonly LineColumn<Line>[]): boolean {
  return columns.filter(fillsLine).some(({ key }) => {
    const control = controlOf(cellIn(row, key));
    return (
      (isTextControl(control) || control instanceof HTMLSelectElement) &&
      control.value.trim() !== ''
    );
  });
}
