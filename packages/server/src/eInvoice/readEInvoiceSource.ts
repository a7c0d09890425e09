import { storedCompany } from '../database/company.ts';
import { readPeppolCustomer } from '../database/customers/peppolCustomer.ts';
import type { Db } from '../database/db.ts';
import { readBuyer } from '../database/documents/buyer.ts';
import type { ReadDocument } from '../database/documents/readSalesDocument.ts';
import { isIssued } from '../database/eInvoices/eInvoices.ts';
import type { CreditedInvoice, EInvoiceSource } from './EInvoiceSource.ts';

/** Reads what the e-invoice of a document is made of. */
export async function readEInvoiceSource(db: Db, read: ReadDocument): Promise<EInvoiceSource> {
  const { row } = read;
  const terms = await db
    .selectFrom('countingTypes')
    .selectAll()
    .where('key', '=', row.countingType)
    .executeTakeFirstOrThrow();
  const zeroRates = await db.selectFrom('vatGroups').selectAll().where('rate', '=', 0).execute();
  const units = await db.selectFrom('units').select(['id', 'code']).execute();
  return {
    read,
    buyer: readBuyer(row.buyer),
    credited: await creditedInvoice(db, row.creditedId),
    seller: await storedCompany(db),
    customer: await readPeppolCustomer(db, row.customerId),
    terms,
    zeroRates: new Map(zeroRates.map((group) => [group.code, group])),
    units: new Map(units.map(({ id, code }) => [id, code])),
  };
}

async function creditedInvoice(db: Db, id: number | null): Promise<CreditedInvoice | undefined> {
  if (id === null) return undefined;
  const invoice = await db
    .selectFrom('salesDocuments')
    .select(['number', 'date'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...invoice, isIssued: await isIssued(db, id) };
}
