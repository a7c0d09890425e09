import { expect } from 'vitest';
import type { BrowserPage } from './browserPage.ts';

/** How a control stands in the page, in the words a test compares. */
interface ControlState {
  value: string;
  isInvalid: boolean;
  /** The words its aria-describedby names. */
  description: string;
}

/** Where to wait: long enough for a laden machine. */
const patience = { timeout: 20_000, interval: 50 };

/** Reads the first control that a selector finds. */
function control(page: BrowserPage, selector: string): Promise<ControlState | null> {
  return page.run((wanted) => {
    const element = document.querySelector<HTMLInputElement>(wanted);
    if (!element) return null;
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = ids.map((id) => document.getElementById(id)?.textContent ?? '');
    return {
      value: element.value,
      isInvalid: element.getAttribute('aria-invalid') === 'true',
      description: words.join(' ').trim(),
    };
  }, selector);
}

/** Waits until the first control that a selector finds stands so. */
export async function expectControl(
  page: BrowserPage,
  selector: string,
  state: Partial<ControlState>,
): Promise<void> {
  await expect.poll(() => control(page, selector), patience).toMatchObject(state);
}

/** Waits until the page shows these words. */
export async function expectWords(page: BrowserPage, words: string): Promise<void> {
  await expect.poll(() => page.run(() => document.body.innerText), patience).toContain(words);
}

/** Waits until the texts of all that a selector finds are these. */
export async function expectTexts(
  page: BrowserPage,
  selector: string,
  texts: readonly string[],
): Promise<void> {
  const read = () =>
    page.run(
      (wanted) => [...document.querySelectorAll(wanted)].map(({ textContent }) => textContent),
      selector,
    );
  await expect.poll(read, patience).toEqual(texts);
}

/** Presses Tab until the focus is on what a selector finds. */
export async function tabTo(page: BrowserPage, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const isThere = await page.run(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (isThere) return;
    await page.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Replaces what stands in the focused field, key by key. */
export async function typeInstead(page: BrowserPage, text: string): Promise<void> {
  await page.press('Control+a', 'Delete', ...text);
}

/** Waits until nothing is what a selector finds. */
export async function expectGone(page: BrowserPage, selector: string): Promise<void> {
  await expectTexts(page, selector, []);
}

/** Waits until the page has this address on its server. */
export async function expectAddress(page: BrowserPage, address: string): Promise<void> {
  const read = () => page.run(() => location.pathname + location.search);
  await expect.poll(read, patience).toBe(address);
}
