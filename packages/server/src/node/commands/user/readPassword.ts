import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { StartupError } from '../../startupError.ts';
import type { UserCommandLine } from './userName.ts';

/** Characters. Length is what protects a password; composition rules are not (NIST SP 800-63B). */
const passwordLength = { least: 10, most: 1000 } as const;

/** Whether a password is neither too short nor too long, counted in grapheme clusters. */
function hasFittingLength(password: string): boolean {
  const length = [...password.normalize('NFC')].length;
  return length >= passwordLength.least && length <= passwordLength.most;
}

/**
 * A new password for a user: asked twice at the terminal without showing it, or passed by a program
 * on standard input. Never on the command line, which every process of the machine can read.
 * @throws StartupError without a terminal, when it is too short or long, more than one line, or not given twice alike
 */
export async function readNewPassword({ name, fromInput }: UserCommandLine): Promise<string> {
  const password = await (fromInput ? passwordFromInput() : askNewPassword(name));
  if (hasFittingLength(password)) return password;
  const { least, most } = passwordLength;
  throw new StartupError(`A password has ${least} to ${most} characters: nothing was changed.`);
}

async function askNewPassword(name: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new StartupError('There is no terminal to ask a password on: use --password-stdin.');
  }
  const password = await askHidden(`Password for ${name}: `);
  if ((await askHidden('The same once more: ')) !== password) {
    throw new StartupError('The two passwords differ: nothing was changed.');
  }
  return password;
}

/** Without the line break at its end. A password with a second line could not be typed. */
async function passwordFromInput(): Promise<string> {
  const [password = '', ...rest] = (await text(process.stdin)).split(/\r\n|[\n\r]/);
  if (rest.some((line) => line !== '')) {
    throw new StartupError('--password-stdin takes one line: nothing was changed.');
  }
  return password;
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
  lines.once('close', () => reject(new StartupError('Broken off: nothing was changed.')));
  return promise;
}
