import { closeSync, openSync, statSync, writeSync } from 'node:fs';

const pageSize = 4096;

/** Overwrites half of the pages of a SQLite file that is closed: those in its middle, not its schema. */
export function damage(file: string): void {
  const quarter = Math.floor(statSync(file).size / pageSize / 4);
  const descriptor = openSync(file, 'r+');
  writeSync(
    descriptor,
    Buffer.alloc(quarter * 2 * pageSize, 'x'),
    0,
    undefined,
    quarter * pageSize,
  );
  closeSync(descriptor);
}
