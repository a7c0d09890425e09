import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from './startupError.ts';

/** The database's file inside the data folder. */
export const databaseFile = 'facturatie.sqlite';

const lockFile = 'server.lock';

/**
 * Makes the data folder when it is not there.
 * @returns its absolute path
 * @throws StartupError when that cannot be done
 */
export function makeDataFolder(directory: string): string {
  const folder = resolve(directory);
  try {
    makeFolder(folder);
  } catch (error) {
    throw notWritable(folder, error);
  }
  return folder;
}

/** Step by step: Node's own recursive way never returns where a file system has no folders to make. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Whoever forgets a claim must not lose it: an unreachable database is closed by itself. */
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
    lock = new DatabaseSync(resolve(folder, lockFile), { timeout: 0 });
    // 'exclusive' would also wait for those who only look: of two at once each would refuse the other.
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
