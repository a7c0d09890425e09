import type { Clock, Log, Random, PasswordHash } from '../http/ports.ts';
import { webSha256 } from '../auth/secret.ts';

/** The clock of the machine that shows the page. */
export const browserClock: Clock = { now: () => Date.now() };

/** The random source of the browser. */
export const browserRandom: Random = {
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
};

/** Logs errors to the console, and nothing else. */
export const consoleLog: Log = {
  write: ({ level, event, fields }) => {
    if (level === 'error') console.error(event, fields);
  },
};

/**
 * A password hash for the database of a page, which holds the demo user alone,
 * whose password everybody knows: argon2id belongs to Node, and there is nothing
 * to protect. Never for a server that others reach.
 */
export const browserPasswordHash: PasswordHash = {
  hash: (password) => webSha256(password),
  verify: async (password, stored) => (await webSha256(password)) === stored,
};
