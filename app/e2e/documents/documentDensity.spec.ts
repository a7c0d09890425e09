import type { Page } from '@playwright/test';
import type { CallServer } from '../fixtures/callServer.ts';
import { expectAccessible } from '../fixtures/checks/axe.ts';
import { cell, lines, pickCustomer, save, total } from '../fixtures/documentEditor.ts';
import { addDocument, dayFromNow, firstCustomer } from '../fixtures/documents.ts';
import { movedParts } from '../fixtures/checks/layoutShift.ts';
import { expectNothingCutOff } from '../fixtures/checks/overflow.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

/** An invoice that gets `count` lines of 9.999.999,99 in the page; they are not saved, so that no list holds them. */
async function openInvoice(page: Page, callServer: CallServer, count: number) {
  const given = { date: dayFromNow(0), dueDate: dayFromNow(14), price: 100_00 };
  const number = await addDocument(callServer, 'factuur', await firstCustomer(callServer), given);
  await page.goto(`/verkopen/facturen/${number}`);
  await expect(lines(page)).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  expect(await movedParts(page)).toEqual([]);
  await cell(page, 'Prijs').fill('9999999,99');
  await cell(page, 'Omschrijving').focus();
  for (let line = 1; line < count; line++) await page.keyboard.press('Control+Shift+D');
  await expect(lines(page)).toHaveCount(count);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.evaluate(() => scrollTo(0, 0));
}

/** The layout of the lines in the window. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-line]')];
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const widths = [...(rows[0]?.querySelectorAll('[data-column]') ?? [])].map((one) => [
      one.getAttribute('data-column'),
      one.getBoundingClientRect().width,
    ]);
    const controls = [
      ...(rows[0]?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? []),
    ];
    return {
      first: boxes[0]?.top ?? 0,
      heights: [...new Set(boxes.map(({ height }) => height))],
      inSight: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
      widths: Object.fromEntries(widths) as Record<string, number>,
      lowest: Math.min(...controls.map((one) => one.getBoundingClientRect().height)),
      cutOff: controls.filter((one) => one.scrollWidth > one.clientWidth).map(({ value }) => value),
    };
  });

/** The right edge of the content of an element. */
const endOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });

test('at 1280x800 six lines of 44 px are in sight below the head, with amounts of 9.999.999,99 @core', async ({
  page,
  callServer,
}) => {
  await openInvoice(page, callServer, 8);
  const { first, heights, inSight, widths, lowest, cutOff } = await layout(page);
  expect(first).toBeLessThanOrEqual(390);
  expect(inSight).toBeGreaterThanOrEqual(6);
  expect(heights).toEqual([44]);
  expect(lowest).toBeGreaterThanOrEqual(36);
  expect(widths['description']).toBeGreaterThanOrEqual(290);
  expect(widths['quantity']).toBeLessThanOrEqual(80);
  expect(widths['nature']).toBeLessThanOrEqual(96);
  expect(widths['total']).toBeLessThanOrEqual(120);
  expect(cutOff).toEqual([]);

  const totalOfLine = await endOf(page, '[data-line] [data-column=total] button');
  expect(Math.abs((await endOf(page, 'dl dd:last-of-type span span')) - totalOfLine)).toBeLessThan(
    2,
  );
  const asking = page.getByRole('button', { name: /^Waarom dit bedrag\? / });
  const places = await asking.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(new Set(places).size).toBe(1);

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  for (const name of ['Opslaan', 'PDF', 'E-factuur'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  for (const name of ['Terug', 'Crediteren'])
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Totaal Incl. € 96.799.999,90')).toBeInViewport({ ratio: 1 });
  await expectNothingCutOff(page);
  await expectAccessible(page);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('twelve lines are in sight', async ({ page, callServer }) => {
    await openInvoice(page, callServer, 14);
    const { first, inSight } = await layout(page);
    expect(first).toBeLessThanOrEqual(390);
    expect(inSight).toBeGreaterThanOrEqual(12);
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('E-factuur is in sight, and the total stays so', async ({ page, callServer }) => {
    await openInvoice(page, callServer, 3);
    for (const name of ['Opslaan', 'PDF', 'E-factuur'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    for (const name of ['Terug', 'Crediteren'])
      await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(save(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Totaal Incl. €')).toBeInViewport({ ratio: 1 });
    await expectNothingCutOff(page);
    await expectAccessible(page);
  });

  test('a line takes 220 px, and the head collapses once the customer is chosen', async ({
    page,
    callServer,
  }) => {
    const { Naambedrijf } = await firstCustomer(callServer);
    await page.goto('/toevoegen/verkopen/factuur');
    const date = page.getByRole('textbox', { name: 'Datum' });
    await expect(date).toBeVisible();
    await pickCustomer(page, Naambedrijf);
    await expect(date).toBeHidden();
    const { heights, lowest } = await layout(page);
    expect(heights.every((height) => height <= 220)).toBe(true);
    expect(lowest).toBeGreaterThanOrEqual(44);
    await expectNothingCutOff(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Datums, referentie en notities' }).click();
    await date.fill('');
    await page.getByRole('button', { name: 'Datums, referentie en notities' }).click();
    await expect(date).toBeHidden();
    await save(page).click();
    await expect(date).toBeFocused();
  });
});

test('an error is shown below its line, links to its cell, and keeps the cell red', async ({
  page,
  callServer,
}) => {
  await openInvoice(page, callServer, 2);
  await cell(page, 'Aantal').fill('vijf');
  await cell(page, 'Prijs', 2).focus();
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Lijn 1' }) });
  const error = row.getByRole('cell').last();
  await expect(error).toContainText('Aantal: ');
  const place = (one: typeof row) =>
    one.evaluate((box) => {
      const { top, bottom, width } = box.getBoundingClientRect();
      return { top, bottom, width };
    });
  const [wide, whole] = [await place(error), await place(row)];
  expect(wide.width).toBeGreaterThan(whole.width - 40);
  expect(wide.top).toBeGreaterThanOrEqual((await place(cell(page, 'Aantal'))).bottom);

  const edge = () => cell(page, 'Aantal').evaluate((box) => getComputedStyle(box).borderColor);
  const red = await edge();
  await error.getByRole('button', { name: 'Aantal' }).click();
  await expect(cell(page, 'Aantal')).toBeFocused();
  expect(await edge()).toBe(red);
  expect(await place(error)).toEqual(wide);
});

test('a total beyond the limit names the line that counts most', async ({ page, callServer }) => {
  await openInvoice(page, callServer, 2);
  await cell(page, 'Aantal', 2).fill('999999');
  await cell(page, 'Aantal', 2).press('Control+s');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Lijn 2' }) });
  await expect(row.getByRole('cell').last()).toContainText('Totaal: ');
});

test('an invoice from a quote says so before it is saved', async ({ page, callServer }) => {
  const given = { date: dayFromNow(0), dueDate: dayFromNow(14), price: 100_00 };
  const quote = await addDocument(callServer, 'offerte', await firstCustomer(callServer), given);
  await page.goto(`/toevoegen/verkopen/factuur?offerte=${quote}`);
  await expect(page.getByText(`Uit offerte ${quote}`)).toBeVisible();
  await expect(total(page, 'Totaal Incl\\.')).toContainText('121,00');
});
