import { whyNoPictures } from '../testing/pictures.ts';
import { runTool } from '../terminal/runTool.ts';

// Takes the pictures of the galleries named, or of all, anew in every mode. What differs shows in `git status`.
const rooms = process.argv.slice(2);
const galleries =
  rooms.length === 0
    ? ['.gallery.stories.tsx']
    : rooms.map((room) => `/${room}.gallery.stories.tsx`);
const reason = whyNoPictures();
if (reason === undefined) {
  process.exitCode = await runTool(
    'vitest/vitest.mjs',
    ['run', ...galleries, '--project=stories*', '--update'],
    { STORIES: 'all' },
  );
} else {
  process.stderr.write(`${reason} Take them there.\n`);
  process.exitCode = 1;
}
