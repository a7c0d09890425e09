import { whyNoPictures } from '../../testing/pictures.ts';
import { runTool } from '../../terminal/runTool.ts';

// Takes the pictures of the galleries named, or of all, anew in every mode. `git status` shows what changed.
const names = process.argv.slice(2);
const galleries = names.length === 0 ? [''] : names.map((name) => `/${name}`);
const reason = whyNoPictures();
if (reason === undefined) {
  process.exitCode = await runTool(
    'vitest/vitest.mjs',
    [
      'run',
      ...galleries.map((name) => `${name}.gallery.stories.tsx`),
      '--project=stories*',
      '--update',
    ],
    { STORIES: 'all' },
  );
} else {
  process.stderr.write(`${reason} Take them there.\n`);
  process.exitCode = 1;
}
