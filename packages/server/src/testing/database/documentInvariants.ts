import { calculateDocument, percent, quantity, unitPrice } from '@facturatie/invoice-engine';
import type { LineInput } from '@facturatie/invoice-engine';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { databaseKindOf } from '../../database/db.ts';
import type { Db } from '../../database/db.ts';
import type {
  SalesDocumentLinesTable,
  SalesDocumentsTable,
} from '../../database/documentTables.ts';

type DocumentRecord = Selectable<SalesDocumentsTable>;
type LineRecord = Selectable<SalesDocumentLinesTable>;

/** The codes of types in document numbers (docs/decisions/0001). */
const typeCodes: Readonly<Record<string, string>> = {
  quote: '10',
  invoice: '11',
  creditNote: '12',
};

/** Documents checked at a time, which limits memory on a large database. */
const documentsAtOnce = 500;

/**
 * The violated invariants of a database, one line each; empty when all hold. They hold at any moment,
 * during concurrent and after interrupted work:
 *
 * - the file itself is intact, and every reference has its target;
 * - the stored totals of a document are what the engine makes of its lines, which are from 0 on;
 * - numbers are year, type and place in the series; every place up to the last given is taken once,
 *   except those of quotes that were removed; credit notes that are numbered so have such a series too;
 * - every invoice has one due date, of its total, its customer and its date; no quote has any;
 * - what is paid and credited on a due date is the sum of its payments, of what the credit notes of its
 *   invoice lowered it by, and of what credit notes of others were set off against it, never below 0 and never above its amount, and it is settled when nothing is left;
 * - an invoice made of something was made of a quote.
 */
export async function documentFaults(db: Db): Promise<string[]> {
  return [
    ...(await storageFaults(db)),
    ...(await numberingFaults(db)),
    ...(await calculationFaults(db)),
    ...(await dueDateFaults(db)),
    ...(await paymentFaults(db)),
    ...(await quoteFaults(db)),
  ];
}

/** PostgreSQL finds damage when it reads: every other check here reads whole tables. */
async function storageFaults(db: Db): Promise<string[]> {
  if (databaseKindOf(db) === 'postgres') return [];
  const { rows: integrity } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(
    db,
  );
  const { rows: orphans } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...integrity
      .map(({ integrityCheck }) => integrityCheck)
      .filter((text) => text !== 'ok')
      .map((text) => `integrity: ${text}`),
    ...orphans.map(({ table }) => `${table} refers to what is not there`),
  ];
}

async function numberingFaults(db: Db): Promise<string[]> {
  const documents = [
    ...(await db
      .selectFrom('salesDocuments')
      .select(['kind', 'year', 'sequence', 'number', 'date'])
      .orderBy('kind')
      .orderBy('year')
      .orderBy('sequence')
      .execute()),
    ...(await numberedCreditNotes(db)),
  ];
  const faults: string[] = [];
  for (const { kind, year, sequence, number, date } of documents) {
    const expected = numberOf(kind, year, sequence);
    if (number !== expected) faults.push(`${number} should be ${expected}`);
    if (Number(date.slice(0, 4)) !== year) faults.push(`${number} is of ${date}`);
  }
  documents.sort((one, other) => one.year - other.year || one.sequence - other.sequence);
  const taken = Map.groupBy(documents, ({ kind, year }) => `${kind} ${year}`);
  const counters = await db.selectFrom('numberSeries').selectAll().execute();
  const removed = await removedThings(db);
  for (const { kind, year, lastSequence } of counters) {
    const places = (taken.get(`${kind} ${year}`) ?? []).map(({ sequence }) => sequence);
    taken.delete(`${kind} ${year}`);
    const highest = places.at(-1) ?? 0;
    if (highest > lastSequence) faults.push(`${kind} ${year} counts only to ${lastSequence}`);
    const present = new Set(places);
    if (present.size !== places.length) faults.push(`${kind} ${year} gave a number twice`);
    for (let place = 1; place <= lastSequence; place += 1) {
      const number = numberOf(kind, year, place);
      const mayBeMissing = kind === 'quote' && removed.includes(`"${number}"`);
      if (!present.has(place) && !mayBeMissing) faults.push(`${number} is missing`);
    }
  }
  return [...faults, ...[...taken.keys()].map((name) => `${name} has no counter`)];
}

/** Imported credit notes may be numbered in any way; the others are documents. */
async function numberedCreditNotes(db: Db) {
  const notes = await db
    .selectFrom('creditNotes')
    .select(['number', 'date'])
    .where('ownDocumentId', 'is', null)
    .execute();
  return notes
    .flatMap(({ number, date }) => {
      const [, year, place] = /^(\d{4})12(\d{5,})$/.exec(number) ?? [];
      if (year === undefined) return [];
      const kind = 'creditNote' as const;
      return { kind, year: Number(year), sequence: Number(place), number, date };
    })
    .toSorted((one, other) => one.year - other.year || one.sequence - other.sequence);
}

function numberOf(kind: string, year: number, sequence: number): string {
  return `${year}${typeCodes[kind]}${String(sequence).padStart(5, '0')}`;
}

/** The entries in the log of changes for removed documents. */
async function removedThings(db: Db): Promise<string> {
  const changes = await db
    .selectFrom('changes')
    .select('before')
    .where('thing', '=', 'salesDocument')
    .where('action', '=', 'removed')
    .execute();
  return changes.map(({ before }) => before).join('\n');
}

async function calculationFaults(db: Db): Promise<string[]> {
  const faults: string[] = [];
  let after = 0;
  for (;;) {
    const documents = await db
      .selectFrom('salesDocuments')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(documentsAtOnce)
      .execute();
    const ids = documents.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return faults;
    const lines = await db
      .selectFrom('salesDocumentLines')
      .selectAll()
      .where('documentId', 'in', ids)
      .orderBy('documentId')
      .orderBy('sequence')
      .execute();
    const byDocument = Map.groupBy(lines, ({ documentId }) => documentId);
    for (const document of documents) {
      faults.push(...faultsOfDocument(document, byDocument.get(document.id) ?? []));
    }
    after = last;
  }
}

function faultsOfDocument(document: DocumentRecord, lines: readonly LineRecord[]): string[] {
  const faults: string[] = [];
  if (lines.length === 0) faults.push(`${document.number} has no lines`);
  if (lines.some(({ sequence }, index) => sequence !== index)) {
    faults.push(`${document.number} has lines out of order`);
  }
  const { totals } = calculateDocument({
    discount: percent(document.discount),
    defaultMargin: percent(document.defaultMargin),
    lines: lines.map(lineInputOf),
  });
  for (const name of [
    'lineNet',
    'allowance',
    'net',
    'vat',
    'total',
    'vatWithoutAllowance',
    'totalWithoutAllowance',
  ] as const) {
    if (Number(totals[name]) !== document[name]) {
      faults.push(`${document.number} has ${name} ${document[name]}, calculated ${totals[name]}`);
    }
  }
  return faults;
}

function lineInputOf(line: LineRecord): LineInput {
  if (line.type === 'text') return { type: 'text' };
  return {
    type: 'article',
    quantity: quantity(line.quantity ?? 0),
    unitPrice: unitPrice(line.unitPrice ?? 0),
    discount: percent(line.discount ?? 0),
    vatRate: percent(line.vatRate ?? 0),
    articleNumber: line.articleNumber,
    ...(line.purchasePrice !== null && { purchasePrice: unitPrice(line.purchasePrice) }),
  };
}

async function dueDateFaults(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('salesDocuments')
    .leftJoin('dueDates', 'dueDates.documentId', 'salesDocuments.id')
    .select([
      'salesDocuments.number',
      'salesDocuments.kind',
      'salesDocuments.total',
      'salesDocuments.customerId',
      'salesDocuments.dueDate',
      'dueDates.code',
      'dueDates.amount',
      'dueDates.customerId as debtorId',
      'dueDates.date',
    ])
    .execute();
  const faults: string[] = [];
  for (const { number, kind, total, customerId, dueDate, code, amount, debtorId, date } of rows) {
    if ((kind === 'invoice') !== (code !== null)) {
      faults.push(`${number}, ${kind}, has ${code === null ? 'no' : 'a'} due date`);
    } else if (code !== null) {
      if (amount !== total) faults.push(`${number} of ${total} has a due date of ${amount}`);
      if (debtorId !== customerId) faults.push(`${number} has a due date of another customer`);
      if (date !== dueDate) faults.push(`${number} of ${dueDate} has a due date of ${date}`);
    }
  }
  return faults;
}

async function paymentFaults(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('dueDates')
    .select((row) => [
      'code',
      'customerId',
      'amount',
      'paid',
      'credited',
      'settled',
      row
        .selectFrom('payments')
        .whereRef('dueDateCode', '=', 'dueDates.code')
        .select(sql<number>`cast(coalesce(sum(payments.amount), 0) as bigint)`.as('sum'))
        .as('payments'),
      row
        .selectFrom('creditNotes')
        .whereRef('creditNotes.documentId', '=', 'dueDates.documentId')
        .select(sql<number>`cast(coalesce(sum(total - open), 0) as bigint)`.as('sum'))
        .as('creditNotes'),
      row
        .selectFrom('creditSettlements')
        .innerJoin('creditNotes as note', 'note.id', 'creditSettlements.creditNoteId')
        .whereRef('note.documentId', '=', 'dueDates.documentId')
        .select(sql<number>`cast(coalesce(sum(credit_settlements.amount), 0) as bigint)`.as('sum'))
        .as('settledElsewhere'),
      row
        .selectFrom('creditSettlements')
        .whereRef('creditSettlements.dueDateCode', '=', 'dueDates.code')
        .select(sql<number>`cast(coalesce(sum(credit_settlements.amount), 0) as bigint)`.as('sum'))
        .as('setOff'),
    ])
    .execute();
  const faults: string[] = [];
  for (const { code, amount, paid, credited, settled, payments, ...credits } of rows) {
    const creditNotes =
      (credits.creditNotes ?? 0) - (credits.settledElsewhere ?? 0) + (credits.setOff ?? 0);
    if (paid !== payments) faults.push(`due date ${code} says ${paid} paid, not ${payments}`);
    if (credited !== creditNotes) {
      faults.push(`due date ${code} says ${credited} credited, not ${creditNotes}`);
    }
    const balance = amount - paid - credited;
    if (balance < 0 || paid < 0 || credited < 0) {
      faults.push(`due date ${code} has a balance of ${balance}`);
    }
    if (settled !== Number(balance === 0)) faults.push(`due date ${code} says settled ${settled}`);
  }
  const unknownRows = await db
    .selectFrom('payments')
    .innerJoin('dueDates', 'dueDates.code', 'payments.dueDateCode')
    .select('payments.id')
    .whereRef('payments.customerId', '<>', 'dueDates.customerId')
    .execute();
  return [...faults, ...unknownRows.map(({ id }) => `payment ${id} is of another customer`)];
}

async function quoteFaults(db: Db): Promise<string[]> {
  const invoices = await db
    .selectFrom('salesDocuments as invoice')
    .innerJoin('salesDocuments as origin', 'origin.id', 'invoice.quoteId')
    .select('invoice.number')
    .where('origin.kind', '<>', 'quote')
    .execute();
  return invoices.map(({ number }) => `${number} was made of something else than a quote`);
}
