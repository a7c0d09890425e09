import { ApiError, createSalesDocument } from '@facturatie/api-contract';
import type { Caller, SalesDocument } from '@facturatie/api-contract';
import { quantity } from '@facturatie/invoice-engine';
import { decimalText } from '@facturatie/ubl';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSalesDocument } from '../database/documents/readSalesDocument.ts';
import { exampleCompany } from '../seed/generate/exampleCompany.ts';
import { addSalesData, anySale } from '../testing/anySale.ts';
import { creditOf } from '../testing/creditOf.ts';
import { documentFaults } from '../testing/database/documentInvariants.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';
import { readEInvoiceSource } from './readEInvoiceSource.ts';
import { toBisInvoice } from './toBisInvoice.ts';

vi.setConfig({ testTimeout: 300_000 });

let server: TestServer;
let call: Caller;

beforeAll(async () => {
  server = await openTestServer();
  call = await server.signedIn();
  await addSalesData(server.db);
});
afterAll(() => server.close());

/** Credits a share of each line, in percent; undefined when that is refused. */
async function credit(invoice: SalesDocument, share: number): Promise<SalesDocument | undefined> {
  const whole = creditOf(invoice);
  const lines = whole.lines.map((line) => ({
    ...line,
    quantity: line.quantity === null ? null : quantity(Math.ceil((line.quantity * share) / 100)),
  }));
  try {
    const body = creditOf(invoice, { lines });
    return (await call(createSalesDocument, { params: { kind: 'creditNote' }, body })).document;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return undefined;
    throw error;
  }
}

/** Cents of the VAT table of an e-invoice, by category and rate. */
async function vatTableOf({ number }: SalesDocument): Promise<Map<string, [number, number]>> {
  const read = await readSalesDocument(server.db, number);
  if (read === undefined) throw new Error(`There is no ${number}`);
  const source = await readEInvoiceSource(server.db, read);
  const { taxSubtotals } = toBisInvoice({ ...source, seller: exampleCompany }, '');
  return new Map(
    taxSubtotals.map(({ category, taxable, tax }) => [
      `${category.code} ${decimalText(category.rate)}`,
      [Number(taxable.units), Number(tax.units)],
    ]),
  );
}

test('concurrent credit notes never exceed their invoice, in any category and rate', async () => {
  // Parts of a whole round to a cent more or less; others exceed it by far.
  const shares = fc.constantFrom([50, 50], [33, 33, 34], [25, 25, 25, 25], [60, 60], [90, 5, 6]);
  await fc.assert(
    fc.asyncProperty(anySale, shares, async ({ form }, asked) => {
      const params = { kind: 'invoice' } as const;
      const { document: invoice } = await call(createSalesDocument, { params, body: form });
      const notes = await Promise.all(asked.map((share) => credit(invoice, share)));
      const left = await vatTableOf(invoice);
      for (const note of notes) {
        if (note === undefined) continue;
        for (const [key, [taxable, tax]] of await vatTableOf(note)) {
          const [taxableLeft, taxLeft] = left.get(key) ?? [0, 0];
          left.set(key, [taxableLeft - taxable, taxLeft - tax]);
        }
      }
      expect([...left.values()].flat().filter((cents) => cents < 0)).toEqual([]);
    }),
  );
  expect(await documentFaults(server.db)).toEqual([]);
});
