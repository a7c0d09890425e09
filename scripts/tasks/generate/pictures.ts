import { whyNoPictures } from '../../testing/pictures.ts';
import { runTool } from '../../terminal/runTool.ts';

// Takes the pictures of the galleries named, or of all, again in every mode. `git status` shows what changed.
const names = process.argv.slice(2);
const files = (names.length === 0 ? [''] : names.map((name) => `/${name}`)).map(
  (name) => `${name}.gallery.stories.tsx`,
);
const reason = whyNoPictures();
if (reason === undefined) {
  const args = ['run', ...files, '--project=stories*', '--update'];
  process.exitCode = await runTool('vitest/vitest.mjs', args, { STORIES: 'all' });
} else {
  process.stderr.write(`${reason} Take them there.\n`);
  process.exitCode = 1;
}
