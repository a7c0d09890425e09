import type { SeedProgress } from '../seed/seedDatabase.ts';

/** Where a command writes: a stream of the process, or a test's. */
export interface OutputStream {
  /** Whether somebody looks at a terminal. */
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Wide enough to cover what a longer line before it left. */
const lineWidth = 70;

/**
 * Tells how far a long command is: on a terminal in one line that changes with every percent,
 * elsewhere in a line at every tenth of the way.
 * @param elapsed milliseconds since the command began
 */
export function progressLine(
  out: OutputStream,
  elapsed: () => number,
): (progress: SeedProgress) => void {
  let shown = -1;
  return ({ written, total }) => {
    const percent = Math.floor((written / total) * 100);
    const step = out.isTTY === true ? percent : Math.floor(percent / 10);
    if (step === shown) return;
    shown = step;
    const rate = Math.round(written / (elapsed() / 1000));
    const line = `${written} of ${total} customers (${percent} %, ${rate} a second)`;
    const end = written === total ? '\n' : '';
    out.write(out.isTTY === true ? `\r${line.padEnd(lineWidth)}${end}` : `${line}\n`);
  };
}
