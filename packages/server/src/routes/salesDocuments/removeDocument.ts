import { removeInvoice } from '@facturatie/api-contract';
import { brusselsToday } from '../../clock/brusselsToday.ts';
import { recordChange } from '../../database/changes/recordChange.ts';
import type { DbTransaction } from '../../database/db.ts';
import { inTransaction } from '../../database/transaction.ts';
import { settledOf, unbookCreditNote } from '../../database/documents/creditNotes.ts';
import { wasIssued } from '../../database/eInvoices/eInvoices.ts';
import {
  readSalesDocumentForUpdate,
  withStatus,
} from '../../database/documents/readSalesDocument.ts';
import type { ReadDocument } from '../../database/documents/readSalesDocument.ts';
import {
  isLastOfSeries,
  isRepeated,
  isSettledInPart,
  removeSalesDocument,
} from '../../database/documents/removeSalesDocument.ts';
import type { SessionContext } from '../../http/callRoute.ts';
import { logged } from '../../database/documents/saveDocument.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseStale } from '../../http/refuseStale.ts';

type RemovalContext = Pick<SessionContext, 'database' | 'session' | 'services' | 'expectedTag'>;

/**
 * Removes a quote, or the last invoice or credit note of its series, whose number is then given again
 * (docs/decisions/0001). The invoice of a removed credit note is to be paid as before.
 * @throws Refusal 404 when there is none, 409 when it is not the version that was seen or something keeps it
 */
export async function removeDocument(
  number: string,
  { database, session, services, expectedTag }: RemovalContext,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const found = await readSalesDocumentForUpdate(trx, number);
    if (found === undefined) throw new Refusal(404, 'document.unknown');
    const { row, document } = found;
    await refuseStale(trx, removeInvoice, expectedTag, {
      thing: 'salesDocument',
      version: row,
      show: () => ({ document: withStatus(found, brusselsToday(services.clock)) }),
    });
    if (await wasIssued(trx, row.id)) {
      const isCreditNote = row.kind === 'creditNote';
      throw new Refusal(409, isCreditNote ? 'creditNote.wasIssued' : 'document.wasIssued');
    }
    if (await isSettledInPart(trx, found)) throw new Refusal(409, 'document.paid');
    if (document.isConverted) throw new Refusal(409, 'document.converted');
    if (await isRepeated(trx, number)) throw new Refusal(409, 'document.repeated');
    await unbook(trx, found);
    const isLast = await isLastOfSeries(trx, row);
    if (row.kind === 'invoice' && !isLast) throw new Refusal(409, 'document.notLast');
    if (row.kind === 'creditNote' && !isLast) throw new Refusal(409, 'document.notLastCreditNote');
    await removeSalesDocument(trx, row, isLast);
    const author = { session, clock: services.clock };
    const change = { thing: 'salesDocument', thingId: row.id } as const;
    await recordChange(trx, author, { ...change, before: logged(found) });
  });
}

/** Gives back what a credit note took from its invoice. */
async function unbook(
  trx: DbTransaction,
  { credit, document }: Pick<ReadDocument, 'credit' | 'document'>,
): Promise<void> {
  if (credit === undefined) return;
  if ((await settledOf(trx, credit.id)) > 0) throw new Refusal(409, 'document.repaid');
  const invoice = await readSalesDocumentForUpdate(trx, document.creditedNumber);
  if (invoice === undefined) throw new Error('The invoice of a credit note is not there');
  await unbookCreditNote(trx, credit, invoice);
}
