import type { IsoDate } from '@facturatie/invoice-engine';
import type { Selectable } from 'kysely';
import type { DbTransaction } from '../database/db.ts';
import type { SalesDocumentsTable } from '../database/documentTables.ts';
import { documentNumber, yearOf } from '../database/documents/documentNumber.ts';
import { insertRows, reserveKeys } from '../database/insertRows.ts';
import { generateRecurrence } from './generate/generateRecurrence.ts';
import { generateSettlement } from './generate/generateSettlement.ts';
import type { GeneratedSettlement } from './generate/generateSettlement.ts';
import type { DraftedDocument } from './generate/draftDocuments.ts';
import { reserveInSeries } from './reserveInSeries.ts';
import type { RandomStream } from './generate/randomStream.ts';
import { paymentNotes } from './generate/words/articles.ts';

/** A stored document, and its generated parameters. */
export interface WrittenDocument {
  readonly draft: DraftedDocument;
  readonly row: Omit<Selectable<SalesDocumentsTable>, 'version'>;
}

export interface SettlementFacts {
  /** Our own accounts, the main one first. */
  readonly bankIds: readonly number[];
  readonly today: IsoDate;
}

interface SettledInvoice extends WrittenDocument, GeneratedSettlement {
  readonly code: number;
}

/** Adds what follows from invoices: due dates, payments, credit notes and recurring invoices. */
export async function settleInvoices(
  trx: DbTransaction,
  written: readonly WrittenDocument[],
  { bankIds, today }: SettlementFacts,
): Promise<void> {
  const invoices = written.filter(({ draft }) => draft.kind === 'invoice');
  const { dueDates: codes } = await reserveKeys(trx, { dueDates: invoices.length });
  const settled = invoices.map((invoice, index): SettledInvoice => {
    const { date, dueDate, random } = invoice.draft;
    const { total } = invoice.row;
    const settlement = generateSettlement(random, { date, dueDate, total }, today);
    return { ...invoice, ...settlement, code: codes[index] ?? 0 };
  });
  const payments = settled.flatMap((invoice) => paymentsOf(invoice, bankIds));
  const methods = new Map(payments.map(({ dueDateCode, method }) => [dueDateCode, method]));
  const dueDates = settled.map((invoice) => dueDateOf(invoice, methods.get(invoice.code) ?? ''));
  await insertRows(trx, 'dueDates', dueDates);
  await insertRows(trx, 'payments', payments);
  await addCreditNotes(trx, settled);
  const recurring = invoices.flatMap(({ draft: { date, customer, random }, row }) => {
    const recurrence = generateRecurrence(random, date, today);
    if (recurrence === undefined) return [];
    return { customerId: customer.id, documentNumber: row.number, ...recurrence };
  });
  await insertRows(trx, 'recurringInvoices', recurring);
}

function dueDateOf(invoice: SettledInvoice, method: string) {
  const { draft, row, code, payments, credit } = invoice;
  const { total, searchText } = row;
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const credited = credit?.amount ?? 0;
  return {
    code,
    documentId: row.id,
    customerId: draft.customer.id,
    date: draft.dueDate,
    amount: total,
    paid,
    credited,
    method,
    searchText,
    settled: paid + credited === total ? (1 as const) : (0 as const),
  };
}

function paymentsOf(
  { draft: { customer, random }, code, payments }: SettledInvoice,
  bankIds: readonly number[],
) {
  return payments.map(({ date, amount }) => ({
    dueDateCode: code,
    customerId: customer.id,
    date,
    amount,
    ...generateMethod(random, bankIds),
    notes: random.chance(6) ? random.pick(paymentNotes) : '',
  }));
}

/** Most customers pay by transfer on the main account; cash goes to no bank. */
function generateMethod(random: RandomStream, bankIds: readonly number[]) {
  const method = random.pickWeighted([
    ['OVR', 76],
    ['DOM', 9],
    ['BAN', 10],
    ['KAS', 5],
  ]);
  const bankId = (random.chance(80) ? bankIds[0] : random.pick(bankIds)) ?? null;
  return { method, bankId: method === 'KAS' ? null : bankId };
}

/** Credit notes have a series of their own. */
async function addCreditNotes(
  trx: DbTransaction,
  settled: readonly SettledInvoice[],
): Promise<void> {
  const credited = settled
    .flatMap(({ credit, draft: { customer }, row }) => {
      if (credit === undefined) return [];
      const { date, amount, reason } = credit;
      const kind = 'creditNote' as const;
      return {
        kind,
        date,
        total: amount,
        notes: reason,
        customerId: customer.id,
        documentId: row.id,
        ownDocumentId: null,
      };
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const places = await reserveInSeries(trx, credited);
  const rows = credited.map(({ kind, date, ...columns }, index) => {
    const number = documentNumber({ kind, year: yearOf(date), sequence: places[index] ?? 0 });
    return { number, date, deliveryDate: date, ...columns };
  });
  await insertRows(trx, 'creditNotes', rows);
}
