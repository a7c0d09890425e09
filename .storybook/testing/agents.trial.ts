import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../scripts/root.ts';
import { freePort } from '../../scripts/testing/freePort.ts';

const port = await freePort();
const storybook = spawn(
  process.execPath,
  [
    path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
    'dev',
    `--port=${port}`,
    '--ci',
    '--no-open',
    '--no-version-updates',
    '--disable-telemetry',
  ],
  // Vitest says that this is a test.
  { cwd: root, stdio: 'ignore', env: { ...process.env, NODE_ENV: 'development' } },
);

afterAll(() => {
  storybook.kill();
});

const isThere = () =>
  fetch(`http://127.0.0.1:${port}/index.json`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Asks as an agent does; answers with the text that it is given. */
async function ask(tool: string, args: Record<string, unknown> = {}): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: tool, arguments: args },
    }),
  });
  return answer.text();
}

test('agents are told of the components by a Storybook that runs, and of the props of one', async () => {
  await expect.poll(isThere, { timeout: 150_000, interval: 500 }).toBe(true);
  expect(await ask('docs-list')).toContain('(components-searchcombobox)');
  const moneyField = await ask('docs-show', { id: 'components-moneyfield' });
  expect(moneyField).toContain('takesFiguresOnly');
  expect(moneyField).not.toContain(root);
});
