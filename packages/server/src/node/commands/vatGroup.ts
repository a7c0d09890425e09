import { parseArgs } from 'node:util';
import { exemptionCodes } from '@facturatie/ubl';
import { recordChange } from '../../database/changes/recordChange.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { VatGroupsTable } from '../../database/referenceTables.ts';
import { lockedForUpdate } from '../../database/rowLock.ts';
import { command, openForCommand, operator } from './command.ts';
import type { CommandWork } from './command.ts';
import { StartupError } from '../startupError.ts';

/** Codes of the reasons why something is exempt; the others belong to a category of their own. */
const exemptions = Object.keys(exemptionCodes).filter(
  (code) => !['VATEX-EU-AE', 'VATEX-EU-G', 'VATEX-EU-IC', 'VATEX-EU-O'].includes(code),
);

const longestText = 300;

const usage =
  'Use: npm run vat-group -- list, or set CODE Z, or set CODE E --text TEXT ' +
  `[--exemption ${exemptions.join('|')}]`;

/** What e-invoices say of a VAT group of rate 0. */
type ZeroRate = Pick<VatGroupsTable, 'code'> & {
  readonly category: string;
  readonly exemption: string;
  readonly mention: string;
};

/** Says what e-invoices say of the VAT groups of rate 0. */
const list: CommandWork = async (commandLine, environment, { out }) => {
  if (commandLine.length > 0) throw new StartupError(usage);
  await using database = await openForCommand(environment);
  const groups = await zeroRates(database).orderBy('code').execute();
  out.write(groups.map((group) => `${shown(group)}\n`).join(''));
};

/** Sets it of one group. Invoices that were issued stay as they are. */
const set: CommandWork = async (commandLine, environment, { out }) => {
  const asked = readCommandLine(commandLine);
  await using database = await openForCommand(environment);
  await inTransaction(database, async (trx) => {
    const query = zeroRates(trx).where('code', '=', asked.code);
    const before = await lockedForUpdate(trx, query).executeTakeFirst();
    if (before === undefined) {
      throw new StartupError(
        `No VAT group ${asked.code} has a rate of 0 %: npm run vat-group -- list shows which do.`,
      );
    }
    await trx.updateTable('vatGroups').set(asked).where('code', '=', asked.code).execute();
    const change = { thing: 'vatGroup', thingId: asked.code, before, after: asked } as const;
    await recordChange(trx, operator('vat-group set'), change);
  });
  out.write(`${shown(asked)}\n`);
};

const tasks: ReadonlyMap<string, CommandWork> = new Map([
  ['list', list],
  ['set', set],
]);

/** The command vat-group: why a VAT group has 0 %, as e-invoices say it. It works beside a running server. */
export const runVatGroup = command(async ([task = '', ...rest], environment, output) => {
  const work = tasks.get(task);
  if (work === undefined) throw new StartupError(usage);
  await work(rest, environment, output);
});

function zeroRates(db: Db) {
  return db
    .selectFrom('vatGroups')
    .select(['code', 'category', 'exemption', 'mention'])
    .where('rate', '=', 0);
}

function readCommandLine(commandLine: readonly string[]): ZeroRate {
  const { positionals, values } = parsedCommandLine(commandLine);
  const [code = '', category] = positionals;
  const { text = '', exemption = '' } = values;
  const mention = text.trim();
  const isWhole = positionals.length === 2 && /^\d{1,9}$/.test(code);
  const isZeroRate = category === 'Z' && mention === '' && exemption === '';
  const isExempt = category === 'E' && mention !== '' && ['', ...exemptions].includes(exemption);
  if (!isWhole || !(isZeroRate || isExempt)) throw new StartupError(usage);
  if (mention.length > longestText || /\p{Cc}/u.test(mention)) {
    throw new StartupError(`The text is one line of at most ${longestText} characters.`);
  }
  return { code: Number(code), category, exemption, mention };
}

function parsedCommandLine(commandLine: readonly string[]) {
  const options = { text: { type: 'string' }, exemption: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...commandLine], options, allowPositionals: true });
  } catch {
    throw new StartupError(usage);
  }
}

function shown({ code, category, exemption, mention }: ZeroRate): string {
  const meaning = {
    Z: 'Z, zero rate',
    E: ['E, exempt', exemption, mention].filter((part) => part !== '').join(': '),
  }[category];
  return `VAT group ${code}, 0 %: ${meaning ?? 'not set, taken for Z with a warning'}`;
}
