import type { Insertable } from 'kysely';
import type { DbTransaction } from '../db.ts';
import { eInvoiceDuty } from '../../eInvoice/eInvoiceStatus.ts';
import type { SalesDocumentsTable } from '../documentTables.ts';
import { customerNumber, type DocumentKind } from '@facturatie/api-contract';
import type { CalculatedDocument, IsoDate } from '@facturatie/invoice-engine';
import type { Customer } from '../schema.ts';
import { salesDocumentSearchText } from '../search/searchTexts.ts';
import { readBuyer } from './buyer.ts';
import { bookCreditNote, rebookCreditNote } from './creditNotes.ts';
import { documentNumber, yearOf } from './documentNumber.ts';
import { newVersion } from '../newVersion.ts';
import type { LineColumns, LineRow } from './lineColumns.ts';
import { reserveSequence } from './numberSeries.ts';
import { documentOf } from './readSalesDocument.ts';
import type { DueRow, ReadDocument } from './readSalesDocument.ts';

/** The columns of a document that a save fills in; the others follow from its number. */
type DocumentColumns = Omit<
  Insertable<SalesDocumentsTable>,
  'id' | 'kind' | 'number' | 'year' | 'sequence' | 'searchText' | 'version' | 'eInvoiceStatus'
>;

/** A document that may be saved: looked up, calculated and checked. */
export interface DocumentDraft {
  readonly columns: DocumentColumns & { readonly date: IsoDate };
  readonly customer: BuyingCustomer;
  /** The quote that it is made of; '' where it is made of none. */
  readonly quoteNumber: string;
  /** The invoice that a credit note credits, held; undefined of any other document. */
  readonly credited: ReadDocument | undefined;
  readonly lines: readonly DraftedLine[];
  /** What the engine makes of the lines. */
  readonly calculated: CalculatedDocument;
}

/** The customer of a document in responses and searches. */
export type BuyingCustomer = Pick<
  Customer,
  | 'number'
  | 'companyName'
  | 'street'
  | 'postcode'
  | 'city'
  | 'phone'
  | 'email'
  | 'vatNumber'
  | 'countingType'
>;

export interface DraftedLine {
  /** The row that it was read from; undefined of a line that is new. */
  readonly id: number | undefined;
  readonly columns: LineColumns;
}

/**
 * Adds a document under the next number of its series, with its due date. Other saves wait from the number
 * on until the transaction ends, so as little as possible follows it.
 */
export async function insertDocument(
  trx: DbTransaction,
  kind: DocumentKind,
  draft: DocumentDraft,
): Promise<ReadDocument> {
  const { columns, customer, quoteNumber, credited } = draft;
  const year = yearOf(columns.date);
  const sequence = await reserveSequence(trx, { kind, year });
  const number = documentNumber({ kind, year, sequence });
  const row = await trx
    .insertInto('salesDocuments')
    .values({ ...columns, ...followingColumns(kind, draft, number), kind, year, sequence, number })
    .returningAll()
    .executeTakeFirstOrThrow();
  const lines = await insertLines(trx, row.id, draft.lines);
  const due = kind === 'invoice' ? await insertDueDate(trx, row) : undefined;
  const credit = credited && (await bookCreditNote(trx, row, credited));
  const details = { ...customer, number: customerNumber(customer.number) };
  const related = {
    quoteNumber,
    invoiceNumber: '',
    creditedNumber: credited?.row.number ?? '',
    creditNotes: [],
    customer: details,
  };
  return documentOf({ row, due, credit, ...related }, lines, draft.calculated);
}

async function insertDueDate(trx: DbTransaction, invoice: ReadDocument['row']): Promise<DueRow> {
  const { id, customerId, dueDate, total, searchText } = invoice;
  return trx
    .insertInto('dueDates')
    .values({
      documentId: id,
      customerId,
      date: dueDate,
      amount: total,
      settled: total === 0 ? 1 : 0,
      searchText,
    })
    .returning(['code', 'amount', 'paid', 'credited'])
    .executeTakeFirstOrThrow();
}

/**
 * Changes a document that is held, and with it what is to be paid. It gets another version, its number stays;
 * lines that it had keep their ids.
 */
export async function changeDocument(
  trx: DbTransaction,
  { row, due, credit }: Pick<ReadDocument, 'row' | 'due' | 'credit'>,
  draft: DocumentDraft,
): Promise<void> {
  const { columns } = draft;
  const following = followingColumns(row.kind, draft, row.number);
  await trx
    .updateTable('salesDocuments')
    .set({ ...columns, ...following })
    .where('id', '=', row.id)
    .execute();
  await trx.deleteFrom('salesDocumentLines').where('documentId', '=', row.id).execute();
  await insertLines(trx, row.id, draft.lines);
  if (credit && draft.credited) await rebookCreditNote(trx, credit, columns, draft.credited);
  if (due === undefined) return;
  await trx
    .updateTable('dueDates')
    .set({
      customerId: columns.customerId,
      date: columns.dueDate,
      amount: columns.total,
      settled: due.paid + due.credited === columns.total ? 1 : 0,
      searchText: following.searchText,
    })
    .where('code', '=', due.code)
    .execute();
}

/** As many lines as one statement takes: 22 values each, of at most 32766 on SQLite. */
const linesAtOnce = 1000;

async function insertLines(
  trx: DbTransaction,
  documentId: number,
  lines: readonly DraftedLine[],
): Promise<LineRow[]> {
  const rows = lines.map(({ id, columns }, sequence) => ({ id, documentId, sequence, ...columns }));
  const kept = rows.filter(({ id }) => id !== undefined);
  const added = rows.filter(({ id }) => id === undefined).map(({ id: _none, ...row }) => row);
  const inserted: LineRow[] = [];
  for (const some of [...inPieces(kept), ...inPieces(added)]) {
    const insert = trx.insertInto('salesDocumentLines').values(some).returningAll();
    inserted.push(...(await insert.execute()));
  }
  return inserted.toSorted((one, other) => one.sequence - other.sequence);
}

function inPieces<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / linesAtOnce);
  return Array.from({ length: count }, (_, piece) =>
    rows.slice(piece * linesAtOnce, (piece + 1) * linesAtOnce),
  );
}

/** The columns of every save that follow from the others. */
function followingColumns(
  kind: DocumentKind,
  { columns, customer }: DocumentDraft,
  number: string,
) {
  return {
    searchText: salesDocumentSearchText({ number, customerNumber: customer.number, ...columns }),
    eInvoiceStatus: eInvoiceDuty(kind, readBuyer(columns.buyer)),
    version: newVersion(),
  };
}
