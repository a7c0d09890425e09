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
 * Each file runs in a frame of its own, and frames that went stay in memory, with the shared memory they
 * hold open, until Chromium collects garbage. Left to itself it let a run of all stories grow to 2 GB and
 * 10,000 open files, and now and then ended the page near the end of the run.
 */
beforeAll(async () => {
  const run: Run = window.top ?? window;
  run.filesBegun = (run.filesBegun ?? 0) + 1;
  if (run.filesBegun % filesBetween !== 0) return;
  if (!run.gc) throw new Error('Chromium was started without --js-flags=--expose-gc.');
  await run.gc({ type: 'major', execution: 'async' });
});
