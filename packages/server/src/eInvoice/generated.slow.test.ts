import {
  ApiError,
  createPayment,
  createSalesDocument,
  getEInvoice,
  getEInvoiceXml,
  issueEInvoice,
  previewEInvoice,
} from '@facturatie/api-contract';
import type {
  Caller,
  DocumentKind,
  PaymentForm,
  SalesDocument,
  SalesDocumentForm,
} from '@facturatie/api-contract';
import { calculateDocument, cents, formatDecimal, quantity } from '@facturatie/invoice-engine';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { saveCompany } from '../database/company.ts';
import { exampleCompany } from '../seed/generate/exampleCompany.ts';
import { addSalesData, anySale } from '../testing/anySale.ts';
import type { AnyCredit } from '../testing/anySale.ts';
import { creditOf } from '../testing/creditOf.ts';
import { lineInput } from '../testing/records/documentForms.ts';
import { amountsIn, eInvoiceFolder, writeToFolder } from '../testing/eInvoiceFiles.ts';
import { documentFaults } from '../testing/database/documentInvariants.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';
import { bytesOf } from './base64.ts';

vi.setConfig({ testTimeout: eInvoiceFolder ? 3_600_000 : 300_000 });

let server: TestServer;
let call: Caller;
let issued = 0;

beforeAll(async () => {
  server = await openTestServer();
  call = await server.signedIn();
  await addSalesData(server.db);
  const session = { userId: null, userName: 'beheer' };
  await saveCompany(server.db, { session, clock: server.clock }, exampleCompany);
});
afterAll(() => server.close());

const params = ({ number }: SalesDocument) => ({ params: { number } });

async function save(kind: DocumentKind, body: SalesDocumentForm): Promise<SalesDocument> {
  return (await call(createSalesDocument, { params: { kind }, body })).document;
}

/** Pays a share of an invoice, in percent; gives what was paid, in cents. */
async function pay(invoice: SalesDocument, share: number): Promise<number> {
  const amount = cents(Math.floor((invoice.totals.total * share) / 100));
  if (amount === 0) return 0;
  const { code } = await server.db
    .selectFrom('dueDates')
    .innerJoin('salesDocuments', 'salesDocuments.id', 'dueDates.documentId')
    .select('code')
    .where('number', '=', invoice.number)
    .executeTakeFirstOrThrow();
  const payment: PaymentForm = {
    date: invoice.date,
    bankId: 0,
    amount,
    applied: amount,
    type: 'K',
    method: 'OVR',
    dueDateCode: code,
    customerNumber: invoice.customer.number,
  };
  await call(createPayment, { body: payment });
  return amount;
}

/** The credit note of a sale; undefined where its parts would round to more than the invoice. */
async function credit(invoice: SalesDocument, what: AnyCredit): Promise<SalesDocument | undefined> {
  const whole = creditOf(invoice);
  const lines = {
    nothing: [],
    whole: whole.lines,
    firstLines: whole.lines.slice(0, whole.lines.findIndex(({ type }) => type === 'article') + 1),
    halves: whole.lines.map((line) => ({
      ...line,
      quantity: line.quantity === null ? null : quantity(Math.floor(line.quantity / 2)),
    })),
  }[what];
  if (lines.length === 0) return undefined;
  try {
    return await save('creditNote', creditOf(invoice, { lines }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return undefined;
    throw error;
  }
}

/** Issues a document, and holds what was made of it against the engine. */
async function issue(document: SalesDocument, paid: number): Promise<void> {
  const { findings } = (await call(getEInvoice, params(document))).eInvoice;
  expect(findings.filter(({ severity }) => severity === 'stop')).toEqual([]);
  await call(issueEInvoice, {
    ...params(document),
    body: { method: 'download' },
  });
  const xml = await (await call(getEInvoiceXml, params(document))).text();
  writeToFolder(document.number, xml);
  issued += 1;

  const { discount, lines } = document;
  const { totals, lines: amounts } = calculateDocument({
    discount,
    lines: lines.map(lineInput),
  });
  const expected = {
    TaxExclusiveAmount: totals.net,
    TaxInclusiveAmount: totals.total,
    PayableAmount: Number(totals.total) - paid,
  };
  for (const [name, amount] of Object.entries(expected)) {
    expect(amountsIn(xml, name)).toEqual([formatDecimal(amount, 2)]);
  }
  const nets = amounts.filter((_, index) => lines[index]?.type === 'article');
  expect(amountsIn(xml, 'LineExtensionAmount')).toEqual(
    [totals.lineNet, ...nets.map((line) => line?.net ?? 0)].map((amount) =>
      formatDecimal(amount, 2),
    ),
  );
  expect(amountsIn(xml, 'TaxAmount')[0]).toBe(formatDecimal(totals.vat, 2));
  expect(amountsIn(xml, 'AllowanceTotalAmount')[0] ?? '0.00').toBe(
    formatDecimal(totals.allowance, 2),
  );
  const [, pdf = ''] = /<cbc:EmbeddedDocumentBinaryObject[^>]*>([^<]*)/.exec(xml) ?? [];
  expect(bytesOf(pdf).length).toBeLessThan(300_000);
}

/** Changes of internal fields: the e-invoice stays the same to the character. */
async function changeSecrets(document: SalesDocument): Promise<void> {
  const preview = async () => (await call(previewEInvoice, params(document))).text();
  const before = await preview();
  const found = server.db
    .selectFrom('salesDocuments')
    .select('id')
    .where('number', '=', document.number);
  const { id } = await found.executeTakeFirstOrThrow();
  const secrets = { notes: 'Wanbetaler', defaultMargin: 9876 };
  await server.db.updateTable('salesDocuments').set(secrets).where('id', '=', id).execute();
  const lines = server.db.updateTable('salesDocumentLines').where('documentId', '=', id);
  await lines.set({ purchasePrice: 12_3456, supplierCode: 'L7', description2: 'x' }).execute();
  expect(await preview()).toBe(before);
}

test('e-invoices of any sales are valid, with the amounts of the engine and nothing internal', async () => {
  await fc.assert(
    fc.asyncProperty(anySale, async ({ form, paid: share, credit: what }) => {
      const invoice = await save('invoice', form);
      await changeSecrets(invoice);
      const paid = await pay(invoice, share);
      await issue(invoice, paid);
      const note = await credit(invoice, what);
      if (note === undefined) return;
      await changeSecrets(note);
      await issue(note, 0);
    }),
    eInvoiceFolder ? { numRuns: 1300 } : {},
  );
  expect(issued).toBeGreaterThanOrEqual(eInvoiceFolder ? 2000 : 100);
  expect(await documentFaults(server.db)).toEqual([]);
});
