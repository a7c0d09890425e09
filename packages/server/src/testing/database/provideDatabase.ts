import { once } from 'node:events';
import { openTestDatabase } from './openTestDatabase.ts';

/**
 * A process that provides an empty database to its parent: it writes the settings for the server as a
 * line of JSON, and drops the database when its input ends, which happens however the parent ends.
 * Ctrl+C reaches both processes, and is ignored here.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
const { environment, close } = await openTestDatabase({ migrated: false });
process.stdout.write(`${JSON.stringify(environment)}\n`);
await once(process.stdin.resume(), 'end');
await close();
