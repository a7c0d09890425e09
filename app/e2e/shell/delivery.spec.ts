import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** The scripts that a page loads until it is at rest. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return Promise.all(bodies);
}

// Each limit is what is loaded today and at most 1 kB; the goals are in docs/decisions/0009-first-load.md.
const kilobytes = (scripts: string[]) =>
  scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1000;

for (const address of ['/', '/login']) {
  test(`the document at ${address} holds no script and no style of its own`, async ({
    request,
  }) => {
    const html = await (await request.get(address)).text();
    expect(html).toContain('<html lang="nl-BE">');
    expect(html.match(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=|javascript:/g)).toBeNull();
  });
}

test('before its scripts the login page has its form, and every other page the start-up screen', async ({
  request,
}) => {
  const html = async (address: string) => (await request.get(address)).text();
  expect(await html('/login?returnUrl=%2Fklanten')).toMatch(/<div id="root" data-hydrate>.*<form/);
  for (const address of ['/', '/klanten', '/onbekend']) {
    expect(await html(address)).toMatch(/<div id="root"><main[^>]*><h1[^>]*>Facturatie<\/h1>/);
  }
});

test('login loads no more than its limit', async ({ page }) => {
  expect(kilobytes(await scriptsOf(page, '/login'))).toBeLessThan(133.9);
});

// Vite writes a line of its own before any banner, and there the comment has no effect.
test("the first file starts with V8's hint to compile it while it arrives", async ({ page }) => {
  const scripts = await scriptsOf(page, '/login');
  const hinted = scripts.filter((script) => script.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted).toHaveLength(1);
});

test('all scripts together stay within their goal', () => {
  const dist = process.env['APP_DIR'] ?? path.join(import.meta.dirname, '../../dist');
  const scripts = globSync(path.join(dist, 'assets/*.js')).map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(scripts.length).toBeGreaterThan(20);
  expect(kilobytes(scripts)).toBeLessThan(333.6);
});

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('the customer list loads no more than its limit', async ({ page }) => {
    expect(kilobytes(await scriptsOf(page, '/klanten'))).toBeLessThan(147.7);
  });

  // Its bundle once took in the dates of forms, unseen (app/vite.config.ts).
  test('the list of customer groups loads no more than its limit', async ({ page }) => {
    expect(kilobytes(await scriptsOf(page, '/groepen/klanten'))).toBeLessThan(150.4);
  });

  test('the list of invoices loads no more than its limit', async ({ page }) => {
    expect(kilobytes(await scriptsOf(page, '/verkopen/facturen'))).toBeLessThan(161.9);
  });

  test('a new invoice loads no more than its limit', async ({ page }) => {
    expect(kilobytes(await scriptsOf(page, '/toevoegen/verkopen/factuur'))).toBeLessThan(212.1);
  });

  test("react-aria's Dutch strings are included, those of other languages are not", async ({
    page,
  }) => {
    const scripts = (await scriptsOf(page, '/klanten')).join('\n');
    expect(scripts).toContain('Zoekactie wissen');
    for (const foreign of ['Effacer la recherche', 'Cancella ricerca']) {
      expect(scripts).not.toContain(foreign);
    }
  });
});
