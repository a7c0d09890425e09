import { glob, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../root.ts';
import { runTool } from '../../terminal/runTool.ts';

// Writes what a screen reader says of the stories of the rooms named, or of all, anew. What differs shows
// in `git status`, to be read.
const rooms = process.argv.slice(2);
const components = 'packages/ui/src/components';
// A component that is named gets its first transcript this way.
const renewed =
  rooms.length === 0 ? ['*/*.transcript.txt'] : rooms.map((room) => `${room}/${room}.stories.tsx`);
for await (const file of glob(
  renewed.map((pattern) => `${components}/${pattern}`),
  { cwd: root },
)) {
  await writeFile(path.join(root, file.replace(/\.stories\.tsx$/, '.transcript.txt')), '');
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
  { TRANSCRIPTS: 'write', STORIES: 'all' },
);
