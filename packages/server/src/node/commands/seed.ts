import { parseArgs } from 'node:util';
import { brusselsToday } from '../../clock/brusselsToday.ts';
import type { SeededThing } from '../../database/schema.ts';
import { seedDatabase } from '../../seed/seedDatabase.ts';
import { NoCustomersError } from '../../seed/seedDocuments.ts';
import { openForCommand } from './command.ts';
import type { CommandOutput } from './command.ts';
import { progressLine } from './progressLine.ts';
import type { Environment } from '../settings.ts';
import { StartupError } from '../startupError.ts';
import { systemClock } from '../ports/systemPorts.ts';

const usage = 'Use: npm run seed -- [--customers NUMBER] [--documents NUMBER] [--seed NUMBER]';

const most = 100_000_000;
const things = ['customers', 'documents'] as const;
const noCustomers = 'There are no customers to write documents for: add --customers NUMBER.';
const highestSeed = 4_294_967_295;
const defaultSeed = 1;

/**
 * The command seed: adds generated customers, and documents of the customers there are, to the database of the settings, also beside a
 * running server. Cut off (Ctrl-C, a crash), the same command continues where it was.
 * @returns the exit code: 0, 130 when `signal` stopped it, or 1 and one line on stderr
 */
export async function runSeed(
  commandLine: readonly string[],
  environment: Environment,
  { out, err }: CommandOutput = { out: process.stdout, err: process.stderr },
  signal: AbortSignal = stoppedByKeyboard(),
): Promise<number> {
  try {
    const request = readCommandLine(commandLine);
    await using database = await openForCommand(environment);
    const startedAt = performance.now();
    const onProgress = progressLine(out, () => performance.now() - startedAt);
    const written = await seedDatabase(database, {
      seed: request.seed,
      customers: request.customers,
      onProgress,
      signal,
      documents: { count: request.documents, today: brusselsToday(systemClock) },
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const added = things.filter((thing) => request[thing] > 0);
    const counts = added.map((thing) => `${written[thing]} ${thing}`).join(' and ');
    out.write(`Added ${counts} in ${seconds} s.\n`);
    return 0;
  } catch (error) {
    if (signal.aborted) {
      err.write('Stopped; what was written stays. The same command continues from here.\n');
      return 130;
    }
    if (error instanceof NoCustomersError) err.write(`${noCustomers}\n`);
    else if (error instanceof StartupError) err.write(`${error.message}\n`);
    else throw error;
    return 1;
  }
}

function readCommandLine(commandLine: readonly string[]): Record<SeededThing | 'seed', number> {
  const { customers, documents, seed } = parsedCommandLine(commandLine);
  if (customers === undefined && documents === undefined) throw new StartupError(usage);
  return {
    customers: customers === undefined ? 0 : whole('--customers', customers, 1, most),
    documents: documents === undefined ? 0 : whole('--documents', documents, 1, most),
    seed: whole('--seed', seed ?? String(defaultSeed), 0, highestSeed),
  };
}

function parsedCommandLine(commandLine: readonly string[]) {
  try {
    return parseArgs({
      args: [...commandLine],
      options: {
        customers: { type: 'string' },
        documents: { type: 'string' },
        seed: { type: 'string' },
      },
    }).values;
  } catch {
    throw new StartupError(usage);
  }
}

function whole(option: string, text: string, lowest: number, highest: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < lowest || value > highest) {
    throw new StartupError(
      `${option} must be a whole number from ${lowest} to ${highest}, not '${text}'.`,
    );
  }
  return value;
}

function stoppedByKeyboard(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => controller.abort());
  }
  return controller.signal;
}

if (import.meta.main) process.exit(await runSeed(process.argv.slice(2), process.env));
