import {
  useRef,
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { growWithText, isTextControl, passOn } from '../../private/fields/inputDelegation.ts';
import { cellOf, fillsLine, textOf } from './cells.ts';
import { actionsColumn, type LineColumn, type LineEdit } from './column.ts';
import { gridCommand, type GridCommand } from './gridCommand.ts';
import { cellIn, controlIn, editableIn, placeOf, type GridPlace } from './gridPlaces.ts';
import type { GridFocus } from './useGridFocus.ts';

/** A line of a pasted block. */
export interface PastedLine<Line> {
  /** The line whose cells are replaced; undefined asks for a new line. */
  line: Line | undefined;
  /** The changes of its cells, read as the columns read what is typed. */
  edits: readonly LineEdit[];
}

/** What the caller does when lines are to change. */
export interface LineHandlers<Line> {
  /**
   * A cell has another value, once it is done: when the cell is left, on Enter and on a shortcut. See
   * `editedLine`. Without it cells can be read and copied, not changed.
   */
  onEdit?: (line: Line, edit: LineEdit) => void;
  /** Somebody types: what `onEdit` would be called with if the cell were left now. For a draft. */
  onTyping?: (line: Line, edit: LineEdit) => void;
  /** A line is asked for: below `above`, or at the end. The grid gives it the focus once it is there. */
  onAdd: (above: Line | undefined) => void;
  /** A line is to go. Without it lines cannot be deleted here. */
  onDelete?: (line: Line) => void;
  /** A line is to go to another place, counted from 0. */
  onMove?: (line: Line, to: number) => void;
  /** A copy of a line is asked for, below it. The grid gives it the focus once it is there. */
  onDuplicate?: (line: Line) => void;
  /**
   * Cells of a spreadsheet were pasted, and whoever did it saw where they go: edit the lines that are given,
   * and add the other lines below `below`. Make it one change, which one undo takes back.
   */
  onPaste?: (pasted: readonly PastedLine<Line>[], below: Line) => void;
  /** The last change is to be taken back. */
  onUndo?: () => void;
  /** What was taken back is to be done again. */
  onRedo?: () => void;
}

/** Keys that do nothing here, because nobody does what they ask for. */
export function unusedKeys<Line>(
  handlers: Omit<LineHandlers<Line>, 'onAdd'>,
  columns: readonly LineColumn<Line>[],
) {
  return [
    !handlers.onDelete && 'Alt+Delete',
    !handlers.onEdit && 'Ctrl+D',
    !handlers.onDuplicate && 'Ctrl+Shift+D',
    !handlers.onMove && 'Alt+Shift+ArrowUp, Alt+Shift+ArrowDown',
    !handlers.onPaste && 'Ctrl+V',
    !columns.some((column) => column.kind === 'output' && column.opens) && 'Shift+F1',
    !handlers.onUndo && 'Ctrl+Z',
    !handlers.onRedo && 'Ctrl+Y',
  ];
}

/** What the commands of a grid need to know and to tell. */
interface GridCommandsOptions<Line> extends LineHandlers<Line> {
  table: RefObject<HTMLTableElement | null>;
  lines: readonly Line[];
  columns: readonly LineColumn<Line>[];
  focus: GridFocus;
  /** Which cell of the line that comes next gets the focus. */
  wanted: { current: { column: string | undefined } | undefined };
  /** Lines may change places now; this one has the focus. */
  onReorder: (line: Line) => void;
  onStillEmpty: (row: number) => void;
}

/** Turns keys, presses on buttons of lines and pasted blocks into calls; for the table. */
export function useGridCommands<Line>(options: GridCommandsOptions<Line>) {
  const { table, lines, columns, focus } = options;
  /** The control in which something was typed since the lines last had the undo. */
  const typedIn = useRef<EventTarget>(undefined);

  /** Whether the text of a control is not in its line yet: then undo and redo are the control's own. */
  function isOwnUndo({ column: key }: GridPlace, line: Line, target: EventTarget): boolean {
    const column = columns.find((one) => one.key === key);
    if (!column || !isTextControl(target)) return false;
    return target.value !== textOf(column, cellOf(column, line)).replaceAll(/\r\n?/g, '\n');
  }

  /** Adds a line whose cell in `column` gets the focus. */
  function add(above: Line | undefined, column: string | undefined) {
    options.wanted.current = { column };
    options.onAdd(above);
  }

  /** What each command does; no answer is: leave it to the browser. */
  const commands: Record<
    GridCommand,
    (at: GridPlace, line: Line, target: EventTarget) => true | undefined
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
      const column = columns.find(({ key }) => key === at.column);
      if (!options.onEdit || !column) return undefined;
      const above = lines[at.row - 1];
      const cell = above === undefined ? undefined : cellOf(column, above);
      if (column.kind === 'output' || !cell || textOf(column, cell) === '') return true;
      const { value, unparsedText } = cell;
      options.onEdit(line, { column: at.column, value, unparsedText });
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
    undo(at, line, target) {
      if (!options.onUndo || (typedIn.current === target && isOwnUndo(at, line, target)))
        return undefined;
      typedIn.current = undefined;
      options.onReorder(line);
      options.onUndo();
      return true;
    },
    redo(_at, line, target) {
      if (!options.onRedo || typedIn.current === target) return undefined;
      options.onReorder(line);
      options.onRedo();
      return true;
    },
  };

  function move(line: Line, from: number, to: number): true | undefined {
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
      passOn(event);
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      if (event.getModifierState('AltGraph')) return;
      if (run(gridCommand(event), event.target)) event.preventDefault();
    },
    onInput({ target }: { target: EventTarget }) {
      typedIn.current = target;
      growWithText(target);
    },
    onChange(event: ChangeEvent<HTMLTableElement>) {
      passOn(event);
      const target: EventTarget = event.target;
      const at = placeOf(table.current, target);
      if (!at || !(target instanceof HTMLSelectElement)) return;
      const { [at.row]: line } = lines;
      if (line !== undefined) options.onEdit?.(line, { column: at.column, value: target.value });
    },
    onClick(event: MouseEvent) {
      const { target } = event;
      const action = target instanceof Element && target.closest<HTMLElement>('[data-action]');
      if (action) run(action.dataset['action'] as GridCommand, action);
      const way = target instanceof Element && target.closest<HTMLElement>('[data-goes-to]');
      if (way) controlIn(way.closest('[data-line]') ?? undefined, way.dataset['goesTo'])?.focus();
    },
  };
}

/** Whether something stands in one of the columns that make a line a filled one. */
function isFilled<Line>(row: HTMLElement, columns: readonly LineColumn<Line>[]): boolean {
  return columns
    .filter(fillsLine)
    .some(({ key }) => (editableIn(cellIn(row, key))?.value ?? '').trim() !== '');
}
