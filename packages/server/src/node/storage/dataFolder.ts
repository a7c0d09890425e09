import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startupError.ts';

/** The database's file inside the data folder. */
export const databaseFile = 'facturatie.sqlite';

const lockFile = 'server.lock';

const ownerOnly = { folder: 0o700, file: 0o600 } as const;

/**
 * Makes the data folder when it is not there, for its owner only. Files of ours in it that others may
 * read are closed to them, and so is a folder that holds nothing else.
 * @returns its absolute path
 * @throws StartupError when that cannot be done
 */
export function makeDataFolder(directory: string): string {
  const folder = resolve(directory);
  try {
    makeFolder(folder);
    closeToOthers(folder);
  } catch (error) {
    throw notWritable(folder, error);
  }
  return folder;
}

/** Step by step: Node's own recursive way never returns where a file system has no folders to make. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, ownerOnly.folder);
}

/** Files kept by a restore begin with the name of the database too. */
function closeToOthers(folder: string): void {
  const names = readdirSync(folder);
  const ours = names.filter((name) => name.startsWith(databaseFile) || name === lockFile);
  for (const name of ours) {
    const file = join(folder, name);
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile()) close(file, ownerOnly.file);
  }
  if (ours.length === names.length) close(folder, ownerOnly.folder);
}

/** What belongs to another user stays as that user made it; a journal may be gone by now. */
function close(path: string, mode: number): void {
  try {
    if (isOpenToOthers(path)) chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Whether others than its owner may enter, read or write it. Windows has no such modes. */
export function isOpenToOthers(path: string): boolean {
  return process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0;
}

/**
 * Makes an empty file for its owner only, where there is none; SQLite gives its journals the same mode.
 * An existing file is not opened: closing it would release the locks that this process has on it.
 */
export function makeOwnFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', ownerOnly.file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Keeps claims reachable: a database that is garbage collected is closed. */
const claims = new Set<DatabaseSync>();

/**
 * Claims the data folder for one server. The claim is an open transaction on a lock file: the
 * operating system drops it together with the process, however that ends.
 * @returns what gives the claim up
 * @throws StartupError when another server has it, or the folder cannot be written
 */
export function claimDataFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    const file = join(folder, lockFile);
    makeOwnFile(file);
    lock = new DatabaseSync(file, { timeout: 0 });
    // 'exclusive' would also wait for readers: of two claims at once each would refuse the other.
    lock.exec('begin immediate');
    return hold(lock);
  } catch (error) {
    lock?.close();
    if (isBusy(error)) {
      throw new StartupError(
        `Another server uses DATA_DIR ${folder}: stop it, or set another DATA_DIR.`,
      );
    }
    throw notWritable(folder, error);
  }
}

function hold(lock: DatabaseSync): () => void {
  claims.add(lock);
  return () => {
    claims.delete(lock);
    lock.close();
  };
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

function notWritable(folder: string, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartupError(`DATA_DIR ${folder} cannot be written: ${reason}.`);
}
