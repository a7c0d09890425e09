import {
  type CalculatedDocument,
  cents,
  type IsoDate,
  isoDate,
  percent,
} from '@facturatie/invoice-engine';
import { customerNumber, type SalesDocument } from '@facturatie/api-contract';
import type { Selectable } from 'kysely';
import type { Db, DbTransaction } from '../db.ts';
import type { SalesDocumentsTable } from '../documentTables.ts';
import { lockedForUpdate } from '../rowLock.ts';
import { creditNoteStatus, invoiceStatus, quoteStatus } from './documentStatus.ts';
import { calculateStored, lineOf, type LineRow } from './lineColumns.ts';

/** A stored document with all derived values but its status. */
export interface ReadDocument {
  readonly row: Selectable<SalesDocumentsTable>;
  readonly lines: readonly LineRow[];
  /** What is to be paid of an invoice; undefined of any other document. */
  readonly due: DueRow | undefined;
  /** What is to be repaid of a credit note; undefined of any other document. */
  readonly credit: CreditRow | undefined;
  /** What the engine makes of the lines; calculated when it is first read. */
  readonly calculated: CalculatedDocument;
  /** The response; `withStatus` adds what depends on the day. Computed lazily from `calculated`. */
  readonly document: Omit<SalesDocument, 'status'>;
}

/** What is to be paid of an invoice, in cents. */
export interface DueRow {
  readonly code: number;
  readonly amount: number;
  readonly paid: number;
  readonly credited: number;
}

/** What a credit note gives back, in cents. */
export interface CreditRow {
  readonly id: number;
  readonly total: number;
  /** Neither repaid nor set off yet. */
  readonly open: number;
}

/**
 * The quote, invoice or credit note of a number, with its lines, amounts and totals as the engine calculates them;
 * undefined when there is none.
 *
 * @param calculated what the engine makes of its lines, where that is known
 */
export async function readSalesDocument(
  db: Db,
  number: string,
  calculated?: CalculatedDocument,
): Promise<ReadDocument | undefined> {
  const head = await headOf(db).where('document.number', '=', number).executeTakeFirst();
  if (head === undefined) return undefined;
  const creditNotes = head.kind === 'invoice' ? await creditNotesOf(db, head.id) : [];
  return documentOf({ ...partsOf(head), creditNotes }, await linesOf(db, head.id), calculated);
}

/** The same; it, its lines and what is to be paid of it stay as they are until the transaction ends. */
export async function readSalesDocumentForUpdate(
  trx: DbTransaction,
  number: string,
): Promise<ReadDocument | undefined> {
  const held = trx.selectFrom('salesDocuments').select('id').where('number', '=', number);
  const found = await lockedForUpdate(trx, held).executeTakeFirst();
  if (found === undefined) return undefined;
  const due = trx.selectFrom('dueDates').select('code').where('documentId', '=', found.id);
  await lockedForUpdate(trx, due).executeTakeFirst();
  return readSalesDocument(trx, number);
}

/**
 * The document in the form of a response.
 * @param today the date in Brussels
 */
export function withStatus(
  { row, due, credit, document }: ReadDocument,
  today: IsoDate,
): SalesDocument {
  const { dueDate } = row;
  if (credit !== undefined) return { ...document, status: creditNoteStatus(credit.open) };
  const status =
    due === undefined
      ? quoteStatus({ dueDate, isConverted: document.isConverted }, today)
      : invoiceStatus({ dueDate, ...due }, today);
  return { ...document, status };
}

function headOf(db: Db) {
  return db
    .selectFrom('salesDocuments as document')
    .innerJoin('customers as customer', 'customer.id', 'document.customerId')
    .leftJoin('dueDates as due', 'due.documentId', 'document.id')
    .leftJoin('salesDocuments as quote', 'quote.id', 'document.quoteId')
    .leftJoin('salesDocuments as credited', 'credited.id', 'document.creditedId')
    .leftJoin('creditNotes as credit', 'credit.ownDocumentId', 'document.id')
    .leftJoin('salesDocuments as invoice', 'invoice.quoteId', 'document.id')
    .selectAll('document')
    .select([
      'customer.number as customerNumber',
      'customer.companyName as customerName',
      'customer.street as customerStreet',
      'customer.postcode as customerPostcode',
      'customer.city as customerCity',
      'customer.phone as customerPhone',
      'customer.email as customerEmail',
      'customer.vatNumber as customerVatNumber',
      'customer.countingType as customerCountingType',
      'due.code as dueCode',
      'due.amount as dueAmount',
      'due.paid as duePaid',
      'due.credited as dueCredited',
      'quote.number as quoteNumber',
      'invoice.number as invoiceNumber',
      'credited.number as creditedNumber',
      'credit.id as creditId',
      'credit.total as creditTotal',
      'credit.open as creditOpen',
    ]);
}

type HeadRow = NonNullable<Awaited<ReturnType<ReturnType<typeof headOf>['executeTakeFirst']>>>;

async function linesOf(db: Db, documentId: number): Promise<LineRow[]> {
  return db
    .selectFrom('salesDocumentLines')
    .selectAll()
    .where('documentId', '=', documentId)
    .orderBy('sequence')
    .execute();
}

/** The numbers of the credit notes that were made of an invoice here. */
async function creditNotesOf(db: Db, invoiceId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('salesDocuments')
    .select('number')
    .where('creditedId', '=', invoiceId)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/** What belongs to a document besides its lines. */
export interface DocumentParts extends Pick<ReadDocument, 'row' | 'due' | 'credit'> {
  /** '' where it was not made of a quote. */
  readonly quoteNumber: string;
  /** '' where no invoice was made of it. */
  readonly invoiceNumber: string;
  /** The invoice that a credit note credits; '' of any other document. */
  readonly creditedNumber: string;
  /** Of an invoice: the numbers of its credit notes. */
  readonly creditNotes: readonly string[];
  readonly customer: SalesDocument['customerDetails'];
}

/**
 * A document of its rows, with what the engine makes of them.
 *
 * @param known what the engine makes of the lines, where that is known
 */
export function documentOf(
  parts: DocumentParts,
  lines: readonly LineRow[],
  known?: CalculatedDocument,
): ReadDocument {
  const { row, due, credit } = parts;
  let calculated = known;
  return {
    row,
    lines,
    due,
    credit,
    get calculated() {
      return (calculated ??= calculateStored(lines, row));
    },
    get document() {
      return shownDocument(parts, linesWithAmounts(lines, this.calculated, row.number));
    },
  };
}

function shownDocument(
  { row, due, credit, ...related }: DocumentParts,
  lines: SalesDocument['lines'],
): ReadDocument['document'] {
  return {
    kind: row.kind,
    sequence: row.sequence,
    number: row.number,
    date: isoDate(row.date),
    dueDate: isoDate(row.dueDate),
    deliveryDate: isoDate(row.deliveryDate),
    reference: row.reference,
    notes: row.notes,
    remarks: row.remarks,
    customer: { number: related.customer.number, name: row.companyName },
    countingType: row.countingType,
    discount: percent(row.discount),
    quoteNumber: related.quoteNumber,
    creditedNumber: related.creditedNumber,
    creditNotes: [...related.creditNotes],
    lines,
    totals: {
      lineNet: cents(row.lineNet),
      allowance: cents(row.allowance),
      net: cents(row.net),
      vat: cents(row.vat),
      total: cents(row.total),
      payable: cents(row.total),
      vatWithoutAllowance: cents(row.vatWithoutAllowance),
      totalWithoutAllowance: cents(row.totalWithoutAllowance),
    },
    isConverted: related.invoiceNumber !== '',
    invoiceNumber: related.invoiceNumber,
    balance: balanceOf({ due, credit }),
    defaultMargin: percent(row.defaultMargin),
    customerDetails: related.customer,
  };
}

/** The open amount, or of a credit note to be repaid; null of a quote. */
function balanceOf({ due, credit }: Pick<ReadDocument, 'due' | 'credit'>) {
  if (credit !== undefined) return cents(credit.open);
  return due === undefined ? null : cents(due.amount - due.paid - due.credited);
}

function linesWithAmounts(
  lines: readonly LineRow[],
  calculated: CalculatedDocument,
  documentNumber: string,
) {
  return lines.map((line, index) => {
    const amounts = calculated.lines[index];
    if (amounts === undefined) throw new Error(`No amounts of line ${index} of ${documentNumber}`);
    return lineOf(line, amounts, documentNumber);
  });
}

/** A row of the join, taken apart into the rows that it came from. */
function partsOf(head: HeadRow): Omit<DocumentParts, 'creditNotes'> {
  const {
    customerNumber: number,
    customerName,
    customerStreet,
    customerPostcode,
    customerCity,
    customerPhone,
    customerEmail,
    customerVatNumber,
    customerCountingType,
    dueCode,
    dueAmount,
    duePaid,
    dueCredited,
    quoteNumber,
    invoiceNumber,
    creditedNumber,
    creditId,
    creditTotal,
    creditOpen,
    ...row
  } = head;
  return {
    row,
    due:
      dueCode === null
        ? undefined
        : {
            code: dueCode,
            amount: dueAmount ?? 0,
            paid: duePaid ?? 0,
            credited: dueCredited ?? 0,
          },
    credit:
      creditId === null
        ? undefined
        : { id: creditId, total: creditTotal ?? 0, open: creditOpen ?? 0 },
    quoteNumber: quoteNumber ?? '',
    invoiceNumber: invoiceNumber ?? '',
    creditedNumber: creditedNumber ?? '',
    customer: {
      number: customerNumber(number),
      companyName: customerName,
      street: customerStreet,
      postcode: customerPostcode,
      city: customerCity,
      phone: customerPhone,
      email: customerEmail,
      vatNumber: customerVatNumber,
      countingType: customerCountingType,
    },
  };
}
