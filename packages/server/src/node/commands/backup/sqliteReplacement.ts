import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { closeFile } from '../../storage/dataFolder.ts';
import { StartupError } from '../../startupError.ts';
import { syncToDisk } from './newFile.ts';
import { verifySqlite } from './sqliteFile.ts';

/** What SQLite keeps beside a database that is open, or was not closed. */
const companions = ['-wal', '-shm'] as const;

/**
 * Puts a copy of a SQLite file in the place of a database that no server uses. At every moment, a
 * power cut included, there is the old database or the new one.
 * @param moment what the name of the kept file ends with
 * @returns where the old database is kept, if there was one
 * @throws StartupError when that cannot be done; the database is then as it was
 */
export function putInPlace(source: string, target: string, moment: string): string | undefined {
  const incoming = `${target}.restoring`;
  try {
    for (const end of ['', ...companions]) rmSync(incoming + end, { force: true });
    copyFileSync(source, incoming);
    closeFile(incoming);
    syncToDisk(incoming);
    verifySqlite(incoming);
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

/** A hard link that keeps the old file when its name goes to the new one. */
function keepAside(target: string, moment: string): string {
  const kept = `${target}.before-restore-${moment}`;
  foldInLog(target);
  if (existsSync(`${target}-wal`)) renameSync(`${target}-wal`, `${kept}-wal`);
  rmSync(`${target}-shm`, { force: true });
  linkSync(target, kept);
  return kept;
}

/**
 * Writes the log beside a database into it: the log of the old database must never meet the new one.
 * A damaged database keeps its log.
 * @throws StartupError while another process has it open
 */
function foldInLog(target: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(target, { timeout: 0 });
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete;');
  } catch (error) {
    if (isBusy(error)) {
      throw new StartupError(`Another process uses ${target}: let it end first.`);
    }
  } finally {
    database?.close();
  }
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
