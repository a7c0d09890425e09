import { useRef, type ChangeEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { growWithText, isTextControl, passOn } from '../../private/fields/inputDelegation.ts';
import { cellOf, textOf } from './cells.ts';
import { actionsColumn, type LineColumn, type LineEdit } from './column.ts';
import { controlIn, placeOf, valueIn, type GridParts, type GridPlace } from './gridPlaces.ts';
import type { useGridFocus } from './useGridFocus.ts';

/** A line of a pasted block. */
export interface PastedLine<Line> {
  /** The line whose cells are replaced; undefined asks for a new line. */
  line: Line | undefined;
  /** The changes of its cells, parsed as typed text is. */
  edits: readonly LineEdit[];
}

/** What the caller does when lines are to change. */
export interface LineHandlers<Line> {
  /**
   * Called with a changed value on blur, on Enter and on a shortcut. See
   * `editedLine`. Without it cells can be read and copied, not changed.
   */
  onEdit?: (line: Line, edit: LineEdit) => void;
  /** Called during typing, as `onEdit` would be if the cell lost the focus now. For a draft. */
  onTyping?: (line: Line, edit: LineEdit) => void;
  /** Called to add a line below `above`, or at the end. The grid focuses it once it is rendered. */
  onAdd: (above: Line | undefined) => void;
  /** Called to delete a line. Without it lines cannot be deleted here. */
  onDelete?: (line: Line) => void;
  /** Called to move a line to another position, counted from 0. */
  onMove?: (line: Line, to: number) => void;
  /** Called to copy a line below itself. The grid focuses the copy once it is rendered. */
  onDuplicate?: (line: Line) => void;
  /**
   * Called when the user has confirmed the preview of pasted cells: edit the lines that are given,
   * and add the other lines below `below`. Make it one change, which one undo reverts.
   */
  onPaste?: (pasted: readonly PastedLine<Line>[], below: Line) => void;
  /** Called to undo the last change. */
  onUndo?: () => void;
  /** Called to redo the last undone change. */
  onRedo?: () => void;
}

/** Keys that do nothing here, because their callback is absent. */
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

const commandOfKeys = {
  Enter: 'nextLine',
  'Ctrl+Enter': 'addBelow',
  'Alt+Delete': 'delete',
  'Ctrl+d': 'copyAbove',
  'Ctrl+Shift+d': 'duplicate',
  'Alt+Shift+ArrowUp': 'moveUp',
  'Alt+Shift+ArrowDown': 'moveDown',
  'Shift+F1': 'open',
  'Ctrl+z': 'undo',
  'Ctrl+y': 'redo',
  'Ctrl+Shift+z': 'redo',
} as const;

type GridCommand = (typeof commandOfKeys)[keyof typeof commandOfKeys];

/** The command of a key in the grid; the command key of a Mac counts as Ctrl. */
export function gridCommand(
  pressed: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): GridCommand | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const held = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift'];
  const names = [...held, key.length === 1 ? key.toLowerCase() : key].filter(Boolean).join('+');
  return (commandOfKeys as Partial<Record<string, GridCommand>>)[names];
}

interface GridCommandsOptions<Line> extends LineHandlers<Line>, GridParts<Line> {
  focus: ReturnType<typeof useGridFocus>;
  /** Which cell of the line that comes next gets the focus. */
  wanted: { current: { column: string | undefined } | undefined };
}

/** Turns keys and presses on buttons of lines into calls; for the table. */
export function useGridCommands<Line>(options: GridCommandsOptions<Line>) {
  const { table, lines, columns, focus } = options;
  const { onEdit, onDelete, onDuplicate, onMove, onUndo, onRedo } = options;
  /** The control with typed text since the last change of the lines. */
  const typedIn = useRef<EventTarget>(undefined);

  /** Whether the text of a control is not committed yet: then undo is native. */
  function hasOwnUndo({ column: key }: GridPlace, line: Line, target: EventTarget): boolean {
    const column = columns.find((one) => one.key === key);
    if (typedIn.current !== target || !column || !isTextControl(target)) return false;
    return target.value !== textOf(column, cellOf(column, line)).replaceAll(/\r\n?/g, '\n');
  }

  /** Adds a line whose cell in `column` gets the focus. */
  function add(above: Line | undefined, column: string | undefined) {
    options.wanted.current = { column };
    options.onAdd(above);
  }

  function move(line: Line, to: number) {
    if (to >= 0 && to < lines.length) onMove?.(line, to);
  }

  /** The handler of each command; false, or no callback, leaves it to the browser. */
  const commands: Record<
    GridCommand,
    ((at: GridPlace, line: Line, target: EventTarget) => boolean | void) | undefined
  > = {
    nextLine(at, line, target) {
      if (target instanceof HTMLButtonElement) return false;
      const column = focus.runColumn() ?? at.column;
      if (focus.focusCell(at.row + 1, column)) return true;
      if (isFilled(at.rowElement, columns)) add(line, column);
      else options.announce(options.texts.stillEmpty(at.row + 1));
      return true;
    },
    addBelow: (_at, line) => add(line, undefined),
    delete: onDelete && ((_at, line) => onDelete(line)),
    copyAbove:
      onEdit &&
      (({ row, column: key }, line) => {
        const column = columns.find((one) => one.key === key);
        if (!column) return false;
        const above = lines[row - 1];
        const cell = above === undefined ? undefined : cellOf(column, above);
        if (column.kind === 'output' || !cell || textOf(column, cell) === '') return true;
        const { value, unparsedText } = cell;
        onEdit(line, { column: key, value, unparsedText });
        return true;
      }),
    duplicate:
      onDuplicate &&
      (({ column }, line) => {
        options.wanted.current = { column: column === actionsColumn ? undefined : column };
        onDuplicate(line);
      }),
    open({ rowElement }) {
      const button = rowElement.querySelector<HTMLElement>('[data-opens]');
      button?.click();
      return button !== null;
    },
    moveUp: onMove && (({ row }, line) => move(line, row - 1)),
    moveDown: onMove && (({ row }, line) => move(line, row + 1)),
    undo:
      onUndo &&
      ((at, line, target) => {
        if (hasOwnUndo(at, line, target)) return false;
        typedIn.current = undefined;
        onUndo();
        return true;
      }),
    redo:
      onRedo &&
      ((_at, _line, target) => {
        if (typedIn.current === target) return false;
        onRedo();
        return true;
      }),
  };

  /** Whether the grid handled the command. */
  function run(command: GridCommand | undefined, target: EventTarget): boolean {
    const act = command && commands[command];
    const at = act && placeOf(table.current, target);
    const line = at && lines[at.row];
    if (!act || !at || line === undefined) return false;
    return act(at, line, target) ?? true;
  }

  return {
    add,
    onKeyDown(event: KeyboardEvent) {
      focus.noteKey(event.key);
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
    onClick({ target }: MouseEvent) {
      if (!(target instanceof Element)) return;
      const action = target.closest<HTMLElement>('[data-action]');
      if (action) run(action.dataset['action'] as GridCommand, action);
      const way = target.closest<HTMLElement>('[data-goes-to]');
      if (way) controlIn(way.closest('[data-line]') ?? undefined, way.dataset['goesTo'])?.focus();
    },
  };
}

/** Whether a column that counts as content has a value. */
function isFilled<Line>(row: HTMLElement, columns: readonly LineColumn<Line>[]): boolean {
  return columns
    .filter(({ kind, fillsLine = kind !== 'choice' && kind !== 'output' }) => fillsLine)
    .some(({ key }) => valueIn(row, key).trim() !== '');
}
