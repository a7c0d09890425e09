import {
  addDays,
  calculateDocument,
  isoDate,
  percent,
  quantity,
  unitPrice,
} from '@facturatie/invoice-engine';
import type { Db } from '../../database/db.ts';
import { buyerColumns, storedBuyer } from '../../database/documents/buyer.ts';
import { eInvoiceDuty } from '../../eInvoice/eInvoiceStatus.ts';

export interface TestInvoice {
  customerNumber: string;
  /** One line of one piece at 21 % for each, in ten-thousandths of a euro. */
  unitPrices?: readonly number[];
  date?: string;
  dueDate?: string;
  /** Payments on it, in cents. */
  paid?: readonly number[];
  /** A credit note on it, in cents. */
  credited?: number;
}

/** A stored invoice. */
export interface AddedInvoice {
  id: number;
  number: string;
  /** The code of its due date. */
  code: number;
  /** Cents. */
  total: number;
}

/** Adds an invoice with its due date, payments and credit note directly to the tables. */
export async function addInvoice(
  db: Db,
  {
    customerNumber,
    unitPrices = [100_0000],
    date = '2026-03-01',
    dueDate = addDays(isoDate(date), 14),
    paid = [],
    credited = 0,
  }: TestInvoice,
): Promise<AddedInvoice> {
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'companyName', 'number', ...buyerColumns])
    .where('number', '=', customerNumber)
    .executeTakeFirstOrThrow();
  const lines = unitPrices.map((price) => ({
    type: 'article' as const,
    quantity: quantity(1000),
    unitPrice: unitPrice(price),
    vatRate: percent(2100),
  }));
  const { payable, ...totals } = calculateDocument({ lines }).totals;
  const amounts = Object.fromEntries(
    Object.entries(totals).map(([name, amount]) => [name, Number(amount)]),
  ) as Record<keyof typeof totals, number>;
  const year = Number(date.slice(0, 4));
  const sequence = await nextSequence(db, year);
  const number = `${year}11${String(sequence).padStart(5, '0')}`;
  const searchText = `${number} ${customer.number} ${customer.companyName}`.toLowerCase();
  const { id } = await db
    .insertInto('salesDocuments')
    .values({
      ...amounts,
      kind: 'invoice',
      number,
      year,
      sequence,
      date,
      dueDate,
      deliveryDate: date,
      customerId: customer.id,
      companyName: customer.companyName,
      buyer: storedBuyer(customer),
      eInvoiceStatus: eInvoiceDuty('invoice', customer),
      countingType: 'F',
      defaultMargin: 2500,
      quoteId: null,
      creditedId: null,
      searchText,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('salesDocumentLines')
    .values(
      unitPrices.map((price, index) => ({
        documentId: id,
        sequence: index,
        type: 'article' as const,
        nature: 'goods' as const,
        description: 'Werk',
        quantity: 1000,
        unitPrice: price,
        discount: 0,
        vatCode: 3,
        vatRate: 2100,
        purchasePrice: null,
        unitId: null,
      })),
    )
    .execute();
  const total = Number(payable);
  const alreadyPaid = paid.reduce((sum, amount) => sum + amount, 0);
  const { code } = await db
    .insertInto('dueDates')
    .values({
      documentId: id,
      customerId: customer.id,
      date: dueDate,
      amount: total,
      paid: alreadyPaid,
      credited,
      settled: alreadyPaid + credited === total ? 1 : 0,
      method: paid.length > 0 ? 'OVR' : '',
      searchText,
    })
    .returning('code')
    .executeTakeFirstOrThrow();
  for (const amount of paid) {
    await db
      .insertInto('payments')
      .values({
        dueDateCode: code,
        customerId: customer.id,
        date,
        amount,
        method: 'OVR',
        bankId: null,
      })
      .execute();
  }
  if (credited > 0) {
    await db
      .insertInto('creditNotes')
      .values({
        number: `C${number}`,
        customerId: customer.id,
        documentId: id,
        ownDocumentId: null,
        date,
        deliveryDate: null,
        total: credited,
      })
      .execute();
  }
  return { id, number, code, total };
}

async function nextSequence(db: Db, year: number): Promise<number> {
  const { lastSequence } = await db
    .insertInto('numberSeries')
    .values({ kind: 'invoice', year, lastSequence: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet((row) => ({
        lastSequence: row('numberSeries.lastSequence', '+', 1),
      })),
    )
    .returning('lastSequence')
    .executeTakeFirstOrThrow();
  return lastSequence;
}
