import type { Browser, Page } from 'playwright';
import { atMost, median, pairedRatio, type Result } from '../measure.ts';
import { servePage } from '../serve.ts';

const rounds = 9;
const slowdown = 4;
const fields = ['ours', 'oursHasty', 'downshift'] as const;
const typed = 'garage';

type Field = (typeof fields)[number];

declare global {
  interface Window {
    showField(name: string): void;
    watchKey(text: string | undefined): void;
  }
}

/**
 * Goal 5: a key in a field with 10,000 options beside downshift, which has its list at every key. Ours
 * waits for a pause before it searches, and is measured once more without that.
 */
export async function combobox(browser: Browser): Promise<readonly Result[]> {
  const served = await servePage('combobox');
  try {
    const keys: Record<Field, number[]> = { ours: [], oursHasty: [], downshift: [] };
    let most = 0;
    for (let round = -2; round < rounds; round += 1) {
      for (const field of fields) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.goto(served.url);
        const { key, options } = await typeIn(page, field);
        if (round >= 0) keys[field].push(key);
        if (field !== 'downshift') most = Math.max(most, options);
        await page.close();
      }
    }
    return [
      ...fields.map((field) => ({
        name: `${field}: a key`,
        value: `${median(keys[field]).toFixed(0)} ms`,
      })),
      {
        name: 'A key with its list, no pause, to downshift',
        value: `${pairedRatio(keys.oursHasty, keys.downshift).toFixed(2)} x`,
      },
      atMost('A key, to downshift', pairedRatio(keys.ours, keys.downshift), 1.25, 'x'),
      atMost('Options of ours in the page', most, 50, ''),
    ];
  } finally {
    await served.close();
  }
}

/** Types a name: the mean of its keys, in milliseconds, and the largest number of options. */
async function typeIn(page: Page, field: Field): Promise<{ key: number; options: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate((name) => window.showField(name), field);
  await page.locator('input').first().click();
  const times: number[] = [];
  let options = 0;
  for (const [place, letter] of [...typed].entries()) {
    const text = field === 'ours' ? undefined : typed.slice(0, place + 1);
    await page.evaluate((wanted) => window.watchKey(wanted), text);
    await page.keyboard.press(letter);
    times.push(await page.evaluate(() => window.keyPainted()));
    options = Math.max(options, await page.locator('[role="option"]').count());
  }
  return { key: times.reduce((sum, time) => sum + time, 0) / times.length, options };
}
