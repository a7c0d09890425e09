import { glob, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../root.ts';
import { runTool } from '../terminal/runTool.ts';

// Writes what a screen reader says of the stories of the rooms named, or of all, anew. What differs shows
// in `git status`, to be read.
const rooms = process.argv.slice(2);
const names = rooms.length === 0 ? '*' : `{${rooms.join(',')},}`;
const components = 'packages/ui/src/components';
for await (const file of glob(`${components}/*/${names}.transcript.txt`, { cwd: root })) {
  await writeFile(path.join(root, file), '');
}
process.exitCode = await runTool(
  'vitest/vitest.mjs',
  [
    'run',
    ...(rooms.length === 0
      ? [`${components}/`, '.heard.stories.tsx']
      : rooms.map((room) => `/${room}.stories.tsx`)),
    '--project=stories',
  ],
  { TRANSCRIPTS: 'write' },
);
