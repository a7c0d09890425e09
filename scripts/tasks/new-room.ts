import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  addToDoor,
  isRoomName,
  roomTemplates,
} from '../../packages/ui/src/testing/rooms/roomTemplates.ts';
import { root } from '../root.ts';

const [name = ''] = process.argv.slice(2);
const sources = path.join(root, 'packages/ui/src');
const room = path.join(sources, 'components', name);
const door = path.join(sources, 'index.ts');

function complaint(): string | undefined {
  if (!isRoomName(name)) return 'Give the room a name with a capital: npm run new-room Badge';
  if (existsSync(room)) return `${name} exists already: packages/ui/src/components/${name}`;
  return undefined;
}

const wrong = complaint();
if (wrong === undefined) {
  mkdirSync(room);
  for (const [file, text] of Object.entries(roomTemplates(name))) {
    writeFileSync(path.join(room, file), text);
  }
  writeFileSync(door, addToDoor(readFileSync(door, 'utf8'), name));
  process.stdout.write(`packages/ui/src/components/${name} stands. See it: npm run storybook\n`);
} else {
  process.stderr.write(`${wrong}\n`);
  process.exitCode = 1;
}
