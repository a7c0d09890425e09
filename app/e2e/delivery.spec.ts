import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

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

const kilobytes = (scripts: string[]) =>
  scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1000;

test('the document holds no script and no style of its own', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<html lang="nl-BE">');
  expect(html.match(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=|javascript:/g)).toBeNull();
});

test('login loads no more than it did when it was last looked at', async ({ page }) => {
  expect(kilobytes(await scriptsOf(page, '/login'))).toBeLessThan(147);
});

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('the customer list loads no more than it did when it was last looked at', async ({
    page,
  }) => {
    expect(kilobytes(await scriptsOf(page, '/klanten'))).toBeLessThan(160);
  });

  test('a new invoice loads no more than it did when it was last looked at', async ({ page }) => {
    expect(kilobytes(await scriptsOf(page, '/toevoegen/verkopen/factuur'))).toBeLessThan(226);
  });

  test("of react-aria's strings the Dutch ones are there, those nobody here reads are not", async ({
    page,
  }) => {
    const scripts = (await scriptsOf(page, '/klanten')).join('\n');
    expect(scripts).toContain('Zoekactie wissen');
    for (const foreign of ['Effacer la recherche', 'Cancella ricerca']) {
      expect(scripts).not.toContain(foreign);
    }
  });
});
