/** What the keys of a grid ask for. */
const commands = {
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

/** What a key asks of the grid. */
export type GridCommand = (typeof commands)[keyof typeof commands];

const commandOf: ReadonlyMap<string, GridCommand> = new Map(Object.entries(commands));

/** What the key asks for; the command key of a Mac counts as Ctrl. */
export function gridCommand(
  pressed: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): GridCommand | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const held = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift'];
  const names = [...held, key.length === 1 ? key.toLowerCase() : key];
  return commandOf.get(names.filter(Boolean).join('+'));
}
