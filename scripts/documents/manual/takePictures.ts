import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '@facturatie/server/node';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../testing/chromium.ts';
import { type Picture, pictures } from './pictures.ts';
import { pictureMoment, shiftClock } from '../../testing/shiftClock.ts';

const width = 1280;

/** How long a page may take to show something, in milliseconds. */
const patience = 15_000;

/** Of 100: text stays sharp, at about 30 kB a page. */
const quality = 70;

/**
 * Takes every picture of the manual in the running product, on demo data of 16 March 2026.
 * @param app The folder of the built app.
 * @param folder Where they go, as `<name>.webp`.
 * @returns how many they are
 */
export async function takePictures(app: string, folder: string): Promise<number> {
  let restoreClock = shiftClock(pictureMoment);
  const data = mkdtempSync(path.join(tmpdir(), 'facturatie-manual-'));
  const server = await startServer({ PORT: '0', DATA_DIR: data, APP_DIR: app, DEMO: '1' });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, picture] of Object.entries(pictures)) {
      // Each begins at the same minute, however long the others took.
      restoreClock();
      restoreClock = shiftClock(pictureMoment);
      writeFileSync(path.join(folder, `${name}.webp`), await take(browser, server.url, picture));
    }
    return Object.keys(pictures).length;
  } finally {
    await browser.close();
    await server.stop();
    restoreClock();
    rmSync(data, { recursive: true, force: true });
  }
}

async function take(browser: Browser, origin: string, picture: Picture): Promise<Buffer> {
  const { address, isSignedIn = true, prepare, of, height = 800 } = picture;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.addInitScript(shiftClock, pictureMoment);
    await page.goto(`${origin}/login`);
    if (isSignedIn) await signIn(page);
    if (address !== '/login') await page.goto(origin + address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await prepare?.(page);
    await page.evaluate(() => document.fonts.ready);
    const clip = of && (await placeOf(page, of(page)));
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      ...(clip && { clip }),
    });
    return Buffer.from(data, 'base64');
  } finally {
    await context.close();
  }
}

/** The visible rectangle of an element. */
async function placeOf(page: Page, part: Locator) {
  const box = (await part.boundingBox()) ?? { x: 0, y: 0, width, height: 0 };
  const [left, top, windowHeight] = await page.evaluate(
    () => [scrollX, scrollY, innerHeight] as const,
  );
  const y = Math.max(box.y, 0);
  const height = Math.min(box.height, windowHeight - y);
  return { x: box.x + left, y: y + top, width: box.width, height, scale: 1 };
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Gebruikersnaam').fill('demo');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await page.getByRole('heading', { name: 'dashboard!' }).waitFor();
}
