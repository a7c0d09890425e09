import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type RunningServer, startServer } from '@facturatie/server/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examplesIn } from '../examples/examplesIn.ts';
import { apiPageFile } from './apiPage.ts';

const commands = examplesIn(readFileSync(apiPageFile, 'utf8'))
  .filter(({ language }) => language === 'sh')
  .map(({ code }) => code);

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'facturatie-docs-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
  const data = path.join(folder, 'data');
  server = await startServer({ PORT: '0', APP_DIR: folder, DATA_DIR: data });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a command of the page prints, on a demo of the test's own. */
async function run(command: string | undefined, environment: Record<string, string> = {}) {
  const here = (command ?? '').replaceAll('http://127.0.0.1:4173', server.url);
  const env = { ...process.env, ...environment };
  const { stdout } = await promisify(execFile)('bash', ['-ec', here], { env });
  return JSON.parse(stdout) as Record<string, Record<string, unknown>>;
}

test('the commands of docs/api.md do what the page says, one after another', async () => {
  const [logIn, search, make, ...more] = commands;
  expect(more).toEqual([]);

  const { data } = await run(logIn);
  expect(data).toEqual({ name: 'demo', token: { access_token: expect.any(String) as string } });
  const promised = JSON.parse(/^# (.*)$/m.exec(logIn ?? '')?.[1] ?? '') as object;
  expect(promised).toEqual({ data: { name: 'demo', token: { access_token: '…' } } });

  const { access_token: token = '' } = (data?.['token'] ?? {}) as Record<string, string>;
  const { klanten } = await run(search, { TOKEN: token });
  expect(klanten).toMatchObject({ total: expect.any(Number) as number });
  const first = await run(make, { TOKEN: token });
  expect(first['klantengroep']).toMatchObject({ GroepNaam: 'Horeca', KortingsPercentage: 2.5 });
  expect(await run(make, { TOKEN: token })).toEqual(first);
});
