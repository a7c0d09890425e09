import { beforeAll } from 'vitest';

/** Files of stories after which Chromium is asked to let go of what the pages before them held. */
const filesBetween = 10;

interface Run extends Window {
  /** How many files began in this page. */
  filesBegun?: number;
  /** Chromium has it by --js-flags=--expose-gc. */
  gc?: (options: { type: 'major'; execution: 'async' }) => Promise<void>;
}

/**
 * Each file runs in a frame of its own. Of a frame that went every module keeps a piece of shared memory,
 * and so an open file, until Chromium collects garbage, which it does when memory grows short and not when
 * files do: a run of all stories met the limit of the machine (20,000), and Chromium ended the page.
 */
beforeAll(async () => {
  const run: Run = window.top ?? window;
  run.filesBegun = (run.filesBegun ?? 0) + 1;
  if (run.filesBegun % filesBetween !== 0) return;
  if (!run.gc) throw new Error('Chromium was started without --js-flags=--expose-gc.');
  await run.gc({ type: 'major', execution: 'async' });
});
