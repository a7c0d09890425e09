import { expect, test } from 'vitest';
import { gridCommand } from './useGridCommands.ts';

const press = (key: string, held = '') =>
  gridCommand({
    key,
    ctrlKey: held.includes('Ctrl'),
    metaKey: held.includes('Meta'),
    altKey: held.includes('Alt'),
    shiftKey: held.includes('Shift'),
  });

test.each([
  ['Enter', '', 'nextLine'],
  ['Enter', 'Shift', undefined],
  ['Enter', 'Ctrl', 'addBelow'],
  ['Enter', 'Meta', 'addBelow'],
  ['Delete', 'Alt', 'delete'],
  ['Delete', '', undefined],
  ['D', 'Ctrl', 'copyAbove'],
  ['d', '', undefined],
  ['D', 'CtrlShift', 'duplicate'],
  ['F1', 'Shift', 'open'],
  ['F1', '', undefined],
  ['ArrowUp', 'AltShift', 'moveUp'],
  ['ArrowDown', 'AltShift', 'moveDown'],
  ['ArrowDown', 'Alt', undefined],
  ['z', 'Ctrl', 'undo'],
  ['Z', 'CtrlShift', 'redo'],
  ['y', 'Meta', 'redo'],
])('%s with %s', (key, held, command) => {
  expect(press(key, held)).toBe(command);
});
