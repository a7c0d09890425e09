import type { Selectable } from 'kysely';
import type { Company } from '../../company/company.ts';
import { changesInsert } from '../changes/recordChange.ts';
import type { Author } from '../changes/recordChange.ts';
import type { DbTransaction } from '../db.ts';
import { eInvoiceDuty } from '../../eInvoice/eInvoiceStatus.ts';
import type { SalesDocumentsTable } from '../documentTables.ts';
import type { Flag } from '../flag.ts';
import { executeTogether, executeUnawaited } from '../transaction.ts';
import { keyReservation } from '../insertRows.ts';
import { customerNumber, type DocumentKind } from '@facturatie/api-contract';
import type { CalculatedDocument, IsoDate } from '@facturatie/invoice-engine';
import type { Customer } from '../schema.ts';
import { salesDocumentSearchText } from '../search/searchTexts.ts';
import { readBuyer } from './buyer.ts';
import { bookCreditNote, rebookCreditNote } from './creditNotes.ts';
import { documentNumber, yearOf } from './documentNumber.ts';
import { newVersion } from '../newVersion.ts';
import type { LineColumns, LineRow } from './lineColumns.ts';
import { sequenceReservation } from './numberSeries.ts';
import { latestInvoiceAfter } from './dateOrder.ts';
import type { DateDisorder } from './dateOrder.ts';
import { documentOf } from './readSalesDocument.ts';
import type { DueRow, ReadDocument } from './readSalesDocument.ts';

/** The columns of a document that a save fills in; the others follow from its number. */
type DocumentColumns = Omit<
  Selectable<SalesDocumentsTable>,
  'id' | 'kind' | 'number' | 'year' | 'sequence' | 'searchText' | 'version' | 'eInvoiceStatus'
>;

/** A document that may be saved: looked up, calculated and checked. */
export interface DocumentDraft {
  readonly columns: DocumentColumns & { readonly date: IsoDate };
  readonly customer: BuyingCustomer;
  /** Our own; undefined before it was set. */
  readonly company: Company | undefined;
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
 * Adds a document under the next number of its series, with its due date and its change. Other saves wait
 * from the number on until the transaction ends, so as little as possible follows it.
 * @returns also an invoice that a new one is out of order with
 */
export async function insertDocument(
  trx: DbTransaction,
  kind: DocumentKind,
  draft: DocumentDraft,
  author: Author,
): Promise<{ readonly saved: ReadDocument; readonly disorder: DateDisorder | undefined }> {
  const { columns, customer, quoteNumber, credited } = draft;
  const year = yearOf(columns.date);
  const isInvoice = kind === 'invoice';
  const { query, keysOf } = keyReservation(trx, {
    salesDocuments: 1,
    salesDocumentLines: draft.lines.length,
    dueDates: isInvoice ? 1 : 0,
  });
  const [keyRows, [reserved], [earlier]] = await executeTogether(trx, [
    query,
    sequenceReservation(trx, { kind, year }).compile(),
    isInvoice ? latestInvoiceAfter(trx, { date: columns.date, year }).compile() : undefined,
  ]);
  if (reserved === undefined) throw new Error('No number was reserved');
  const keys = keysOf(keyRows);
  const sequence = reserved.first;
  const number = documentNumber({ kind, year, sequence });
  const following = followingColumns(kind, draft, number);
  const id = taken(keys.salesDocuments);
  const row = { ...columns, ...following, id, kind, year, sequence, number };
  const lines = draft.lines.map((line, place) => ({
    ...line.columns,
    id: taken(keys.salesDocumentLines),
    documentId: id,
    sequence: place,
  }));
  const due = isInvoice
    ? { code: taken(keys.dueDates), amount: row.total, paid: 0, credited: 0 }
    : undefined;
  await executeUnawaited(trx, [
    trx.insertInto('salesDocuments').values(row).compile(),
    ...inPieces(lines).map((some) => trx.insertInto('salesDocumentLines').values(some).compile()),
    due &&
      trx
        .insertInto('dueDates')
        .values({ documentId: id, ...due, ...dueColumns(row, due) })
        .compile(),
    changesInsert(trx, author, [
      { thing: 'salesDocument', thingId: id, after: logged({ row, lines }) },
    ]).compile(),
  ]);
  const credit = credited && (await bookCreditNote(trx, row, credited));
  const details = { ...customer, number: customerNumber(customer.number) };
  const related = {
    quoteNumber,
    invoiceNumber: '',
    creditedNumber: credited?.row.number ?? '',
    creditNotes: [],
    customer: details,
  };
  return {
    saved: documentOf({ row, due, credit, ...related }, lines, draft.calculated),
    disorder: earlier && { earlier, later: row },
  };
}

/** The first of the keys that are left. */
function taken(keys: number[]): number {
  const key = keys.shift();
  if (key === undefined) throw new Error('Too few keys were reserved');
  return key;
}

/** What the log of changes keeps of a document: its row and its lines. */
export function logged({ row, lines }: Pick<ReadDocument, 'row' | 'lines'>): object {
  return { ...row, lines };
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
    .set(dueColumns({ ...columns, ...following }, due))
    .where('code', '=', due.code)
    .execute();
}

/** The columns of a due date that follow from its invoice. */
function dueColumns(
  {
    customerId,
    dueDate,
    total,
    searchText,
  }: Pick<ReadDocument['row'], 'customerId' | 'dueDate' | 'total' | 'searchText'>,
  { paid, credited }: DueRow,
) {
  const settled: Flag = paid + credited === total ? 1 : 0;
  return { customerId, date: dueDate, amount: total, settled, searchText };
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
