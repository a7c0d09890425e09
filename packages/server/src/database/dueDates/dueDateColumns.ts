import { customerNumber } from '@facturatie/api-contract';
import type { DueDate } from '@facturatie/api-contract';
import { cents, isoDate } from '@facturatie/invoice-engine';
import type { Db } from '../db.ts';

/** Due dates with what is shown of their invoices and customers. */
export function selectDueDates(db: Db) {
  return db
    .selectFrom('dueDates')
    .innerJoin('salesDocuments', 'salesDocuments.id', 'dueDates.documentId')
    .innerJoin('customers', 'customers.id', 'dueDates.customerId')
    .select([
      'dueDates.code',
      'dueDates.amount',
      'dueDates.paid',
      'dueDates.credited',
      'dueDates.method',
      'dueDates.date',
      'salesDocuments.number as documentNumber',
      'salesDocuments.date as documentDate',
      'salesDocuments.companyName',
      'customers.number',
      'customers.notes',
    ]);
}

type DueDateColumns = Awaited<ReturnType<ReturnType<typeof selectDueDates>['execute']>>[number];

/** A due date of its columns. Its balance is what was neither paid nor credited. */
export function dueDateOf(row: DueDateColumns): DueDate {
  return {
    code: row.code,
    customerNumber: customerNumber(row.number),
    companyName: row.companyName,
    documentNumber: row.documentNumber,
    amount: cents(row.amount),
    balance: cents(row.amount - row.paid - row.credited),
    paid: cents(row.paid),
    method: row.method,
    documentDate: isoDate(row.documentDate),
    date: isoDate(row.date),
    document: { customer: { notes: row.notes } },
  };
}
