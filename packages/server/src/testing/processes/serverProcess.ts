import { mkdirSync, writeFileSync } from 'node:fs';
import { calls } from '@facturatie/api-contract';
import type { Environment } from '../../node/settings.ts';
import { decodedAnswer } from '../answers.ts';
import { startChild } from './childProcess.ts';
import type { Child } from './childProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const entry = new URL('../../node/main.ts', import.meta.url);

const builtApp = temporaryFolder();
process.once('exit', () => builtApp.remove());

/** A folder with a minimal app. */
function smallestApp(): string {
  const dist = builtApp.file('dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(`${dist}/index.html`, '<!doctype html><title>Facturatie</title>');
  return dist;
}

export interface ServerProcess extends Child {
  /** Where it listens. */
  url: string;
  /** Logs in over HTTP. */
  login(name: string, password: string): Promise<Response>;
  /** Requests the customer list. */
  customers(accessToken: string): Promise<Response>;
}

/** Starts the product as an operator does, on a free port. It may refuse to start. */
export function startServerProcess(environment: Environment): Child {
  return startChild(entry, [], { PORT: '0', APP_DIR: smallestApp(), ...environment });
}

/** Starts the product and waits until it listens. */
export async function runningServerProcess(environment: Environment): Promise<ServerProcess> {
  const child = startServerProcess(environment);
  let printed = '';
  child.process.stdout.on('data', (text: string) => (printed += text));
  await child.wrote('http://');
  const url = /http:\/\/[\w.:[\]]+/.exec(printed)?.[0] ?? '';
  return {
    ...child,
    url,
    login: (name, password) =>
      fetch(url + calls.login.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, password }),
      }),
    customers: (accessToken) =>
      fetch(url + calls.listCustomers.path, {
        headers: { authorization: `Bearer ${accessToken}` },
      }),
  };
}

/** The access token in the answer to a login. */
export async function tokenOf(login: Response): Promise<string> {
  return (await decodedAnswer(calls.login, login)).data.token.accessToken;
}
