import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { formatIban } from '@facturatie/invoice-engine';
import { companyFields, printedEnterpriseNumber, readCompany } from '../../company/company.ts';
import type { Company } from '../../company/company.ts';
import { saveCompany, storedCompany } from '../../database/company.ts';
import { inTransaction } from '../../database/transaction.ts';
import { command, openForCommand, operator } from './command.ts';
import { StartupError } from '../startupError.ts';

const usage =
  'Use: npm run company:set -- FILE.json, or with one or more of ' +
  `${companyFields.map((field) => `${optionOf(field)} TEXT`).join(' ')} (yes or no for --vat-liable)`;

/**
 * The command company:set: sets our own company, as documents say it, also beside a running server. A
 * file says everything; options change what they name, and leave the rest as it was.
 */
export const runCompanySet = command(async (commandLine, environment, { out }) => {
  const { file, options } = readCommandLine(commandLine);
  const given = file === undefined ? undefined : await readJsonObject(file);
  await using database = await openForCommand(environment);
  const company = await inTransaction(database, async (trx) => {
    const read = readCompany({ ...(given ?? (await storedCompany(trx))), ...options });
    if (!read.ok) throw new StartupError(reportedProblems(read.problems));
    await saveCompany(trx, operator('company:set'), read.company);
    return read.company;
  });
  out.write(`The company is set:\n${shown(company)}`);
});

/** `enterpriseNumber` as `--enterprise-number`. */
function optionOf(field: string): string {
  return `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function readCommandLine(commandLine: readonly string[]) {
  const { values, positionals } = parsedCommandLine(commandLine);
  const options: Record<string, string> = {};
  for (const field of companyFields) {
    const value = values[optionOf(field).slice(2)];
    if (typeof value === 'string') options[field] = value;
  }
  const [file] = positionals;
  const isEmpty = file === undefined && Object.keys(options).length === 0;
  if (isEmpty || positionals.length > 1 || file === '') throw new StartupError(usage);
  return { file, options };
}

function parsedCommandLine(commandLine: readonly string[]) {
  const options = Object.fromEntries(
    companyFields.map((field) => [optionOf(field).slice(2), { type: 'string' as const }]),
  );
  try {
    return parseArgs({ args: [...commandLine], options, allowPositionals: true });
  } catch {
    throw new StartupError(usage);
  }
}

async function readJsonObject(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartupError(`${file} cannot be read (${code}): nothing was changed.`);
  });
  const value = parsedJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new StartupError(`${file} is no JSON object: nothing was changed.`);
  }
  return value as Record<string, unknown>;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** All on one line, so that it can be reported like every other failure. */
function reportedProblems(problems: Readonly<Record<string, string>>): string {
  const reported = Object.entries(problems).map(([field, problem]) => `${field} ${problem}`);
  return `Nothing was changed: ${reported.join('; ')}.`;
}

/** As it will be printed on documents, a line for each field. */
function shown(company: Company): string {
  const texts: Partial<Record<keyof Company, string>> = {
    enterpriseNumber: printedEnterpriseNumber(company),
    vatLiable: company.vatLiable ? 'yes' : 'no',
    pdfInEInvoice: company.pdfInEInvoice ? 'yes' : 'no',
    iban: formatIban(company.iban) ?? company.iban,
  };
  return companyFields
    .map((field) => `  ${field.padEnd(18)}${texts[field] ?? String(company[field])}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('');
}
