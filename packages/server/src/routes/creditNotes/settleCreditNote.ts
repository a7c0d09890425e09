import { settleCreditNote } from '@facturatie/api-contract';
import type { SettlementForm } from '@facturatie/api-contract';
import { brusselsToday } from '../../clock/brusselsToday.ts';
import { recordChange } from '../../database/changes/recordChange.ts';
import type { DbTransaction } from '../../database/db.ts';
import { inTransaction } from '../../database/transaction.ts';
import { creditDueDate, openOf } from '../../database/documents/creditNotes.ts';
import {
  readSalesDocumentForUpdate,
  withStatus,
} from '../../database/documents/readSalesDocument.ts';
import type { ReadDocument } from '../../database/documents/readSalesDocument.ts';
import { callRoute } from '../../http/callRoute.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseFields } from '../../http/refuseFields.ts';
import type { FieldCode } from '../../http/refuseFields.ts';
import { noBank } from '../payments/paymentFaults.ts';
import { readAgain } from '../salesDocuments/saveDocument.ts';

/** The credit note is held first: of settlements at once each sees what the one before left open. */
export const settleCreditNoteRoute = callRoute(
  settleCreditNote,
  async ({ params, body }, { database, session, services }) =>
    inTransaction(database, async (trx) => {
      const found = await readSalesDocumentForUpdate(trx, params.number);
      const credit = found?.credit;
      if (found === undefined || credit === undefined) throw new Refusal(404, 'creditNote.unknown');
      const invoice =
        body.invoiceNumber === ''
          ? undefined
          : await readSalesDocumentForUpdate(trx, body.invoiceNumber);
      const faults = await faultsOf(trx, body, { row: found.row, credit }, invoice);
      if (Object.keys(faults).length > 0) throw refuseFields(settleCreditNote, faults);
      const settlement = await trx
        .insertInto('creditSettlements')
        .values({
          creditNoteId: credit.id,
          date: body.date,
          amount: body.amount,
          bankId: body.bankId === noBank ? null : body.bankId,
          dueDateCode: invoice?.due?.code ?? null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('creditNotes')
        .set({ open: credit.open - body.amount })
        .where('id', '=', credit.id)
        .execute();
      if (invoice !== undefined) await creditDueDate(trx, invoice, body.amount);
      await recordChange(
        trx,
        { session, clock: services.clock },
        { thing: 'creditSettlement', thingId: settlement.id, after: settlement },
      );
      const settled = await readAgain(trx, params.number);
      return { document: withStatus(settled, brusselsToday(services.clock)) };
    }),
);

async function faultsOf(
  trx: DbTransaction,
  { amount, bankId, invoiceNumber }: SettlementForm,
  { row, credit }: Pick<ReadDocument, 'row'> & { credit: NonNullable<ReadDocument['credit']> },
  invoice: ReadDocument | undefined,
): Promise<Record<string, FieldCode>> {
  const faults: Record<string, FieldCode> = {};
  if (amount <= 0) faults['amount'] = 'settlement.amount';
  else if (amount > credit.open) faults['amount'] = 'settlement.tooMuch';
  if ((bankId === noBank) === (invoiceNumber === '')) {
    faults['bankId'] = 'settlement.bankOrInvoice';
  } else if (invoiceNumber === '') {
    const bank = trx.selectFrom('banks').select('id').where('id', '=', bankId);
    if ((await bank.executeTakeFirst()) === undefined) faults['bankId'] = 'payment.bankUnknown';
  } else if (invoice?.row.customerId !== row.customerId || openOf(invoice) === 0) {
    faults['invoiceNumber'] = 'settlement.invoiceUnknown';
  } else if (amount > openOf(invoice)) {
    faults['amount'] ??= 'settlement.invoiceTooMuch';
  }
  return faults;
}
