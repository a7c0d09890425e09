import { addDays } from '@facturatie/invoice-engine';
import type { IsoDate } from '@facturatie/invoice-engine';
import { formatParticipant, writeInvoice } from '@facturatie/ubl';
import { webSha256 } from '../auth/secret.ts';
import type { Company } from '../company/company.ts';
import type { DbTransaction } from '../database/db.ts';
import { readSalesDocument } from '../database/documents/readSalesDocument.ts';
import { insertEInvoice } from '../database/eInvoices/eInvoices.ts';
import { listEInvoicesToSend } from '../database/eInvoices/eInvoicesToSend.ts';
import { eInvoicesFrom } from '../eInvoice/eInvoiceStatus.ts';
import { participantOf } from '../eInvoice/parties.ts';
import { preflight } from '../eInvoice/preflight.ts';
import { readEInvoiceSource } from '../eInvoice/readEInvoiceSource.ts';
import { toBisInvoice } from '../eInvoice/toBisInvoice.ts';

/** Invoices younger than this number of days are left to be sent. */
const daysToSend = 14;

export interface IssueRequest {
  readonly seller: Company;
  /** In Brussels. */
  readonly today: IsoDate;
  /** Who issued them. */
  readonly issuedBy: string;
}

/**
 * Issues the invoices that must be e-invoices and are older than {@link daysToSend}, each on its own date:
 * those that can be XML as downloaded, the others as sent in another way. Without PDFs.
 */
export async function issueInvoices(
  trx: DbTransaction,
  { seller, today, issuedBy }: IssueRequest,
): Promise<void> {
  const from = eInvoicesFrom(seller);
  const until = addDays(today, -daysToSend);
  const { rows: numbers } = await listEInvoicesToSend(trx, from, { page: 1, perPage: 1000 });
  for (const number of numbers) {
    const found = await readSalesDocument(trx, number);
    if (found === undefined || found.row.date > until) break;
    const { row, due } = found;
    // On its own day nothing was paid yet.
    const read = { ...found, due: due && { ...due, paid: 0, credited: 0 } };
    const source = { ...(await readEInvoiceSource(trx, read)), seller };
    const findings = preflight(source, row.date, '');
    const isXml = findings.every(({ severity }) => severity !== 'stop');
    const xml = isXml ? writeInvoice(toBisInvoice(source, '')) : '';
    const participant = isXml ? participantOf(source) : undefined;
    await insertEInvoice(trx, {
      documentId: row.id,
      method: isXml ? 'download' : 'declared',
      participant: participant ? formatParticipant(participant) : '',
      xml,
      xmlSha256: isXml ? await webSha256(xml) : '',
      issuedAt: Date.parse(`${row.date}T14:00:00Z`),
      issuedBy,
      releasedAt: null,
    });
  }
}
