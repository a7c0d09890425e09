import type { Writable } from 'node:stream';
import type { Clock, Log, LogEntry } from '../../http/ports.ts';
import type { LogFormat } from '../settings.ts';

/**
 * A log that writes one line per entry to a stream: 'json' writes every field, 'text' only those for a
 * reader at a terminal. A closed stream does not stop the server.
 */
export function streamLog(stream: Writable, format: LogFormat, clock: Clock): Log {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    write(entry) {
      const line = format === 'json' ? jsonLine(entry, clock) : textLine(entry);
      if (line !== undefined) stream.write(`${line}\n`);
    },
  };
}

function jsonLine({ level, event, fields }: LogEntry, clock: Clock): string {
  return JSON.stringify({ time: new Date(clock.now()).toISOString(), level, event, ...fields });
}

type Fields = LogEntry['fields'];

/** What happens every day, as a sentence, or not at all. */
const sentences: Record<string, (fields: Fields) => string | undefined> = {
  requestServed: () => undefined,
  signedIn: () => undefined,
  demoPrepared: ({ customers, documents, milliseconds }) =>
    `Filled a new database with ${customers} demo customers and ${documents} documents in ${milliseconds} ms.`,
  demoUserShut: () => 'The demo user is shut, because DEMO=0.',
  vatDatabankInvented: () => 'The VAT databank is an invented one (VAT_DATABANK_URL).',
  serverStarted: ({ url, publicOrigin }) =>
    `Facturatie runs at ${url}${publicOrigin === undefined ? '' : `; open ${publicOrigin}`}`,
  demoLoginOffered: ({ name, password }) => `Log in as ${name} / ${password}. Stop with Ctrl+C.`,
  serverStopping: ({ seconds }) =>
    `Stopping; running requests get ${seconds} seconds. Press Ctrl+C again to stop at once.`,
  serverStopped: () => 'Stopped.',
};

function textLine({ level, event, fields }: LogEntry): string | undefined {
  const sentence = sentences[event];
  if (sentence) return sentence(fields);
  const facts = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return [`${level}: ${event}`, ...facts].join(' ');
}
