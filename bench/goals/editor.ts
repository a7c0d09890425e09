import type { Browser, BrowserContext, Page } from 'playwright';
import { atMost, median, type Result } from '../measure.ts';
import { watchDrawing } from '../pages/watchDrawing.ts';
import { watchKeys } from '../pages/watchKeys.ts';
import { servePage, serveProduct } from '../serve.ts';
import { signIn } from '../signIn.ts';
import { load } from './firstLoad.ts';
import { costOf, goalsOf, heapInUse, openGrid, typeAmounts, type Cost } from './grid.ts';
import { saveQuote } from '../saves/saveQuote.ts';

const rounds = 5;
const slowdown = 4;
const counts = { ours: 500, oursSmall: 10 } as const;

type Name = keyof typeof counts | 'agGrid' | 'agDocument';

/** Goals 1 and 3 in the product: what the editor loads, and 500 lines in it beside AG Grid community and 10. */
export async function editor(browser: Browser): Promise<readonly Result[]> {
  const product = await serveProduct();
  const peer = await servePage('grid');
  try {
    const quotes = {
      ours: await saveQuote(product.url, counts.ours),
      oursSmall: await saveQuote(product.url, counts.oursSmall),
    };
    const context = await signIn(browser, product.url);
    const first = await load(
      context,
      `${product.url}toevoegen/verkopen/factuur`,
      '[data-line] input',
    );
    const costs: Record<Name, Cost[]> = { ours: [], oursSmall: [], agGrid: [], agDocument: [] };
    for (let round = -1; round < rounds; round += 1) {
      for (const name of ['ours', 'oursSmall'] as const) {
        // A new context has no draft of an earlier round to offer.
        const own = await signIn(browser, product.url);
        const page = await openProduct(own, product.url);
        const cost = await costInEditor(page, quotes[name], counts[name]);
        if (round >= 0) costs[name].push(cost);
        await own.close();
      }
      for (const name of ['agGrid', 'agDocument'] as const) {
        const page = await openGrid(browser, peer.url);
        const { cost } = await costOf(page, name, counts.ours);
        if (round >= 0) costs[name].push(cost);
        await page.close();
      }
    }
    const drawn = await countDrawn(context, product.url, quotes.ours);
    return resultsOf(costs, drawn, first.scriptBytes);
  } finally {
    await peer.close();
    await product.close();
  }
}

/** The product at the list of quotes, with all that the editor needs in the page already. */
async function openProduct(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(watchKeys);
  await page.goto(`${url}toevoegen/verkopen/offerte`);
  await page.locator('[data-line] input').first().waitFor();
  await goTo(page, '/verkopen/offertes');
  await page.locator('tbody a').first().waitFor();
  return page;
}

async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
}

/** Opens a quote, from the answer of the server on, and types three amounts, each below the one before. */
async function costInEditor(page: Page, number: string, count: number): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const before = await heapInUse(session);
  const mount = await page.evaluate(
    async ([document, lines]) => {
      window.expectLines(lines);
      performance.clearResourceTimings();
      history.pushState(null, '', `/verkopen/offertes/${document}`);
      let painted;
      do painted = await window.afterPaint();
      while (!window.document.querySelector('[data-line] input'));
      const [answer] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith(`/verkoopdocumenten/${document}`));
      if (!(answer instanceof PerformanceResourceTiming)) throw new Error('Nothing was fetched');
      return painted - answer.responseEnd;
    },
    [number, count] as const,
  );
  await page.evaluate(() => window.idle());
  const heap = (await heapInUse(session)) - before;
  await goToPrice(page);
  return { mount, heap, ...(await typeAmounts(page)) };
}

async function goToPrice(page: Page): Promise<void> {
  await page.locator('[data-line]').nth(4).locator('[data-column="unitPrice"] input').click();
  await page.keyboard.press('Control+a');
}

/** The lines that re-render while one amount is typed and committed. */
async function countDrawn(context: BrowserContext, url: string, number: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(watchKeys);
  await page.addInitScript(watchDrawing);
  await page.goto(`${url}verkopen/offertes/${number}`);
  await page.locator('[data-line] input').first().waitFor();
  await page.evaluate((lines) => window.expectLines(lines), counts.ours);
  await page.evaluate(() => window.idle());
  await goToPrice(page);
  await page.evaluate(() => window.idle());
  await page.evaluate(() => window.takeDrawnLines());
  await page.keyboard.type('345');
  await page.keyboard.press('Tab');
  await page.evaluate(() => window.idle());
  const drawn = await page.evaluate(() => window.takeDrawnLines());
  await page.close();
  return drawn;
}

function resultsOf(
  costs: Record<Name, readonly Cost[]>,
  drawn: number,
  scriptBytes: number,
): readonly Result[] {
  const of = (name: Name, read: (cost: Cost) => number) => costs[name].map(read);
  const middle = (name: Name, read: (cost: Cost) => number) => median(of(name, read));
  const names = {
    ours: 'The editor, 500 lines',
    oursSmall: 'The editor, 10 lines',
    agGrid: 'AG Grid, 500 lines of 5 columns',
    agDocument: 'AG Grid, 500 lines of these columns',
  };
  return [
    atMost('A new invoice, scripts', scriptBytes / 1000, 215, 'kB gz'),
    ...(Object.keys(names) as Name[]).map((name) => ({
      name: `${names[name]}: mount, key, commit, heap`,
      value: `${middle(name, ({ mount }) => mount).toFixed(0)} ms, ${middle(name, ({ key }) => key).toFixed(0)} ms, ${middle(name, ({ commit }) => commit).toFixed(0)} ms, ${(middle(name, ({ heap }) => heap) / 1000).toFixed(0)} kB`,
    })),
    // Beside the grid that does the same: as many columns, and the sums of the same engine.
    ...goalsOf({ ...costs, agGrid: costs.agDocument }),
    atMost('Lines drawn for one edit', drawn, 1, ''),
  ];
}
