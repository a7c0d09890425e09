import {
  createPayment,
  createSalesDocument,
  customerNumber,
  getEInvoice,
  getEInvoiceXml,
  getInvoicePdf,
  getSalesDocument,
  issueEInvoice,
  previewEInvoice,
  releaseEInvoice,
  removeInvoice,
  updateSalesDocument,
} from '@facturatie/api-contract';
import type { Caller, SalesDocumentForm } from '@facturatie/api-contract';
import { cents, isoDate, percent, unitPrice } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { saveCompany } from '../../database/company.ts';
import { exampleCompany } from '../../seed/generate/exampleCompany.ts';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { addInvoice } from '../../testing/records/addInvoice.ts';
import { articleLine, documentFormOf, textLine } from '../../testing/records/documentForms.ts';
import { openBrowser } from '../../testing/openBrowser.ts';
import type { TestBrowser } from '../../testing/openBrowser.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';
import { readPdf } from '../../testing/readPdf.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let browser: TestBrowser;
let call: Caller;

const address = { street: 'Kouter 12', postcode: '9000', city: 'Gent' };

beforeAll(async () => {
  server = await openTestServer();
  browser = await openBrowser(server);
  call = await server.signedIn();
  const session = { userId: null, userName: 'beheer' };
  await saveCompany(server.db, { session, clock: server.clock }, exampleCompany);
  await addCustomers(server.db, [
    { number: 'K1', companyName: 'Zwaan', vatNumber: 'BE 0403.170.701', ...address },
    { number: 'NL', companyName: 'Tulp', vatNumber: 'NL123456789B01', country: 'NL', ...address },
    { number: 'P', companyName: 'An Peeters', ...address },
    { number: 'X', companyName: 'Fout', vatNumber: 'BE 0403.170.702', ...address },
  ]);
});
afterAll(() => server.close());

async function save(customer = 'K1', given: Partial<SalesDocumentForm> = {}): Promise<string> {
  const body = documentFormOf(customer, given);
  const { document } = await call(createSalesDocument, { params: { kind: 'invoice' }, body });
  return document.number;
}

const params = (number: string) => ({ params: { number } });
const stateOf = async (number: string) => (await call(getEInvoice, params(number))).eInvoice;
const issue = (number: string, method: 'download' | 'declared' = 'download') =>
  call(issueEInvoice, { ...params(number), body: { method } });
const xmlOf = async (number: string) => (await call(getEInvoiceXml, params(number))).text();
const formOf = async (number: string) => {
  const { document, version } = await call(getSalesDocument, params(number));
  return { document, version };
};
const free = { vatCode: 0, vatRate: percent(0) } as const;

describe('an invoice to a Belgian business', () => {
  test('is to be sent, is issued once, and its XML is stored byte for byte', async () => {
    const number = await save('K1', { remarks: 'Dank u', notes: 'GEHEIM', reference: 'PO 7' });
    expect(await stateOf(number)).toMatchObject({
      status: 'toSend',
      participant: '0208:0403170701',
      findings: [],
      issuedAt: null,
      isNumberUsed: false,
    });
    await expect(xmlOf(number)).rejects.toMatchObject({ status: 404 });
    const preview = await (await call(previewEInvoice, params(number))).text();
    expect(preview).toContain('<cbc:BuyerReference>PO 7</cbc:BuyerReference>');
    expect((await stateOf(number)).issuedAt).toBeNull();

    const { eInvoice } = await issue(number);
    expect(eInvoice).toMatchObject({
      status: 'sent',
      method: 'download',
      issuedBy: 'An Peeters',
      issuedAt: server.clock.now(),
      hasXml: true,
      isNumberUsed: true,
    });
    const xml = await xmlOf(number);
    expect(xml).toContain('mimeCode="application/pdf"');
    expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">121.00</cbc:PayableAmount>');
    expect(xml).not.toContain('GEHEIM');
    server.pass(60_000);
    expect(await xmlOf(number)).toBe(xml);
    await expect(issue(number)).rejects.toMatchObject({ status: 409 });
  });

  test('is then changed in its notes only, and never removed', async () => {
    const number = await save();
    await issue(number);
    const { document, version } = await formOf(number);
    await expect(
      call(updateSalesDocument, { ...params(number), body: { ...document, reference: 'x' } }),
    ).rejects.toMatchObject({
      status: 409,
      messages: { message: expect.stringContaining('creditnota') as string },
    });
    const body = { ...document, notes: 'Gebeld' };
    const saved = await call(updateSalesDocument, { ...params(number), body }, { version });
    expect(saved.document).toEqual({ ...document, notes: 'Gebeld' });
    expect(saved.eInvoiceStatus).toBe('sent');
    await expect(browser.call(removeInvoice, { query: { number } })).rejects.toMatchObject({
      status: 409,
    });
    const pdf = await browser.call(getInvoicePdf, { query: { number } });
    server.pass(60_000);
    const again = await browser.call(getInvoicePdf, { query: { number } });
    expect(await again.text()).toBe(await pdf.text());
  });

  test('is the original with the embedded PDF; any other PDF is marked as a copy', async () => {
    const pagesOf = async (number: string) => {
      const blob = await browser.call(getInvoicePdf, { query: { number } });
      return (await readPdf(new Uint8Array(await blob.arrayBuffer()))).pages
        .join()
        .replace(/\s+/g, ' ');
    };
    const copy = 'Kopie. De originele factuur is de e-factuur van 5/03/2026.';
    const carried = await save();
    await issue(carried);
    expect(await pagesOf(carried)).not.toContain('Kopie');

    const session = { userId: null, userName: 'beheer' };
    const author = { session, clock: server.clock };
    await saveCompany(server.db, author, { ...exampleCompany, pdfInEInvoice: false });
    const [apart, declared] = [await save(), await save()];
    await issue(apart);
    await issue(declared, 'declared');
    await saveCompany(server.db, author, exampleCompany);
    expect(await xmlOf(apart)).not.toContain('application/pdf');
    expect(await pagesOf(apart)).toContain(copy);
    expect(await pagesOf(declared)).not.toContain('Kopie');

    await server.db.updateTable('eInvoices').set({ pdf: '' }).execute();
    expect(await pagesOf(carried)).toContain(copy);
    expect(await pagesOf(declared)).not.toContain('Kopie');
    await call(releaseEInvoice, {
      params: { number: apart },
      query: { reason: 'Niet verstuurd' },
    });
    expect(await pagesOf(apart)).not.toContain('Kopie');
  });

  test('is released with a reason, changed and issued again; it is still never removed', async () => {
    const number = await save();
    await issue(number);
    const first = await xmlOf(number);
    await call(releaseEInvoice, { ...params(number), query: { reason: 'Verkeerde prijs' } });
    expect(await stateOf(number)).toMatchObject({
      status: 'toSend',
      issuedAt: null,
      hasXml: false,
      isNumberUsed: true,
    });
    await expect(xmlOf(number)).rejects.toMatchObject({
      status: 404,
      messages: { message: 'Dit document is niet als xml uitgereikt.' },
    });
    await expect(
      call(releaseEInvoice, { ...params(number), query: { reason: 'x' } }),
    ).rejects.toMatchObject({ status: 409 });
    const { document } = await formOf(number);
    const line = articleLine(50_0000);
    const lines = [{ ...line, record: document.lines[0]?.record ?? line.record }];
    const body = documentFormOf('K1', { number, lines });
    const saved = await call(updateSalesDocument, { ...params(number), body });
    expect(saved.eInvoiceStatus).toBe('toSend');
    await expect(browser.call(removeInvoice, { query: { number } })).rejects.toMatchObject({
      status: 409,
    });
    expect(Number(await save())).toBe(Number(number) + 1);
    await issue(number);
    expect(await xmlOf(number)).not.toBe(first);
    const kept = await server.db
      .selectFrom('eInvoices')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(kept[1]).toMatchObject({
      xml: first,
      releasedBy: 'An Peeters',
      releaseReason: 'Verkeerde prijs',
    });
  });

  test('is released while it is paid in part, and never once it is credited', async () => {
    const release = (number: string) =>
      call(releaseEInvoice, { ...params(number), query: { reason: 'Verkeerde prijs' } });
    const paid = await addInvoice(server.db, { customerNumber: 'K1', paid: [21_00] });
    const credited = await addInvoice(server.db, { customerNumber: 'K1', credited: 5_00 });
    for (const { number } of [paid, credited]) await issue(number, 'declared');
    expect((await release(paid.number)).eInvoice.status).toBe('toSend');
    await expect(release(credited.number)).rejects.toMatchObject({ status: 409 });
    expect((await stateOf(credited.number)).status).toBe('sent');
  });

  test('is not issued in another version than was seen', async () => {
    const number = await save();
    const { document, version } = await formOf(number);
    await call(updateSalesDocument, {
      ...params(number),
      body: { ...document, reference: 'Nieuw' },
    });
    await expect(
      call(issueEInvoice, { ...params(number), body: { method: 'download' } }, { version }),
    ).rejects.toMatchObject({ status: 409, conflict: { current: expect.anything() as unknown } });
    expect((await stateOf(number)).issuedAt).toBeNull();
  });

  test('of a concurrent change and issue one succeeds, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const number = await save();
      const { document, version } = await formOf(number);
      const body = { ...document, reference: `Ronde ${round}` };
      const [changed, issued] = await Promise.allSettled([
        call(updateSalesDocument, { ...params(number), body }, { version }),
        call(issueEInvoice, { ...params(number), body: { method: 'download' } }, { version }),
      ]);
      expect([changed.status, issued.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const after = (await formOf(number)).document.reference;
      expect(after === '').toBe(issued.status === 'fulfilled');
    }
  });

  test('that is partly paid requests the balance', async () => {
    const number = await save();
    const due = await server.db
      .selectFrom('dueDates')
      .innerJoin('salesDocuments', 'salesDocuments.id', 'dueDates.documentId')
      .select('code')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const payment = {
      date: isoDate('2026-03-05'),
      bankId: 0,
      amount: cents(2100),
      applied: cents(2100),
      type: 'K',
      method: 'OVR',
      dueDateCode: due.code,
      customerNumber: customerNumber('K1'),
    };
    await call(createPayment, { body: payment });
    expect((await stateOf(number)).findings).toMatchObject([
      {
        severity: 'warning',
        message: 'Er is al 21,00 betaald; de e-factuur vraagt nog 100,00.',
      },
    ]);
    await issue(number);
    const xml = await xmlOf(number);
    expect(xml).toContain('<cbc:PrepaidAmount currencyID="EUR">21.00</cbc:PrepaidAmount>');
    expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">100.00</cbc:PayableAmount>');
  });

  test('has no purchase prices, margins or notes', async () => {
    await server.db
      .insertInto('articles')
      .values({
        number: 'A1',
        nature: 'goods',
        purchasePrice: 77_7700,
        unitPrice: 100_0000,
        searchText: 'a1',
      })
      .execute();
    const lines = [
      articleLine(100_0000, { articleNumber: 'A1', description: 'Stoel\nblauw' }),
      textLine('Met dank'),
    ];
    const number = await save('K1', { lines, notes: 'GEHEIM' });
    await issue(number);
    const xml = (await xmlOf(number)).replace(/<cbc:EmbeddedDocumentBinaryObject[^<]*/, '');
    expect(xml).not.toMatch(/77[.,]77|22[.,]23|GEHEIM/);
    expect(xml).toContain('<cbc:Name>Stoel</cbc:Name>');
    expect(xml).toContain('<cbc:Note>Met dank</cbc:Note>');
  });
});

describe('an invoice to a consumer', () => {
  test('needs no e-invoice, cannot be issued as one, and is marked as sent', async () => {
    const number = await save('P');
    const state = await stateOf(number);
    expect(state.status).toBe('notNeeded');
    expect(state.findings.map(({ severity, message }) => [severity, message])).toEqual([
      ['stop', 'De klant heeft geen Peppol-id. Vul zijn ondernemingsnummer of Peppol-id in.'],
      ['info', 'Geen e-factuur verplicht: de klant heeft geen Belgisch btw-nummer. Versturen mag.'],
    ]);
    await expect(issue(number)).rejects.toMatchObject({ status: 409 });
    expect((await issue(number, 'declared')).eInvoice).toMatchObject({
      status: 'sent',
      method: 'declared',
      hasXml: false,
    });
    await expect(xmlOf(number)).rejects.toMatchObject({ status: 404 });
  });
});

test('obstacles are reported with the field to correct', async () => {
  const number = await save('X', { lines: [articleLine(100_0000, free)] });
  expect((await stateOf(number)).findings).toEqual([
    {
      rule: 'own',
      severity: 'stop',
      message: 'Btw-nummer BE 0403.170.702: het controlegetal klopt niet.',
      place: 'customer',
      field: 'vatNumber',
    },
    {
      rule: 'BR-E-10',
      severity: 'stop',
      message: 'Lijn 1 heeft 0 % btw zonder reden. Kies een btw-tarief of een andere Typetelling.',
      place: 'document',
      field: 'lines.0.vatCode',
    },
  ]);
});

test('the 0 % row is divided over its categories to the cent', async () => {
  await addCustomers(server.db, [
    { number: 'NL2', companyName: 'Tulp', vatNumber: 'NL123456789B01', country: 'NL', ...address },
  ]);
  const lines = [
    articleLine(5000, { ...free, nature: 'goods', unitPrice: unitPrice(5000) }),
    articleLine(5000, { ...free, nature: 'service', unitPrice: unitPrice(5000) }),
  ];
  const number = await save('NL2', { countingType: 'I', discount: percent(100), lines });
  await issue(number);
  const xml = await xmlOf(number);
  const amounts = Array.from(xml.matchAll(/<cbc:TaxableAmount[^>]*>([\d.]+)/g), ([, text]) => text);
  expect(amounts).toEqual(['0.49', '0.50']);
  expect(xml).toContain(
    '<cbc:AllowanceTotalAmount currencyID="EUR">0.01</cbc:AllowanceTotalAmount>',
  );
  expect(xml).toContain('VATEX-EU-IC');
  expect(xml).toContain('VATEX-EU-AE');
});
