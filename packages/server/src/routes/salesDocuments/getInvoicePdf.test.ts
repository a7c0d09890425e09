import {
  createPayment,
  createSalesDocument,
  getInvoicePdf,
  getSalesDocument,
  updateSalesDocument,
} from '@facturatie/api-contract';
import type { SalesDocument, SalesDocumentForm } from '@facturatie/api-contract';
import { cents, isoDate, percent, quantity } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { saveCompany } from '../../database/company.ts';
import { printedAmount, printedPrice, printedQuantity } from '../../print/printedNumbers.ts';
import { exampleCompany } from '../../seed/generate/exampleCompany.ts';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { articleLine, documentFormOf, textLine } from '../../testing/records/documentForms.ts';
import { openBrowser } from '../../testing/openBrowser.ts';
import type { TestBrowser } from '../../testing/openBrowser.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';
import { nodesOf, readDrawnCode, readPdf } from '../../testing/readPdf.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
let browser: TestBrowser;

beforeAll(async () => {
  server = await openTestServer();
  browser = await openBrowser(server);
  await addCustomers(server.db, [
    {
      number: 'K1',
      companyName: 'Brouwerij De Zwaan',
      salutation: 'NV',
      street: 'Kouter 12',
      postcode: '9000',
      city: 'Gent',
      vatNumber: 'BE 0403.170.701',
    },
  ]);
});
afterAll(() => server.close());

const addressOf = (number: string) =>
  `${getInvoicePdf.path}?${new URLSearchParams({ InvoiceNo: number }).toString()}`;

async function save(
  kind: 'quote' | 'invoice',
  given: Partial<SalesDocumentForm> = {},
): Promise<SalesDocument> {
  const customer = { ...documentFormOf('K1').customer, name: 'Brouwerij De Zwaan' };
  const body = documentFormOf('K1', { customer, ...given });
  return (await browser.call(createSalesDocument, { params: { kind }, body })).document;
}

async function print(number: string) {
  const blob = await browser.call(getInvoicePdf, { query: { number } });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { ...(await readPdf(bytes)), code: readDrawnCode(bytes) };
}

test('without the details of our own company nothing is printed, and it says what to do', async () => {
  const { number } = await save('invoice');
  await expect(print(number)).rejects.toMatchObject({
    status: 409,
    messages: { message: expect.stringContaining('npm run company:set') as string },
  });
});

describe('with our own company', () => {
  beforeAll(async () => {
    const session = { userId: null, userName: 'test' };
    const author = { session, clock: { now: () => 0 } };
    await saveCompany(server.db, author, exampleCompany);
  });

  test('an invoice is a file with a name, in any session', async () => {
    const { number } = await save('invoice');
    const answer = await server.fetch(addressOf(number), { headers: browser.headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="factuur-${number}.pdf"`,
    );
    expect(new TextDecoder().decode((await answer.bytes()).subarray(0, 5))).toBe('%PDF-');
    expect((await server.fetch(addressOf(number))).status).toBe(401);
    const elsewhere = { ...browser.headers, origin: 'http://elders.test' };
    expect((await server.fetch(addressOf(number), { headers: elsewhere })).status).toBe(403);
  });

  test.each(['20269999999', "' or 1=1", '%'])('document %j does not exist', async (number) => {
    await expect(print(number)).rejects.toMatchObject({
      status: 404,
      messages: { message: 'Dit document bestaat niet (meer).' },
    });
  });

  test('has all legally required texts, with the amounts of the other calls', async () => {
    const { number } = await save('invoice', {
      reference: 'PO 77',
      remarks: 'Bedankt!\nTot ziens.',
      deliveryDate: isoDate('2026-03-02'),
      discount: percent(250),
      lines: [
        articleLine(12_5000, { description: 'Tafel\nvan eik', quantity: quantity(2500) }),
        articleLine(1_000_000_0000 / 4, {
          description: 'Duur',
          discount: percent(1000),
          vatCode: 1,
          vatRate: percent(600),
        }),
        textLine('Met dank'),
      ],
    });
    const { document } = await browser.call(getSalesDocument, { params: { number } });
    const { title, lang, pages, pageCount, nodes } = await print(number);
    const text = pages.join('\n');
    expect([title, lang, pageCount]).toEqual([`Factuur ${number}`, 'nl-BE', 1]);
    for (const said of [
      exampleCompany.name,
      'Btw BE 0999.999.922 · RPR Gent, afdeling Kortrijk',
      'NV Brouwerij De Zwaan',
      'Kouter 12',
      '9000 Gent',
      'Btw BE 0403.170.701',
      number,
      '5/03/2026',
      '19/03/2026',
      '2/03/2026',
      'PO 77',
      'Tafel',
      'van eik',
      'Met dank',
      'Bedankt!',
      'Tot ziens.',
      'Pagina 1 van 1',
    ]) {
      expect(text.split('\n').map((line) => line.replace(/\s+/g, ' '))).toContain(said);
    }

    const [lines, vatTable, totals] = nodesOf(nodes, 'Table');
    const rowsOf = (table: typeof lines) =>
      nodesOf(table ? [table] : [], 'TR').map(({ children }) =>
        children.map((cell) => cell.text.trim()),
      );
    expect(rowsOf(lines).slice(1)).toEqual(
      document.lines.map((line: SalesDocument['lines'][number]) =>
        line.type === 'text'
          ? [line.description, '', '', '', '', '']
          : [
              line.description,
              printedQuantity(line.quantity ?? 0),
              printedPrice(line.unitPrice ?? 0),
              line.discount === 0 ? '' : '10 %',
              line.vatRate === 600 ? '6 %' : '21 %',
              printedAmount(line.net ?? 0),
            ],
      ),
    );
    const { lineNet, allowance, net, vat, total } = document.totals;
    expect(rowsOf(totals)).toEqual([
      ['Totaal excl. btw', printedAmount(lineNet)],
      ['Korting 2,5 %', `-${printedAmount(allowance)}`],
      ['Totaal excl. btw na korting', printedAmount(net)],
      ['Btw', printedAmount(vat)],
      ['Totaal incl. btw', `€ ${printedAmount(total)}`],
    ]);
    const rates = rowsOf(vatTable);
    expect(rates.map(([rate]) => rate)).toEqual(['Btw-tarief', '6 %', '21 %', 'Totaal']);
    expect(rates.at(-1)).toEqual(['Totaal', printedAmount(net), printedAmount(vat)]);
  });

  test('shows the customer as it was at the last save, however it is changed later', async () => {
    await addCustomers(server.db, [
      { number: 'K9', companyName: 'Garage Ooms', street: 'Dorp 1', city: 'Temse' },
    ]);
    const body = documentFormOf('K9');
    const { document } = await browser.call(createSalesDocument, {
      params: { kind: 'invoice' },
      body,
    });
    await server.db
      .updateTable('customers')
      .set({ street: 'Kaai 7', city: 'Boom', vatNumber: 'BE 0403.170.701' })
      .where('number', '=', 'K9')
      .execute();
    const before = (await print(document.number)).pages.join('\n');
    expect(before).toMatch(/Dorp 1\s[^]*Temse/);
    expect(before).not.toMatch(/Kaai|Boom|0403\.170\.701/);

    await browser.call(updateSalesDocument, {
      params: { number: document.number },
      body: { ...document, reference: 'opnieuw' },
    });
    const after = (await print(document.number)).pages.join('\n');
    expect(after).toMatch(/Kaai 7\s[^]*Boom\s[^]*0403\.170\.701/);
    expect(after).not.toContain('Temse');
  });

  test('can be paid by its code: what is open, with the structured communication', async () => {
    const { number, totals } = await save('invoice');
    const { id: bankId } = await server.db
      .insertInto('banks')
      .values({ name: 'Zicht' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const due = await server.db
      .selectFrom('dueDates')
      .innerJoin('salesDocuments as document', 'document.id', 'dueDates.documentId')
      .select('code')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const pay = async (amount: number) => {
      const payment = {
        date: isoDate('2026-03-05'),
        bankId,
        amount: cents(amount),
        applied: cents(amount),
        type: 'K',
        method: 'OVR',
        dueDateCode: due.code,
        customerNumber: documentFormOf('K1').customer.number,
      };
      await browser.call(createPayment, { body: payment });
    };
    const codeOf = (amount: string) =>
      ['BCD', '002', '1', 'SCT', exampleCompany.bic, exampleCompany.name, exampleCompany.iban]
        .concat(`EUR${amount}`, '', `${number.slice(1)}${checkOf(number)}`)
        .join('\n');
    const unpaid = await print(number);
    expect(totals.total).toBe(121_00);
    expect(unpaid.code).toBe(codeOf('121.00'));
    expect(nodesOf(unpaid.nodes, 'Figure').map(({ alt }) => alt)).toEqual([
      expect.stringMatching(/^QR-code om € 121,00 .* mededeling \+{3}\d{3}\/\d{4}\/\d{5}\+{3}$/),
    ]);

    await pay(100_95);
    const partly = await print(number);
    expect(partly.code).toBe(codeOf('20.05'));
    expect(partly.pages.join()).toContain('Nog te betalen\n20,05');

    await pay(20_05);
    const paid = await print(number);
    expect(paid.code).toBeUndefined();
    expect(nodesOf(paid.nodes, 'Figure')).toEqual([]);
    expect(paid.pages.join()).toContain('Deze factuur is voldaan.');
  });

  test('a quote has its date of validity, and requests no payment', async () => {
    const { number } = await save('quote');
    const { title, pages, code } = await print(number);
    expect(title).toBe(`Offerte ${number}`);
    expect(pages.join()).toContain('Deze offerte is geldig tot en met 19/03/2026.');
    expect(pages.join()).not.toContain('+++');
    expect(code).toBeUndefined();
  });

  test.each<[countingType: string, mention: string, nature?: 'goods' | 'service']>([
    ['V', 'Btw verlegd'],
    ['I', 'artikel 21, paragraaf 2, van het Btw-Wetboek', 'service'],
    ['I', 'artikel 39bis van het Btw-Wetboek'],
    ['E', 'artikel 39 van het Btw-Wetboek'],
    ['X', 'artikel 44 van het Btw-Wetboek'],
  ])(
    'where no VAT is charged (%s), it says why',
    async (countingType, mention, nature = 'goods') => {
      const line = articleLine(50_0000, { vatCode: 0, vatRate: percent(0), nature });
      const { number } = await save('invoice', { countingType, lines: [line] });
      const { nodes, pages } = await print(number);
      expect(nodesOf(nodes, 'H2').map(({ text }) => text.trim())).toContain(
        'Wettelijke vermelding',
      );
      expect(pages.join().replace(/\s+/g, ' ')).toContain(mention);
    },
  );

  test('continues over pages: each with its header, the carried amount and its number', async () => {
    const lines = Array.from({ length: 500 }, (_, index) =>
      articleLine(1_0000 * (index + 1), { description: `Stuk ${index + 1}` }),
    );
    const { number, totals } = await save('invoice', { lines });
    const { pages, pageCount, nodes } = await print(number);
    expect(pageCount).toBeGreaterThan(10);
    pages.forEach((page, index) => {
      expect(page).toContain(`Pagina ${index + 1} van ${pageCount}`);
      expect(page).toContain('Omschrijving');
    });
    const out = pages.map((page) => /Over te dragen\n(\S+)/.exec(page)?.[1]);
    const into = pages.map((page) => /Overgebracht\n(\S+)/.exec(page)?.[1]);
    expect(into).toEqual([undefined, ...out.slice(0, -1)]);
    expect(out.at(-1)).toBeUndefined();
    let sum = 0;
    pages.slice(0, -1).forEach((page, index) => {
      for (const [, piece] of page.matchAll(/^Stuk (\d+)$/gm)) sum += Number(piece) * 100;
      expect(out[index]).toBe(printedAmount(sum));
    });
    expect(pages.at(-1)).toContain(`Totaal excl. btw\n${printedAmount(totals.lineNet)}`);
    expect(
      nodesOf(nodes, 'TBody').flatMap(({ children }) => children.filter(({ text }) => text !== '')),
    ).toHaveLength(500);
  });
});

/** Modulo 97, as the structured communication of a number ends. */
function checkOf(number: string): string {
  const rest = Number(number.slice(1)) % 97;
  return String(rest === 0 ? 97 : rest).padStart(2, '0');
}
