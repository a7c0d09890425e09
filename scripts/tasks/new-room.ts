import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  addToBudgets,
  addToDoor,
  addToStatuses,
  isRoomName,
  roomTemplates,
} from '../../packages/ui/src/testing/rooms/roomTemplates.ts';
import { apiFile, packageApi } from '../api/packageApi.ts';
import { root } from '../root.ts';
import { ensureChromium } from '../testing/ensureChromium.ts';
import { takePictures } from '../testing/takePictures.ts';

const [name = '', ...more] = process.argv.slice(2);
const room = path.join(root, 'packages/ui/src/components', name);

/** The lists in which every room stands, and what adds one. */
const lists: [file: string, add: (text: string, name: string) => string][] = [
  ['packages/ui/src/index.ts', addToDoor],
  ['packages/ui/src/testing/rooms/roomStatuses.ts', addToStatuses],
  ['scripts/packages/uiBudgets.ts', addToBudgets],
];

function complaint(): string | undefined {
  if (!isRoomName(name) || more.length > 0) {
    return 'Give the room one name of letters and figures, each word with a capital: npm run new-room -- StatusBadge';
  }
  if (existsSync(room)) return `${name} exists already: packages/ui/src/components/${name}`;
  return undefined;
}

const wrong = complaint();
if (wrong === undefined) {
  mkdirSync(room);
  for (const [file, text] of Object.entries(roomTemplates(name))) {
    writeFileSync(path.join(room, file), text);
  }
  for (const [file, add] of lists) {
    const place = path.join(root, file);
    writeFileSync(place, add(readFileSync(place, 'utf8'), name));
  }
  writeFileSync(apiFile('ui'), await packageApi('ui'));
  process.stdout.write(`packages/ui/src/components/${name} stands. Its pictures are taken.\n`);
  await ensureChromium();
  process.exitCode = await takePictures([name]);
  process.stdout.write(
    [
      '',
      `Next: say in packages/ui/src/components/${name}/${name}.mdx what it is for and when not; npm run storybook shows it.`,
      `After a change of its looks: npm run pictures -- ${name}; of what it says: npm run transcripts -- ${name};`,
      'of its props: npm run api. Then npm run check && npm test.',
      '',
    ].join('\n'),
  );
} else {
  process.stderr.write(`${wrong}\n`);
  process.exitCode = 1;
}
