import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { root } from '../root.ts';
import { lastLines, runQuietly } from '../terminal/runQuietly.mjs';
import { chromiumLaunchOptions } from '../testing/chromium.ts';
import { freePort } from '../testing/freePort.ts';

// Walks the way of docs/contributing/README.md from a clone to a changed token that is seen in Storybook,
// and prints how long each part of it takes. It changes nothing in this checkout.

const folder = mkdtempSync(path.join(tmpdir(), 'facturatie-first-change-'));
const clone = path.join(folder, 'facturatie');
const patience = 600_000;
const started = performance.now();
let before = started;

function lap(part: string): void {
  const now = performance.now();
  process.stdout.write(`${part.padEnd(46)} ${((now - before) / 1000).toFixed(1)} s\n`);
  before = now;
}

/** Of letters on the page: no pointer changes it, as it does a button's. */
const colorOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).color);

const { code, output } = await runQuietly('git', ['clone', '--quiet', root, clone]);
if (code !== 0) throw new Error(lastLines(output));
lap('git clone');

const port = await freePort();
const script = path.join('scripts', 'bootstrap.mjs');
const storybook = spawn(process.execPath, [script, 'storybook', `--port=${port}`, '--ci'], {
  cwd: clone,
  detached: process.platform !== 'win32',
  stdio: 'ignore',
});
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage({ colorScheme: 'light' });
  const story = `http://127.0.0.1:${port}/iframe.html?id=components-button--main&viewMode=story`;
  for (;;) {
    const isThere = await page.goto(story, { waitUntil: 'commit' }).then(Boolean, () => false);
    if (isThere) break;
    if (performance.now() - started > patience) throw new Error('Storybook does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  lap('npm run storybook, which installs, answers');
  await page.getByRole('button').first().waitFor({ timeout: patience });
  lap('the first story is seen');

  const old = await colorOf(page);
  const tokens = path.join(clone, 'packages/ui/src/theme/tokens.ts');
  const text = readFileSync(tokens, 'utf8');
  const changed = text.replace("text: pair('#1c2124'", "text: pair('#663399'");
  if (changed === text)
    throw new Error('tokens.ts has another colour of text: change this script too.');
  writeFileSync(tokens, changed);
  while ((await colorOf(page).catch(() => old)) === old) {
    if (performance.now() - before > patience) throw new Error('The change is never seen.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  lap('a changed token is seen');
  process.stdout.write(
    `${'together'.padEnd(46)} ${((performance.now() - started) / 1000).toFixed(1)} s, with ${cpus().length} processors\n`,
  );
} finally {
  await browser.close();
  if (storybook.pid !== undefined && process.platform !== 'win32') process.kill(-storybook.pid);
  else storybook.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
