import { once } from 'node:events';
import { openTestDatabase } from './openTestDatabase.ts';

/**
 * A process of its own that lends an empty database to another: it writes the settings with which the
 * server finds it, a line of JSON, and removes it when its input ends, which comes however the borrower
 * ends. Ctrl+C reaches both: the lender outlives it.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
const { environment, close } = await openTestDatabase({ migrated: false });
process.stdout.write(`${JSON.stringify(environment)}\n`);
await once(process.stdin.resume(), 'end');
await close();
