import { createSalesDocument } from '@facturatie/api-contract';
import type {
  Caller,
  DocumentKind,
  SalesDocument,
  SalesDocumentForm,
} from '@facturatie/api-contract';
import type { BisInvoice } from '@facturatie/ubl';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSalesDocument } from '../database/documents/readSalesDocument.ts';
import { exampleCompany } from '../seed/generate/exampleCompany.ts';
import { addSalesData, anySale } from '../testing/anySale.ts';
import { creditOf } from '../testing/creditOf.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';
import { readEInvoiceSource } from './readEInvoiceSource.ts';
import { toBisInvoice } from './toBisInvoice.ts';

vi.setConfig({ testTimeout: process.env['LONG'] ? 3_600_000 : 300_000 });

let server: TestServer;
let call: Caller;

beforeAll(async () => {
  server = await openTestServer();
  call = await server.signedIn();
  await addSalesData(server.db);
});
afterAll(() => server.close());

async function save(kind: DocumentKind, body: SalesDocumentForm): Promise<SalesDocument> {
  return (await call(createSalesDocument, { params: { kind }, body })).document;
}

async function eInvoiceOf(number: string): Promise<BisInvoice> {
  const read = await readSalesDocument(server.db, number);
  if (read === undefined) throw new Error(`There is no ${number}`);
  const source = await readEInvoiceSource(server.db, read);
  return toBisInvoice({ ...source, seller: exampleCompany }, '');
}

/** The fields that a credit note does not copy. */
const own = {
  kind: '',
  number: '',
  issueDate: '',
  dueDate: '',
  note: '',
  paymentTerms: '',
  payment: '',
  precedingInvoices: '',
};

test('a credit note of a whole invoice has the same fields as the invoice', async () => {
  await fc.assert(
    fc.asyncProperty(anySale, async ({ form }) => {
      const invoice = await save('invoice', form);
      const note = await save('creditNote', creditOf(invoice));
      const { totals, discount, countingType, customer } = invoice;
      expect(note).toMatchObject({ totals, discount, countingType, customer });
      const withoutRecord = ({ record: _own, ...line }: SalesDocument['lines'][number]) => line;
      expect(note.lines.map(withoutRecord)).toEqual(invoice.lines.map(withoutRecord));

      const before = await eInvoiceOf(invoice.number);
      const after = await eInvoiceOf(note.number);
      const { total } = before.totals;
      const mirrored = {
        ...before,
        totals: { ...before.totals, prepaid: undefined, payable: total },
      };
      expect({ ...after, ...own }).toEqual({ ...mirrored, ...own });
      expect(after.precedingInvoices).toEqual([
        { number: invoice.number, issueDate: invoice.date },
      ]);
    }),
  );
});
