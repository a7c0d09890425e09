import { glob, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../root.ts';
import { runTool } from '../../terminal/runTool.ts';

// Writes the transcripts of the components named, or of all. Read what differs in `git status`.
const names = process.argv.slice(2);
const components = 'packages/ui/src/components';
// A component that is named gets its first transcript this way.
const renewed =
  names.length === 0 ? ['*/*.transcript.txt'] : names.map((name) => `${name}/${name}.stories.tsx`);
const patterns = renewed.map((pattern) => `${components}/${pattern}`);
for await (const file of glob(patterns, { cwd: root })) {
  await writeFile(path.join(root, file.replace(/\.stories\.tsx$/, '.transcript.txt')), '');
}
const files =
  names.length === 0
    ? [`${components}/`, '.screenreader.stories.tsx']
    : names.map((name) => `/${name}.stories.tsx`);
process.exitCode = await runTool('vitest/vitest.mjs', ['run', ...files, '--project=stories'], {
  TRANSCRIPTS: 'write',
  STORIES: 'all',
});
