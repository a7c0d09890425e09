import path from 'node:path';
import { root } from '../root.ts';
import { changedPictures, keptPictures } from '../testing/pictureReport/keptPictures.ts';
import { writeReport } from '../testing/pictureReport/writeReport.ts';
import { whyNoPictures } from '../testing/pictures.ts';
import { runTool } from '../terminal/runTool.ts';

// Takes the pictures of the galleries named, or of all, anew in every mode, and shows what changed beside what
// was committed. With --report it takes none, and shows all that there are.
const given = process.argv.slice(2);
const rooms = given.filter((room) => room !== '--report');

function report(): void {
  const compared = changedPictures();
  const current = given.includes('--report') ? keptPictures(rooms) : [];
  const page = writeReport({
    title: `Pictures that changed: ${compared.length}`,
    advice: 'Beside what was committed last. Look at each, then commit it with what caused it.',
    compared,
    current,
  });
  process.stdout.write(`To look at them: ${path.relative(root, page)}\n`);
}

async function takeAnew(): Promise<void> {
  const galleries =
    rooms.length === 0
      ? ['.gallery.stories.tsx']
      : rooms.map((room) => `/${room}.gallery.stories.tsx`);
  process.exitCode = await runTool(
    'vitest/vitest.mjs',
    ['run', ...galleries, '--project=stories*', '--update'],
    { STORIES: 'all' },
  );
}

const reason = whyNoPictures();
if (given.includes('--report')) {
  report();
} else if (reason === undefined) {
  await takeAnew();
  report();
} else {
  process.stderr.write(`${reason} Take them there.\n`);
  process.exitCode = 1;
}
