import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { root } from '../../root.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { readPage, type PageReading } from './readPage.ts';

/** An entry of Storybook's index. */
export interface IndexEntry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  name: string;
}

/** A way to look at a page. */
export interface Look {
  scheme: 'light' | 'dark';
  width: number;
}

/** Where the pictures of the tour are kept. */
export const tourFolder = path.join(root, 'test-results/tour');

/** A laden machine is slow, not wrong. */
const patience = 60_000;

/** Taller pages are cut off in pictures: what comes below is more of the same. */
const tallest = 8_000;

/** Where the picture of a page stands in the folder of the tour. */
export function pictureOf({ id }: IndexEntry, { scheme, width }: Look): string {
  return path.join(`${scheme}-${width}`, `${id}.jpeg`);
}

/** Opens pages of Storybook in a Chromium of its own, as a designer does. */
export class TourGuide {
  readonly #browser: Browser;
  readonly #storybook: string;

  private constructor(browser: Browser, storybook: string) {
    this.#browser = browser;
    this.#storybook = storybook;
  }

  static async start(storybook: string): Promise<TourGuide> {
    return new TourGuide(await chromium.launch(chromiumLaunchOptions()), storybook);
  }

  stop(): Promise<void> {
    return this.#browser.close();
  }

  /** A new page that keeps what it complains of; `address` is below Storybook. */
  async open(
    address: string,
    { scheme, width }: Look,
  ): Promise<{ page: Page; complaints: string[] }> {
    const page = await this.#browser.newPage({
      colorScheme: scheme,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      locale: 'nl-BE',
      timezoneId: 'Europe/Brussels',
    });
    const complaints: string[] = [];
    page.on('console', (message) => {
      const type: string = message.type();
      // Chromium's own advice on pages that are under development.
      if (type !== 'verbose') complaints.push(`${type}: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(`${this.#storybook}/${address}`);
    return { page, complaints };
  }

  /**
   * Opens one page of the index and looks at it in several ways.
   * @param takesPictures whether a picture of each look is kept
   * @param ownWidth the width that the story asks for, found at a first visit; else that of the looks
   * @returns what is read there, with everything that is wrong.
   */
  async visit(
    entry: IndexEntry,
    looks: readonly [Look, ...Look[]],
    takesPictures: boolean,
    ownWidth?: number,
  ): Promise<PageReading> {
    const address = `iframe.html?id=${entry.id}&viewMode=${entry.type}`;
    const first = { ...looks[0], width: ownWidth ?? looks[0].width };
    const { page, complaints } = await this.open(address, first);
    try {
      const reading = await page.evaluate(readPage, { kind: entry.type, patience });
      if (reading.width !== undefined && reading.width !== first.width) {
        return await this.visit(entry, looks, takesPictures, reading.width);
      }
      for (const look of looks) {
        const width = reading.width ?? look.width;
        await page.emulateMedia({ colorScheme: look.scheme });
        await page.setViewportSize({ width, height: 800 });
        const wide = await widthNeeded(page);
        if (wide > width) reading.faults.push(`scrolls sideways at ${width}: ${wide} px`);
        if (takesPictures) await takePicture(page, path.join(tourFolder, pictureOf(entry, look)));
      }
      reading.faults.push(...complaints);
      return reading;
    } finally {
      await page.close();
    }
  }
}

/** How wide the page is once it has been laid out anew. */
function widthNeeded(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return document.documentElement.scrollWidth;
  });
}

async function takePicture(page: Page, file: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const { width } = page.viewportSize() ?? { width: 1280 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: file,
    type: 'jpeg',
    quality: 60,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
  });
}
