import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright';
import { atMost, median, type Result } from '../measure.ts';
import { serveDemo } from '../serve.ts';

const runs = 5;

/** What a visit loaded, and how long it took. */
interface Visit {
  /** Bytes by kind of file, each gzipped by itself. */
  readonly page: number;
  readonly server: number;
  readonly database: number;
  readonly fonts: number;
  /** Milliseconds from the navigation to the login form, and from Enter to the first page behind it. */
  readonly form: number;
  readonly login: number;
}

/** What the demo loads before it is usable: page, server in the worker, database, fonts. */
export async function demo(browser: Browser): Promise<readonly Result[]> {
  const served = await serveDemo();
  try {
    const visits: Visit[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const visited = await visit(browser, served.url);
      if (run > 0) visits.push(visited); // the first warms the disk cache of the server
    }
    const middle = (part: keyof Visit): number => median(visits.map((each) => each[part]));
    const kilobytes = (part: keyof Visit): number => middle(part) / 1000;
    const parts = ['page', 'server', 'database', 'fonts'] as const;
    const all = parts.reduce((sum, part) => sum + kilobytes(part), 0);
    const measurement = (name: string, value: number): Result => ({
      name,
      value: `${value.toFixed(1)} kB gz`,
    });
    return [
      measurement('Page: document, scripts, styles', kilobytes('page')),
      measurement('Server: the worker', kilobytes('server')),
      measurement('Database: SQLite as WebAssembly', kilobytes('database')),
      measurement('Fonts', kilobytes('fonts')),
      atMost('All of the first visit', all, 950, 'kB gz'),
      { name: 'Navigation to the login form', value: `${middle('form').toFixed(0)} ms` },
      {
        name: 'First login, database made on the way',
        value: `${middle('login').toFixed(0)} ms`,
      },
    ];
  } finally {
    await served.close();
  }
}

/** A first visit in a browser that was never there. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const loaded: Promise<readonly [Exclude<keyof Visit, 'form' | 'login'>, number]>[] = [];
  page.on('response', (response) => {
    loaded.push(weigh(response));
  });
  const opened = performance.now();
  await page.goto(url);
  await page.locator('input[autocomplete=username]').waitFor();
  const form = performance.now() - opened;
  const login = await logIn(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(loaded);
  await context.close();
  const sum = (kind: string): number =>
    sizes.filter(([one]) => one === kind).reduce((total, [, size]) => total + size, 0);
  return {
    page: sum('page'),
    server: sum('server'),
    database: sum('database'),
    fonts: sum('fonts'),
    form,
    login,
  };
}

async function logIn(page: Page): Promise<number> {
  await page.locator('input[autocomplete=username]').fill('demo');
  await page.locator('input[autocomplete=current-password]').fill('demo');
  const began = performance.now();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'dashboard!' }).waitFor();
  return performance.now() - began;
}

async function weigh(response: Response) {
  const { pathname } = new URL(response.url());
  const body = await response.body();
  // Fonts are compressed already.
  if (pathname.endsWith('.woff2')) return ['fonts', body.length] as const;
  const size = gzipSync(body, { level: 9 }).length;
  if (pathname.endsWith('.wasm')) return ['database', size] as const;
  return [/\/worker-/.test(pathname) ? 'server' : 'page', size] as const;
}
