import { isUniqueViolation } from '../../../database/db.ts';
import type { Db, DbTransaction } from '../../../database/db.ts';
import { lockForLoading } from '../../../database/lockForLoading.ts';
import { importTexts } from '../../../intl/nl-BE.ts';
import { operator } from '../command.ts';
import type { CommandOutput } from '../command.ts';
import { StartupError } from '../../startupError.ts';
import type { ImportOutcome, ImportRequest } from './importTable.ts';

/** Brings a file into one of the tables. */
export type ImportInto = (db: Db, request: ImportRequest) => Promise<ImportOutcome>;

/** The maximum number of faults in the output. */
const shownFaults = 100;

/**
 * Imports a file in one transaction: all of it, or nothing.
 * @throws StartupError when something is wrong with it
 */
export async function writeImport(
  database: Db,
  into: ImportInto,
  request: Pick<ImportRequest, 'file' | 'update'>,
  output: CommandOutput,
): Promise<ImportOutcome> {
  try {
    return await database.transaction().execute(async (trx: DbTransaction) => {
      await lockForLoading(trx, 'customers');
      const outcome = await into(trx, { ...request, author: operator('import') });
      refuseFaults(outcome, output);
      return outcome;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new StartupError(
      'Somebody else added one of these at the same time: nothing was changed, try again.',
    );
  }
}

/**
 * Checks a file.
 * @throws StartupError when there is; inside a transaction, that takes back what was written
 */
export function refuseFaults({ faults }: ImportOutcome, { err }: CommandOutput): void {
  if (faults.length === 0) return;
  const sorted = faults.toSorted((one, other) => one.line - other.line);
  for (const { line, column, text } of sorted.slice(0, shownFaults)) {
    err.write(`${importTexts.lineFault(line, column, text)}\n`);
  }
  if (faults.length > shownFaults) {
    err.write(`${importTexts.moreFaults(faults.length - shownFaults)}\n`);
  }
  throw new StartupError(importTexts.nothingImported(faults.length));
}
