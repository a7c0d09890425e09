import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chromiumLaunchOptions } from './chromium.ts';

/** Nothing that our tests run on, or that no Chromium knows. */
const elsewhere = /^(ms|TcpPortRandomizationWin$)/;

test('what Playwright switches off in Chromium stays off with what we switch off', () => {
  const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
  const source = readFileSync(path.join(path.dirname(manifest), 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const off = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name = '']) => name);
  expect(off).toContain('HttpsUpgrades');

  const [ours = ''] = chromiumLaunchOptions().args.filter((arg) => /features/.test(arg));
  const names = ours.replace('--disable-features=', '').split(',');
  expect(names).toEqual(expect.arrayContaining(off.filter((name) => !elsewhere.test(name))));
});
