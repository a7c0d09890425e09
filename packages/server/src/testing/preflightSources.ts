import { createSalesDocument } from '@facturatie/api-contract';
import type { DocumentKind, SalesDocumentForm } from '@facturatie/api-contract';
import { percent } from '@facturatie/invoice-engine';
import { readSalesDocument } from '../database/documents/readSalesDocument.ts';
import { describeFinding } from '../eInvoice/describeEInvoice.ts';
import type { EInvoiceSource } from '../eInvoice/EInvoiceSource.ts';
import { preflight } from '../eInvoice/preflight.ts';
import { readEInvoiceSource } from '../eInvoice/readEInvoiceSource.ts';
import { exampleCompany } from '../seed/generate/exampleCompany.ts';
import { addCustomers } from './records/addCustomers.ts';
import { creditOf } from './creditOf.ts';
import { articleLine, documentFormOf } from './records/documentForms.ts';
import type { TestServer } from './openTestServer.ts';

/** Documents that can be sent as e-invoices, by what is special about them. */
export type SourceName = 'normal' | 'reverse' | 'union' | 'export' | 'exempt' | 'credit';

/** What the e-invoices of saved documents are made of: one line of 100 euro each. */
export async function preflightSources({
  db,
  signedIn,
}: TestServer): Promise<ReadonlyMap<SourceName, EInvoiceSource>> {
  const address = { street: 'Kouter 12', postcode: '9000', city: 'Gent' };
  await addCustomers(db, [
    { number: 'BE', companyName: 'Zwaan', vatNumber: 'BE 0403.170.701', ...address },
    { number: 'NL', companyName: 'Tulp', vatNumber: 'NL123456789B01', country: 'NL', ...address },
    { number: 'US', companyName: 'Eagle', country: 'US', ...address },
  ]);
  const customers = db.selectFrom('customers').select('id').where('number', '=', 'US');
  const { id } = await customers.executeTakeFirstOrThrow();
  await db
    .insertInto('peppolCustomers')
    .values({ customerId: id, peppolId: '0088:5412345000013', asksOrderNumber: 0 })
    .execute();
  const call = await signedIn();
  const sources = new Map<SourceName, EInvoiceSource>();
  const save = async (name: SourceName, kind: DocumentKind, body: SalesDocumentForm) => {
    const { document } = await call(createSalesDocument, { params: { kind }, body });
    const read = await readSalesDocument(db, document.number);
    if (read === undefined) throw new Error(`There is no ${document.number}`);
    sources.set(name, { ...(await readEInvoiceSource(db, read)), seller: exampleCompany });
    return document;
  };
  const lines = [articleLine(100_0000, { vatCode: 0, vatRate: percent(0) })];
  const normal = await save('normal', 'invoice', documentFormOf('BE'));
  await save('reverse', 'invoice', documentFormOf('BE', { countingType: 'V', lines }));
  await save('union', 'invoice', documentFormOf('NL', { countingType: 'I', lines }));
  await save('export', 'invoice', documentFormOf('US', { countingType: 'E', lines }));
  await save('exempt', 'invoice', documentFormOf('BE', { countingType: 'X', lines }));
  await save('credit', 'creditNote', creditOf(normal));
  return sources;
}

/** What is changed of a source. */
export type SourceChange = (source: EInvoiceSource) => EInvoiceSource;

/** What the preflight of a changed invoice finds, as `stop R020 at company enterpriseNumber: sentence`. */
export function findingTexts(
  sources: ReadonlyMap<SourceName, EInvoiceSource>,
  name: SourceName,
  change: SourceChange = (source) => source,
  pdf = '',
): string[] {
  const source = sources.get(name);
  if (source === undefined) throw new Error(`There is no ${name}`);
  return preflight(change(source), '2026-03-05', pdf).map((found) => {
    const { severity, rule, place, field, message } = describeFinding(found, 'invoice');
    return `${severity} ${rule} at ${place} ${field}: ${message}`;
  });
}

type Given<Name extends keyof EInvoiceSource> = Partial<NonNullable<EInvoiceSource[Name]>>;

/** Changes of one part of a source. */
export const changed = {
  seller:
    (given: Given<'seller'>): SourceChange =>
    (source) => ({ ...source, seller: { ...exampleCompany, ...given } }),
  buyer:
    (given: Given<'buyer'>): SourceChange =>
    (source) => ({ ...source, buyer: { ...source.buyer, ...given } }),
  customer:
    (given: Given<'customer'>): SourceChange =>
    (source) => ({ ...source, customer: { ...source.customer, ...given } }),
  terms:
    (given: Given<'terms'>): SourceChange =>
    (source) => ({ ...source, terms: { ...source.terms, ...given } }),
  credited:
    (credited: EInvoiceSource['credited']): SourceChange =>
    (source) => ({ ...source, credited }),
  row:
    (given: Partial<EInvoiceSource['read']['row']>): SourceChange =>
    ({ read, ...source }) => ({ ...source, read: { ...read, row: { ...read.row, ...given } } }),
  line:
    (given: Partial<EInvoiceSource['read']['lines'][number]>): SourceChange =>
    ({ read, ...source }) => ({
      ...source,
      read: { ...read, lines: read.lines.map((each) => ({ ...each, ...given })) },
    }),
  paid:
    (paid: number): SourceChange =>
    ({ read, ...source }) => ({
      ...source,
      read: { ...read, due: { code: 1, amount: read.row.total, paid, credited: 0 } },
    }),
};
