import type { SeedProgress } from '../../seed/writeInBatches.ts';

/** Where a command writes: a stream of the process, or a test's. */
export interface OutputStream {
  /** Whether the output is a terminal. */
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Wide enough to cover what a longer line before it left. */
const lineWidth = 70;

/**
 * Shows the progress of a long command: on a terminal in one line that changes with every percent,
 * elsewhere in a line at every tenth of the way. What comes after something whole starts again.
 * @param elapsed milliseconds since the command began
 */
export function progressLine(
  out: OutputStream,
  elapsed: () => number,
): (progress: SeedProgress) => void {
  let shown = -1;
  let began = 0;
  return ({ thing, written, total }) => {
    const percent = Math.floor((written / total) * 100);
    const step = out.isTTY === true ? percent : Math.floor(percent / 10);
    if (step === shown) return;
    shown = step;
    const rate = Math.round(written / ((elapsed() - began) / 1000));
    const line = `${written} of ${total} ${thing} (${percent} %, ${rate} a second)`;
    const end = written === total ? '\n' : '';
    if (written === total) {
      shown = -1;
      began = elapsed();
    }
    out.write(out.isTTY === true ? `\r${line.padEnd(lineWidth)}${end}` : `${line}\n`);
  };
}
