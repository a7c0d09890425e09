import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  unlinkSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../../startupError.ts';

/** Only the owner reads a copy of everybody's data. */
const onlyOwner = 0o600;

/**
 * Lets `write` fill an empty file under another name beside `file`, and renames it once it is complete and
 * on the disk, so that an interrupted write leaves no file of that name.
 * @throws StartupError when the file exists already, or cannot be written
 */
export async function writeNewFile(
  file: string,
  write: (temporary: string) => Promise<void>,
): Promise<void> {
  if (existsSync(file)) throw exists(file);
  const temporary = `${file}.${randomBytes(4).toString('hex')}.partial`;
  try {
    closeSync(openSync(temporary, 'wx', onlyOwner));
    await write(temporary);
    syncToDisk(temporary);
    giveName(temporary, file);
    syncToDisk(dirname(file));
  } catch (error) {
    throw cannotWrite(file, error);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** A link fails when the name was taken meanwhile; some file systems do not support links. */
function giveName(temporary: string, file: string): void {
  try {
    linkSync(temporary, file);
    unlinkSync(temporary);
  } catch (error) {
    if (existsSync(file)) throw exists(file);
    if (!isSystemError(error)) throw error;
    renameSync(temporary, file);
  }
}

function exists(file: string): StartupError {
  return new StartupError(`${file} exists already: nothing was written.`);
}

function cannotWrite(file: string, error: unknown): unknown {
  if (!isSystemError(error)) return error;
  return new StartupError(`${file} cannot be written: ${error.message}.`);
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
