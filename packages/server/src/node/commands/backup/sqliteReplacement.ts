import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../startupError.ts';
import { syncToDisk } from './newFile.ts';
import { unreadable } from './sqliteFile.ts';

/** The logs that SQLite keeps beside a database that was not closed: they hold part of its data. */
const logs = ['-wal', '-journal'] as const;
const companions = [...logs, '-shm'] as const;

/**
 * Puts a copy of a SQLite file, with what its logs hold, in the place of a database that no server
 * uses. At every moment, a power cut included, there is the old database or the new one. The source
 * is only read.
 * @param moment what the name of the kept file ends with
 * @param verify throws when the complete copy must not become the database
 * @returns where the old database is kept, if there was one
 * @throws StartupError when that cannot be done; the database is then as it was
 */
export function putInPlace(
  source: string,
  target: string,
  moment: string,
  verify: (copy: string) => void,
): string | undefined {
  const incoming = `${target}.restoring`;
  try {
    for (const end of ['', ...companions]) rmSync(incoming + end, { force: true });
    copyWithLogs(source, incoming);
    verify(incoming);
    syncToDisk(incoming);
    const kept = existsSync(target) ? keepAside(target, moment) : undefined;
    renameSync(incoming, target);
    syncToDisk(dirname(target));
    return kept;
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new StartupError(`${target} cannot be replaced: ${error.message}.`);
  } finally {
    for (const end of ['', ...companions]) rmSync(incoming + end, { force: true });
  }
}

/** SQLite itself is kept away from the source: it would write beside it. */
function copyWithLogs(source: string, copy: string): void {
  for (const end of ['', ...logs]) {
    if (end !== '' && !existsSync(source + end)) continue;
    copyFileSync(source + end, copy + end);
    // A copy has the mode of its source, which others may read, or nobody may write.
    chmodSync(copy + end, 0o600);
  }
  try {
    foldInLogs(copy);
  } catch (error) {
    throw unreadable(source, error);
  }
}

/** Hard links keep the old files when their names go to the new one, or end. */
function keepAside(target: string, moment: string): string {
  const kept = `${target}.before-restore-${moment}`;
  const found = logs.filter((log) => existsSync(target + log));
  for (const end of ['', ...found]) linkSync(target + end, kept + end);
  const drop = (ends: readonly string[]) => {
    for (const end of ends) rmSync(kept + end);
  };
  try {
    // SQLite would delete the log of an empty file unread.
    if (statSync(target).size > 0) {
      foldInLogs(target);
      drop(found);
    }
  } catch (error) {
    // A damaged database is kept with its logs.
    if (isBusy(error)) {
      drop(['', ...found]);
      throw new StartupError(`Another process uses ${target}: let it end first.`);
    }
  }
  for (const end of companions) rmSync(target + end, { force: true });
  return kept;
}

/**
 * Completes a database from the logs beside it, which are gone afterwards: the log of one database
 * must never meet another.
 */
function foldInLogs(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete;');
  } finally {
    database.close();
  }
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
