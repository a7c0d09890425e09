import { runTool } from '../terminal/runTool.ts';
import { whyNoPictures } from './pictures.ts';

/**
 * Takes the pictures of the galleries of some rooms or screens, or of all, anew in every mode. Says it
 * where they cannot be taken.
 * @param rooms the names of the files before `.gallery.stories.tsx`; none means all
 * @returns the exit code for whoever asked.
 */
export async function takePictures(rooms: readonly string[]): Promise<number> {
  const galleries =
    rooms.length === 0
      ? ['.gallery.stories.tsx']
      : rooms.map((room) => `/${room}.gallery.stories.tsx`);
  const reason = whyNoPictures();
  if (reason !== undefined) {
    process.stderr.write(`${reason} Take them there.\n`);
    return 1;
  }
  return runTool('vitest/vitest.mjs', ['run', ...galleries, '--project=stories*', '--update'], {
    STORIES: 'all',
  });
}
