import { isoDate } from '@facturatie/invoice-engine';
import type { IsoDate } from '@facturatie/invoice-engine';
import type { Db, DbTransaction } from '../database/db.ts';
import { buyerColumns, storedBuyer } from '../database/documents/buyer.ts';
import { documentNumber, yearOf } from '../database/documents/documentNumber.ts';
import { readDefaultMargin } from '../database/documents/documentSettings.ts';
import { calculateStored, totalColumns } from '../database/documents/lineColumns.ts';
import { insertRows, reserveKeys } from '../database/insertRows.ts';
import { salesDocumentSearchText } from '../database/search/searchTexts.ts';
import { eInvoiceDuty } from '../eInvoice/eInvoiceStatus.ts';
import type { SeededCustomer } from './generate/generateDocument.ts';
import { draftDocuments, pickCustomers } from './generate/draftDocuments.ts';
import type { DraftedDocument } from './generate/draftDocuments.ts';
import { reserveInSeries } from './reserveInSeries.ts';
import { ensureBanks, ensureCatalogue } from './seedCatalogue.ts';
import { runOf } from './seedRun.ts';
import { settleInvoices } from './settleInvoices.ts';
import type { WrittenDocument } from './settleInvoices.ts';
import type { Batch, BatchWriter } from './writeInBatches.ts';

/** There are no customers for the documents. */
export class NoCustomersError extends Error {
  override name = 'NoCustomersError';
}

/**
 * Writes generated quotes and invoices for the customers that are there, with all that follows from them:
 * articles, due dates, payments, credit notes and recurring invoices. They lie in the two years until
 * the last day of their run and get the next numbers of their series, in the order of their dates.
 *
 * @throws NoCustomersError when there are no customers.
 */
export async function documentWriter(db: Db, seed: number, today: IsoDate): Promise<BatchWriter> {
  const rows = await db.selectFrom('customers').select('id').orderBy('id').execute();
  if (rows.length === 0) throw new NoCustomersError('There are no customers for documents');
  const { lastDay } = await runOf(db, { seed, thing: 'documents' });
  const customerIds = Float64Array.from(rows, ({ id }) => id);
  return {
    seed,
    thing: 'documents',
    locks: 'seedRuns',
    write: (trx, batch) =>
      writeDocuments(trx, {
        seed,
        today,
        lastDay: lastDay === null ? today : isoDate(lastDay),
        batch,
        customerIds,
      }),
  };
}

interface DocumentBatch {
  readonly seed: number;
  readonly today: IsoDate;
  /** Of the run: its documents lie in the two years until then. */
  readonly lastDay: IsoDate;
  readonly batch: Batch;
  /** Everybody whom a document can be for. */
  readonly customerIds: Float64Array;
}

async function writeDocuments(
  trx: DbTransaction,
  { seed, today, lastDay, batch, customerIds }: DocumentBatch,
): Promise<void> {
  const catalogue = await ensureCatalogue(trx);
  const bankIds = await ensureBanks(trx);
  const ids = pickCustomers(seed, batch, customerIds.length).map(
    (index) => customerIds[index] ?? 0,
  );
  const customers = await readCustomers(trx, ids);
  const drafts = draftDocuments({ seed, batch, lastDay, catalogue, customers });
  const documents = await numbered(trx, drafts);
  await insertRows(
    trx,
    'salesDocuments',
    documents.map(({ row }) => row),
  );
  const lines = documents.flatMap(({ row, draft }) =>
    draft.lines.map((line, sequence) => ({ documentId: row.id, sequence, ...line })),
  );
  await insertRows(trx, 'salesDocumentLines', lines);
  await settleInvoices(trx, documents, { bankIds, today });
}

/** The customers of these ids, in their order. */
async function readCustomers(
  trx: DbTransaction,
  ids: readonly number[],
): Promise<SeededCustomer[]> {
  const rows = await trx
    .selectFrom('customers')
    .select(['id', 'number', 'companyName', 'countingType', 'discount', ...buyerColumns])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Documents with their keys, their places in the series and their totals. */
async function numbered(
  trx: DbTransaction,
  drafts: readonly DraftedDocument[],
): Promise<WrittenDocument[]> {
  const { salesDocuments: ids } = await reserveKeys(trx, { salesDocuments: drafts.length });
  const places = await reserveInSeries(trx, drafts);
  const defaultMargin = await readDefaultMargin(trx);
  return drafts.map((draft, index) => {
    const { kind, date, dueDate, deliveryDate, customer, reference, remarks, notes } = draft;
    const series = { kind, year: yearOf(date), sequence: places[index] ?? 0 };
    const number = documentNumber(series);
    const { companyName, countingType, discount } = customer;
    const { totals } = calculateStored(draft.lines, { discount, defaultMargin });
    const row = {
      id: ids[index] ?? 0,
      ...series,
      number,
      date,
      dueDate,
      deliveryDate,
      reference,
      remarks,
      notes,
      customerId: customer.id,
      companyName,
      countingType,
      discount,
      defaultMargin,
      buyer: storedBuyer(customer),
      eInvoiceStatus: eInvoiceDuty(kind, customer),
      quoteId: draft.quote === undefined ? null : (ids[draft.quote] ?? null),
      creditedId: null,
      ...totalColumns(totals),
      searchText: salesDocumentSearchText({
        number,
        customerNumber: customer.number,
        companyName,
        reference,
      }),
    };
    return { draft, row };
  });
}
