import path from 'node:path';
import type { Browser, Page } from 'playwright';

/** An address that no machine has: the folder answers it. */
const origin = 'http://stranger.test';

/** A page in a real browser, with what it complained of. */
export interface ShownPage {
  readonly page: Page;
  /** Warnings and errors of the console, errors of scripts, files that were not there. */
  readonly complaints: string[];
}

/**
 * Opens a page of a folder of plain files, as any server would give it.
 * @param policy The content security policy that it is sent with.
 */
export async function showPage(
  browser: Browser,
  folder: string,
  file: string,
  policy?: string,
): Promise<ShownPage> {
  const page = await browser.newPage({
    viewport: { width: 800, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'nl-BE',
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => complaints.push(`no ${request.url()}`));
  const headers: Record<string, string> = {};
  if (policy !== undefined) headers['content-security-policy'] = policy;
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    return route.fulfill({ path: path.join(folder, pathname), headers });
  });
  await page.goto(`${origin}/${file}`);
  return { page, complaints };
}

/** Fills the form of the README as people do: an amount, a date, a choice; then sends it. */
export async function fillIn(page: Page): Promise<Record<string, string>> {
  const amount = page.getByRole('textbox', { name: 'Bedrag' });
  const date = page.getByRole('textbox', { name: 'Datum' });
  const place = page.getByRole('combobox', { name: 'Plaats' });
  await amount.click();
  await page.keyboard.type('1234,5');
  await date.click();
  await page.keyboard.type('5/3/26');
  await place.click();
  await page.keyboard.type('gent');
  await page.getByRole('option', { name: 'Gent' }).click();
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await page.getByText('123450 cent bewaard').first().waitFor();
  return {
    amount: await amount.inputValue(),
    date: await date.inputValue(),
    place: await place.inputValue(),
  };
}

/** What CSS says of everything in the page, but for its variables: `12 BUTTON color: rgb(0, 0, 0)`. */
export async function computedStyles(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*')).flatMap((element, index) => {
      const style = getComputedStyle(element);
      return Array.from(style)
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${index} ${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
    }),
  );
}
