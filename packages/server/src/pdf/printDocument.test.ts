import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { pdfPrinter } from '../node/ports/workers/pdfPrinter.ts';
import type { PrintedDocument } from '../print/PrintedDocument.ts';
import { printedAmount } from '../print/printedNumbers.ts';
import { exampleCompany } from '../seed/generate/exampleCompany.ts';
import { printedArticle, printedDocument } from '../testing/printedDocument.ts';
import { nodesOf, readDrawnCode, readPdf, unpackedStreams } from '../testing/readPdf.ts';

vi.setConfig({ testTimeout: 60_000 });

const article = printedArticle;
const print = (given: Partial<PrintedDocument>) => pdfPrinter.print(printedDocument(given), 0);
const read = async (given: Partial<PrintedDocument>) => readPdf(await print(given));

test('the same document at the same moment is the same file', async () => {
  expect(await print({})).toEqual(await print({}));
});

test('an invoice of 500 lines of a hundred characters is a file of less than 300 kB', async () => {
  const lines = Array.from({ length: 500 }, (_, line) => ({
    description: `${line + 1}. ${'Stoel met armleuningen, blauw, ø 40 cm, €, '.repeat(3)}`.slice(
      0,
      100,
    ),
    article: {
      ...article,
      quantity: line * 1000 + 250,
      unitPrice: line * 99_0100,
      net: line * 1234,
    },
  }));
  expect((await print({ lines })).length).toBeLessThan(300_000);
});

test('amounts of every size and sign are whole on their line', async () => {
  const lines = [
    { description: 'Veel', article: { ...article, net: 999_999_999_99 } },
    { description: 'Terug', article: { ...article, quantity: -999_999_999, net: -999_999_999_99 } },
    {
      description: 'x'.repeat(300),
      article: { ...article, unitPrice: 99_999_999_9900, discount: 3333 },
    },
    { description: 'Klein', article: { ...article, quantity: 125, unitPrice: 3350, net: 4 } },
  ];
  const { nodes } = await read({ lines });
  const [table] = nodesOf(nodes, 'Table');
  const rows = nodesOf(table ? [table] : [], 'TR').slice(1);
  const cells = rows.map((row) => row.children.slice(1).map(({ text }) => text.trim()));
  expect(cells).toEqual([
    ['1', '100,00', '', '21 %', '999.999.999,99'],
    ['-999.999,999', '100,00', '', '21 %', '-999.999.999,99'],
    ['1', '99.999.999,99', '33,33 %', '21 %', '100,00'],
    ['0,125', '0,335', '', '21 %', '0,04'],
  ]);
});

test('cells of a table refer to their headers, and a row that is split over pages is one row', async () => {
  const description = Array.from({ length: 150 }, (_, line) => `regel ${line + 1}`).join('\n');
  const { nodes, pageCount } = await read({ lines: [{ description, article }] });
  expect(pageCount).toBeGreaterThan(2);
  const file = unpackedStreams(await print({})).join('\n');
  expect(file).toContain('/Scope /Column');
  expect(file).toContain('/Scope /Row');
  const said = nodesOf(nodes, 'TBody')
    .flatMap(({ children }) => children)
    .flatMap(({ children }) => children[0]?.text.split('\n') ?? [])
    .filter((line) => line !== '');
  expect(said).toEqual(description.split('\n'));
});

test('a character that the font lacks is a box; Latin, Greek, Cyrillic and Polish are supported', async () => {
  const { pages } = await read({
    remarks: 'Łódź 12 € ﬁjn Ωμέγα Жук 中😀 zo\u00adver\u200b! e\u0301',
  });
  expect(pages[0]).toContain('Łódź 12 € fijn Ωμέγα Жук □□ zover! é');
});

test('the text of a document does not depend on earlier documents', async () => {
  vi.resetModules();
  const { pdfPrinter: restarted } = await import('../node/ports/workers/pdfPrinter.ts');
  // The accented character is drawn with its base character, which no text has yet.
  await restarted.print(printedDocument({ remarks: 'Ŵ' }), 0);
  const later = printedDocument({ remarks: 'Wevelgem' });
  const bytes = await restarted.print(later, 0);
  expect((await readPdf(bytes)).pages[0]).toContain('Wevelgem');
  expect(bytes).toEqual(await pdfPrinter.print(later, 0));
});

describe('the payment code', () => {
  const codeOf = async (balance: number, given: Partial<PrintedDocument> = {}) =>
    readDrawnCode(await print({ balance, ...given }));

  test('contains amounts up to the maximum of such a code', async () => {
    expect(await codeOf(1)).toContain('\nEUR0.01\n');
    expect(await codeOf(999_999_999_99)).toContain('\nEUR999999999.99\n');
    expect(await codeOf(1_000_000_000_00)).toBeUndefined();
    expect(await codeOf(0)).toBeUndefined();
  });

  test('has the name in UTF-8, and no BIC where there is none', async () => {
    const seller = { ...exampleCompany, name: 'Café Łódź & Zoë '.repeat(4).trim(), bic: '' };
    expect(await codeOf(100, { seller })).toBe(
      ['BCD', '002', '1', 'SCT', '', seller.name, seller.iban, 'EUR1.00', '', '026110004201'].join(
        '\n',
      ),
    );
  });
});

test('a name, an address and remarks of any length move the content below, over pages', async () => {
  const long = 'Een heel lange naam van een vennootschap '.repeat(60);
  const { pages, pageCount } = await read({
    buyer: { ...printedDocument({}).buyer, name: long, street: long },
    remarks: 'Opmerking.\n'.repeat(200),
    legalMention: 'Vermelding. '.repeat(200),
  });
  expect(pageCount).toBeGreaterThan(3);
  expect(pages.join('\n').match(/^Opmerking\.$/gm)).toHaveLength(200);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.lorem({ maxCount: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);
/** No total of a document is below 0. */
const amount = fc.nat({ max: Number.MAX_SAFE_INTEGER });
const rate = fc.integer({ min: 0, max: 10_000 });

const anyLine = fc.record(
  {
    description: anyText,
    article: fc.record({
      quantity: fc.integer({ min: -999_999_999, max: 999_999_999 }),
      unitPrice: fc.integer({ min: 0, max: 99_999_999_9900 }),
      discount: rate,
      vatRate: rate,
      net: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
    }),
  },
  { requiredKeys: ['description'] },
);

const anyDocument: fc.Arbitrary<Partial<PrintedDocument>> = fc.record({
  kind: fc.constantFrom('quote' as const, 'invoice' as const),
  reference: anyText,
  remarks: anyText,
  legalMention: anyText,
  lines: fc.array(anyLine, { minLength: 1, maxLength: 60 }),
  vatTable: fc.array(fc.record({ rate, taxable: amount, vat: amount }), { maxLength: 4 }),
  totals: fc.record({ lineNet: amount, allowance: rate, net: amount, vat: amount, total: amount }),
  discount: rate,
  balance: fc.option(amount, { nil: undefined }),
  buyer: fc.record({
    number: anyText,
    name: anyText,
    contactName: anyText,
    vatNumber: anyText,
    street: anyText,
    postcode: anyText,
    city: anyText,
    country: fc.constantFrom('BE', 'PL'),
    countryName: anyText,
  }),
});

test('with any input, a document is printed with its number and its total', async () => {
  await fc.assert(
    fc.asyncProperty(anyDocument, async (given) => {
      const { pages, pageCount, title } = await read(given);
      const text = pages.join('\n');
      expect(title).toContain('20261100042');
      expect(text).toContain('20261100042');
      expect(text).toContain(`€ ${printedAmount(given.totals?.total ?? 0)}`);
      expect(text).toContain(`Pagina ${pageCount} van ${pageCount}`);
    }),
    { numRuns: 25 },
  );
});
