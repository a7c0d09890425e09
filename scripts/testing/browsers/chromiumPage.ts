import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.ts';
import { type BrowserPage, callInPage } from './browserPage.ts';

/** Starts Chromium, for what is to be said of all three browsers. */
export async function startChromium(): Promise<BrowserPage> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage({
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`));
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') complaints.push(`${type}: ${message.text()}`);
  });
  return {
    name: `Chromium ${browser.version()}`,
    open: async (address) => {
      await page.goto(address);
    },
    run: async <Answer>(inPage: (...given: never[]) => unknown, ...given: unknown[]) =>
      JSON.parse(await page.evaluate<string>(callInPage(inPage, given))) as Answer,
    async press(...keys) {
      // Playwright has no key for a character that an American keyboard lacks.
      for (const key of keys)
        await (/^[^ -~]$/.test(key) ? page.keyboard.insertText(key) : page.keyboard.press(key));
    },
    resize: (width) => page.setViewportSize({ width, height: 800 }),
    complaints: async () => complaints.splice(0),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
