import type { Page } from '@playwright/test';
import { cell, customerField, lines, notices, total } from '../fixtures/documentEditor.ts';
import { firstCustomer } from '../fixtures/documents.ts';
import type { CallServer } from '../fixtures/callServer.ts';
import { engineCase, shownAmount, typedNumber } from '../fixtures/engineCases.ts';
import type { CaseLine, EngineCase } from '../fixtures/engineCases.ts';
import { printedTexts, textAfter } from '../fixtures/printedDocument.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

/** A case as it is typed: as a quote or an invoice, in the counting type of a regime without VAT. */
interface TypedCase {
  readonly name: string;
  readonly kind: 'offerte' | 'factuur';
  /** The name of the counting type; left out, the one with VAT stays. */
  readonly regime?: string;
}

/** Typed by every run of the tests. */
const often: readonly TypedCase[] = [
  { name: 'mixed VAT 0/6/12/21', kind: 'factuur' },
  { name: '33.33 + 7.77', kind: 'offerte' },
  { name: 'random 57', kind: 'factuur' },
  { name: '99999999.99', kind: 'factuur', regime: 'Export' },
];

/** Typed by the long run too. */
const rarely: readonly TypedCase[] = [
  { name: 'half: 1.5 x 0.67 = 1.005', kind: 'factuur' },
  { name: 'half: 8.50 at 0.1 -> 0.85 x 1.21 = 1.0285', kind: 'factuur' },
  { name: 'vat half: 2.50 x 21% = 0.525', kind: 'offerte' },
  { name: 'vat half: 4.125 -> 4.13 x 12%', kind: 'factuur' },
  { name: '8.345 float trap', kind: 'offerte' },
  { name: '100% both', kind: 'offerte' },
  { name: 'zero price', kind: 'offerte' },
  { name: 'one cent with 50% -> 0.005', kind: 'factuur' },
  { name: 'text lines only', kind: 'offerte', regime: 'Vrijgesteld' },
  { name: 'deleted first', kind: 'factuur' },
  { name: 'discount 99.99', kind: 'factuur' },
  { name: 'quantity 999999.999', kind: 'factuur' },
  { name: 'random 55', kind: 'factuur' },
  { name: 'random 65', kind: 'factuur' },
  { name: 'random 70', kind: 'offerte' },
  { name: 'random 88', kind: 'factuur', regime: 'Btw verlegd' },
];

const words = { offerte: 'Offerte', factuur: 'Factuur' } as const;

for (const typed of process.env['LONG'] === '1' ? [...often, ...rarely] : often) {
  test(`the totals of '${typed.name}', typed as ${typed.kind}, are the same on the screen, saved, listed and in the PDF`, async ({
    page,
    callServer,
  }) => {
    test.slow();
    const given = engineCase(typed.name);
    const { input, expected } = given;
    const { Naambedrijf } = await firstCustomer(callServer);
    await page.goto(`/toevoegen/verkopen/${typed.kind}`);
    await pickByKeys(page, Naambedrijf);
    if (typed.regime !== undefined) {
      await page.getByRole('combobox', { name: /^Typetelling/ }).focus();
      await page.keyboard.type(typed.regime);
    }
    await typeLines(page, input.details, typed.regime === undefined);
    await typeDiscount(page, input.KortingsPercentage);
    await expectOnScreen(page, given);

    await page.keyboard.press('Control+s');
    const said = notices(page).getByText(new RegExp(`^${words[typed.kind]} :\\d+$`));
    const number = (await said.innerText()).replace(/\D/g, '');
    await expectSaved(callServer, number, expected);
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row.getByRole('cell').nth(4)).toHaveText(shownAmount(expected.header.TotaalNetto));
    await expect(row.getByRole('cell').nth(5)).toHaveText(
      shownAmount(expected.header.TotaalBedrag),
    );
    await expectPrinted(page, number, expected);
  });
}

async function pickByKeys(page: Page, name: string): Promise<void> {
  await customerField(page).focus();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(customerField(page)).toHaveValue(name);
}

/** Types the lines one below the other, and deletes those that the case deletes. */
async function typeLines(page: Page, given: readonly CaseLine[], hasVat: boolean): Promise<void> {
  await cell(page, 'Omschrijving').focus();
  for (const [index, line] of given.entries()) {
    const number = index + 1;
    await expect(cell(page, 'Omschrijving', number)).toBeFocused();
    await page.keyboard.type(line.arType === 'T' ? `Tekst ${number}` : `Iets ${number}`);
    if (line.arType === 'A') await typeNumber(page, number, line, hasVat);
    if (number < given.length) await page.keyboard.press('Control+Enter');
  }
  for (const [index, { mode }] of [...given.entries()].toReversed()) {
    if (mode !== 'deleted') continue;
    await cell(page, 'Omschrijving', index + 1).focus();
    await page.keyboard.press('Alt+Delete');
  }
  await expect(lines(page)).toHaveCount(given.filter(({ mode }) => mode !== 'deleted').length);
}

async function typeNumber(
  page: Page,
  number: number,
  line: CaseLine,
  hasVat: boolean,
): Promise<void> {
  await page.keyboard.press('Tab');
  for (const [column, value] of [
    ['Aantal', line.ArtikelHoeveelheid],
    ['Prijs', line.ArtikelPrijs_per_eenheid],
    ['Korting', line.KortingsPercentage],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(cell(page, column, number)).toBeFocused();
    await page.keyboard.type(typedNumber(value ?? '0'));
  }
  if (!hasVat) return;
  await page.keyboard.press('Tab');
  const vat = page.getByRole('combobox', { name: `Btw Lijn ${number}`, exact: true });
  await expect(vat).toBeFocused();
  const rate = line.ArtikelBTW === '0' ? 'geen' : `${line.ArtikelBTW} %`;
  await page.keyboard.type(rate);
  await expect(vat.locator('option:checked')).toHaveText(rate);
}

async function typeDiscount(page: Page, discount: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Korting %' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(typedNumber(discount));
  await page.keyboard.press('Tab');
}

type Expected = EngineCase['expected'];

async function expectOnScreen(
  page: Page,
  { input, expected: { header, vat, details } }: EngineCase,
): Promise<void> {
  for (const [term, amount] of [
    ['Totaal Excl\\.', header.TotaalExclBTW],
    ['Korting', header.KortingEH],
    ['Totaal Excl\\. na korting', header.TotaalNetto],
    ['Btw', header.TotaalBTW],
    ['Totaal Incl\\.', header.TotaalBedrag],
  ] as const)
    // The button that explains the amount may be before it.
    await expect(total(page, term)).toHaveText(
      new RegExp(`(^| ${term})€\\s${shownAmount(amount).replaceAll('.', '\\.')}$`),
    );
  const rates = page.getByRole('table', { name: 'Btw per tarief' }).getByRole('row');
  await expect(rates.filter({ has: page.getByRole('rowheader') })).toHaveText(
    vat.map(
      ({ rate, taxable, vat: amount }) =>
        `${rate} %€ ${shownAmount(taxable)}€ ${shownAmount(amount)}`,
    ),
  );
  const kept = input.details.flatMap(({ mode, arType }, index) =>
    mode === 'deleted' ? [] : { arType, net: details[index]?.ArtikelNetto ?? '' },
  );
  for (const [index, { arType, net }] of kept.entries())
    await expect(lineTotal(page, index + 1)).toHaveText(arType === 'T' ? '' : shownAmount(net));
}

/** What a line comes to, counted from 1. */
const lineTotal = (page: Page, line: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: `Lijn ${line}`, exact: true }) })
    .getByRole('cell')
    .nth(6);

async function expectSaved(
  callServer: CallServer,
  number: string,
  { header }: Expected,
): Promise<void> {
  const { document } = await callServer<{ document: Readonly<Record<string, unknown>> }>(
    'GET',
    `/auth/verkoopdocumenten/${number}`,
  );
  expect(document).toMatchObject(
    Object.fromEntries(Object.entries(header).map(([name, amount]) => [name, Number(amount)])),
  );
}

async function expectPrinted(page: Page, number: string, { header, vat }: Expected): Promise<void> {
  const texts = await printedTexts(page, number);
  const { TotaalExclBTW, KortingEH, TotaalNetto, TotaalBTW, TotaalBedrag } = header;
  expect(textAfter(texts, 'Totaal excl. btw')).toBe(shownAmount(TotaalExclBTW));
  if (KortingEH !== '0.00') {
    expect(textAfter(texts, /^Korting [\d,]+ %$/)).toBe(`-${shownAmount(KortingEH)}`);
    expect(textAfter(texts, 'Totaal excl. btw na korting')).toBe(shownAmount(TotaalNetto));
  }
  expect(textAfter(texts, 'Btw')).toBe(shownAmount(TotaalBTW));
  expect(textAfter(texts, 'Totaal incl. btw')).toBe(`€ ${shownAmount(TotaalBedrag)}`);
  const table = texts.slice(texts.indexOf('Maatstaf van heffing') + 2);
  const printed = vat.flatMap(({ rate, taxable, vat: amount }) => [
    `${rate} %`,
    shownAmount(taxable),
    shownAmount(amount),
  ]);
  expect(table.slice(0, printed.length)).toEqual(printed);
}
