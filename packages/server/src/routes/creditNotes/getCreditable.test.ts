import { createSalesDocument, getCreditable } from '@facturatie/api-contract';
import type { Caller, DocumentKind, SalesDocumentForm } from '@facturatie/api-contract';
import { percent } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { creditOf } from '../../testing/creditOf.ts';
import { articleLine, documentFormOf } from '../../testing/records/documentForms.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';

let server: TestServer;
let call: Caller;

beforeAll(async () => {
  server = await openTestServer();
  call = await server.signedIn();
  await addCustomers(server.db, [{ number: 'K1', companyName: 'Zwaan' }]);
});
afterAll(() => server.close());

const creditable = (number: string) => call(getCreditable, { params: { number } });

async function save(kind: DocumentKind, body: SalesDocumentForm) {
  return (await call(createSalesDocument, { params: { kind }, body })).document;
}

test('the balance of an invoice is listed by category and rate; it excludes the credit note itself', async () => {
  const free = articleLine(10_0000, { vatCode: 0, vatRate: percent(0) });
  const lines = [articleLine(100_0000), free];
  const invoice = await save('invoice', documentFormOf('K1', { lines }));
  const whole = {
    parts: [
      { category: '', rate: 0, taxable: 10_00, vat: 0 },
      { category: 'S', rate: 21_00, taxable: 100_00, vat: 21_00 },
    ],
    total: 131_00,
  };
  expect(await creditable(invoice.number)).toEqual(whole);
  const note = await save('creditNote', creditOf(invoice, { lines: [articleLine(80_0000)] }));
  expect(await creditable(invoice.number)).toEqual({
    parts: [whole.parts[0], { category: 'S', rate: 21_00, taxable: 20_00, vat: 4_20 }],
    total: 34_20,
  });
  expect(await creditable(note.number)).toEqual(whole);
});

test('a quote or an unknown document cannot be credited', async () => {
  const quote = await save('quote', documentFormOf('K1'));
  for (const number of [quote.number, '20261199999']) {
    await expect(creditable(number)).rejects.toMatchObject({ status: 404 });
  }
});
