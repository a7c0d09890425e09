import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { analyze } from '../../../database/analyze.ts';
import { importTexts } from '../../../intl/nl-BE.ts';
import { command, openForCommand } from '../command.ts';
import { StartupError } from '../../startupError.ts';
import { articlesTable } from './articles.ts';
import { banksTable } from './banks.ts';
import { customersTable } from './customers.ts';
import { importTable } from './importTable.ts';
import { representativesTable } from './representatives.ts';
import { refuseFaults, writeImport } from './writeImport.ts';
import type { ImportInto } from './writeImport.ts';

const kinds = {
  customers: (db, request) => importTable(db, customersTable, request),
  articles: (db, request) => importTable(db, articlesTable, request),
  banks: (db, request) => importTable(db, banksTable, request),
  representatives: (db, request) => importTable(db, representativesTable, request),
} as const satisfies Record<string, ImportInto>;

const usage = `Use: npm run import -- ${Object.keys(kinds).join('|')} FILE.csv [--dry-run] [--update]`;

/**
 * The command import: brings a CSV file into the database, wholly or not at all, also beside a running
 * server. Problems are reported line by line. `--dry-run` only looks.
 */
export const runImport = command(async (commandLine, environment, output) => {
  const { into, file, update, dryRun } = readCommandLine(commandLine);
  await using database = await openForCommand(environment);
  // A dry run first finds nearly all faults without locking the tables.
  const looked = await into(database, { file, update, author: undefined });
  refuseFaults(looked, output);
  if (dryRun) {
    output.out.write(`${importTexts.tried(looked.counts)}\n`);
    return;
  }
  const { counts } = await writeImport(database, into, { file, update }, output);
  output.out.write(`${importTexts.imported(counts)}\n`);
  await analyze(database);
});

interface ImportCommandLine {
  readonly into: ImportInto;
  readonly file: string;
  readonly update: boolean;
  readonly dryRun: boolean;
}

function readCommandLine(commandLine: readonly string[]): ImportCommandLine {
  const { values, positionals } = parsed(commandLine);
  const [name, file] = positionals;
  const into: ImportInto | undefined = Object.entries(kinds).find(([kind]) => kind === name)?.[1];
  if (into === undefined || file === undefined || file === '' || positionals.length !== 2) {
    throw new StartupError(usage);
  }
  return {
    into,
    file: resolve(file),
    update: values.update === true,
    dryRun: values['dry-run'] === true,
  };
}

function parsed(commandLine: readonly string[]) {
  try {
    return parseArgs({
      args: [...commandLine],
      options: { 'dry-run': { type: 'boolean' }, update: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch {
    throw new StartupError(usage);
  }
}
