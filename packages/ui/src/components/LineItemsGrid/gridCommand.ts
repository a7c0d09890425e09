/** What a key asks of the grid. */
export type GridCommand =
  | 'addBelow'
  | 'copyAbove'
  | 'delete'
  | 'duplicate'
  | 'moveDown'
  | 'moveUp'
  | 'nextLine'
  | 'open'
  | 'redo'
  | 'undo';

/** The part of a key event that decides. */
export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const commands: Readonly<Record<string, GridCommand>> = {
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
};

/** What the key asks for; the command key of a Mac counts as Ctrl. */
export function gridCommand(pressed: PressedKey): GridCommand | undefined {
  const { key, altKey, shiftKey } = pressed;
  const isCommand = pressed.ctrlKey || pressed.metaKey;
  const names = [
    isCommand ? 'Ctrl' : [],
    altKey ? 'Alt' : [],
    shiftKey ? 'Shift' : [],
    key.length === 1 ? key.toLowerCase() : key,
  ];
  return commands[names.flat().join('+')];
}
