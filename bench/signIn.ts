import type { Browser, BrowserContext } from 'playwright';

/** A browser that is signed in to a product. */
export async function signIn(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}login`);
  await page.locator('input[autocomplete=username]').fill('demo');
  await page.locator('input[autocomplete=current-password]').fill('demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(url);
  await page.close();
  return context;
}
