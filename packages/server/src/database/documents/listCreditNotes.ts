import { customerNumber } from '@facturatie/api-contract';
import type { CreditNoteRow } from '@facturatie/api-contract';
import { cents, isoDate } from '@facturatie/invoice-engine';
import type { Db } from '../db.ts';
import type { PageRequest } from '../paging/pageWindow.ts';
import { countRows, readPage } from '../paging/readPage.ts';
import type { Page } from '../paging/readPage.ts';

/** One page of the credit notes of a customer, the newest first. */
export async function listCreditNotes(
  db: Db,
  customerId: number,
  request: PageRequest,
): Promise<Page<CreditNoteRow>> {
  const found = db
    .selectFrom('creditNotes')
    .innerJoin('customers', 'customers.id', 'creditNotes.customerId')
    .where('creditNotes.customerId', '=', customerId);
  const page = await readPage(request, {
    count: () => countRows(found),
    async read({ from, offset, limit }) {
      const direction = from === 'start' ? 'desc' : 'asc';
      return found
        .select(['creditNotes.number', 'creditNotes.date', 'creditNotes.deliveryDate'])
        .select(['creditNotes.total', 'creditNotes.notes', 'customers.number as customer'])
        .select('creditNotes.ownDocumentId')
        .orderBy('creditNotes.date', direction)
        .orderBy('creditNotes.id', direction)
        .limit(limit)
        .offset(offset)
        .execute();
    },
  });
  return {
    ...page,
    rows: page.rows.map(({ customer, date, deliveryDate, total, ownDocumentId, ...row }) => ({
      ...row,
      customerNumber: customerNumber(customer),
      date: isoDate(date),
      deliveryDate: deliveryDate === null ? null : isoDate(deliveryDate),
      total: cents(total),
      hasLines: ownDocumentId !== null,
    })),
  };
}
