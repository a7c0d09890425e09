import type { Clock, Log, Random } from '../http/ports.ts';

/** The clock of the machine that shows the page. */
export const systemPageClock: Clock = { now: () => Date.now() };

/** The random source of the browser. */
export const systemPageRandom: Random = {
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
};

/** What went wrong, on the console; nothing else is for a person who looks there. */
export const consoleLog: Log = {
  write: ({ level, event, fields }) => {
    if (level === 'error') console.error(event, fields);
  },
};
