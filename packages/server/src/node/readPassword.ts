import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { StartupError } from './startupError.ts';

/**
 * Asks for a new password twice at the terminal, without showing it.
 * @throws StartupError without a terminal, when the two differ, or when the asking is broken off
 */
export async function askNewPassword(name: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new StartupError('There is no terminal to ask a password on: use --password-stdin.');
  }
  const password = await askHidden(`Password for ${name}: `);
  if ((await askHidden('The same once more: ')) !== password) {
    throw new StartupError('The two passwords differ: nothing was added.');
  }
  return password;
}

/** The password that a program passes on standard input, without a line break at its end. */
export async function passwordFromInput(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await answer(lines);
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

function answer(lines: Interface): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  lines.once('line', resolve);
  lines.once('close', () => reject(new StartupError('Broken off: nothing was added.')));
  return promise;
}
