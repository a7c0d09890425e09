import { glob, rm } from 'node:fs/promises';
import path from 'node:path';
import { pictureFolder, whyNoPictures } from '../testing/pictures.ts';
import { root } from '../root.ts';
import { runTool } from '../terminal/runTool.ts';

// Takes the pictures of all galleries anew, in every mode. What differs shows in `git status`.
const reason = whyNoPictures();
if (reason === undefined) {
  const folders = glob(`{packages/ui,app}/src/**/${pictureFolder}`, { cwd: root });
  for await (const folder of folders) await rm(path.join(root, folder), { recursive: true });
  process.exitCode = await runTool(
    'vitest/vitest.mjs',
    ['run', '.gallery.stories.tsx', '--project=stories*', '--update', ...process.argv.slice(2)],
    { STORIES: 'all' },
  );
} else {
  process.stderr.write(`${reason} Take them there.\n`);
  process.exitCode = 1;
}
