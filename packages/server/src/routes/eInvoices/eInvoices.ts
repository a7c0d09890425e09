import {
  getEInvoice,
  getEInvoiceXml,
  issueEInvoice,
  previewEInvoice,
  releaseEInvoice,
} from '@facturatie/api-contract';
import { formatParticipant, writeInvoice } from '@facturatie/ubl';
import { brusselsToday } from '../../clock/brusselsToday.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isCredited } from '../../database/documents/creditNotes.ts';
import {
  readSalesDocument,
  readSalesDocumentForUpdate,
  withStatus,
} from '../../database/documents/readSalesDocument.ts';
import type { ReadDocument } from '../../database/documents/readSalesDocument.ts';
import {
  insertEInvoice,
  isIssued,
  lastEInvoice,
  releaseIssued,
} from '../../database/eInvoices/eInvoices.ts';
import { base64Of } from '../../eInvoice/base64.ts';
import { describeEInvoice } from '../../eInvoice/describeEInvoice.ts';
import { participantOf } from '../../eInvoice/parties.ts';
import { preflight } from '../../eInvoice/preflight.ts';
import { readEInvoiceSource } from '../../eInvoice/readEInvoiceSource.ts';
import { toBisInvoice } from '../../eInvoice/toBisInvoice.ts';
import { callRoute } from '../../http/callRoute.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseStale } from '../../http/refuseStale.ts';
import type { Services } from '../../http/services.ts';
import { pdfNames } from '../../intl/nl-BE.ts';
import { readPrintedDocument } from '../../print/readPrintedDocument.ts';

export const getEInvoiceRoute = callRoute(getEInvoice, async ({ params }, context) => {
  const { database, services } = context;
  const read = invoiceOf(await readSalesDocument(database, params.number));
  return { eInvoice: await currentEInvoice(database, read, services) };
});

/** The lock on the document makes one of an issue and a change wait for the other. */
export const issueEInvoiceRoute = callRoute(
  issueEInvoice,
  async ({ params, body }, { database, services, session, expectedTag }) =>
    inTransaction(database, async (trx) => {
      const read = invoiceOf(await readSalesDocumentForUpdate(trx, params.number));
      const today = brusselsToday(services.clock);
      await refuseStale(trx, issueEInvoice, expectedTag, {
        thing: 'salesDocument',
        version: read.row,
        show: () => ({ document: withStatus(read, today) }),
      });
      const last = await lastEInvoice(trx, read.row.id);
      if (last?.releasedAt === null) throw new Refusal(409, 'eInvoice.issued');
      const source = await readEInvoiceSource(trx, read);
      const isDownload = body.method === 'download';
      const { seller } = source;
      // A PDF beside an XML that does not carry it is a copy.
      const isCopy = isDownload && seller?.pdfInEInvoice === false;
      const pdf = await printed(trx, read, services, isCopy ? today : '');
      const carried = seller?.pdfInEInvoice === false ? '' : pdf;
      if (isDownload) {
        const findings = preflight(source, today, carried);
        const isStopped = findings.some(({ severity }) => severity === 'stop');
        if (isStopped || seller === undefined) throw new Refusal(409, 'eInvoice.stopped');
      }
      const xml =
        isDownload && seller ? writeInvoice(toBisInvoice({ ...source, seller }, carried)) : '';
      const participant = participantOf(source);
      const row = await insertEInvoice(trx, {
        documentId: read.row.id,
        method: body.method,
        participant: isDownload && participant ? formatParticipant(participant) : '',
        xml,
        pdf,
        xmlSha256: xml === '' ? '' : await services.sha256(xml),
        issuedAt: services.clock.now(),
        issuedBy: session.userName,
        releasedAt: null,
      });
      const issued = invoiceOf(await readSalesDocument(trx, params.number));
      return {
        eInvoice: describeEInvoice({ ...source, read: issued }, row, []),
        version: read.row,
      };
    }),
);

export const releaseEInvoiceRoute = callRoute(
  releaseEInvoice,
  async ({ params, query }, { database, services, session }) =>
    inTransaction(database, async (trx) => {
      const { row } = invoiceOf(await readSalesDocumentForUpdate(trx, params.number));
      if (!(await isIssued(trx, row.id))) throw new Refusal(409, 'eInvoice.notIssued');
      if (await isCredited(trx, row.id)) throw new Refusal(409, 'eInvoice.credited');
      await releaseIssued(trx, row, {
        releasedAt: services.clock.now(),
        releasedBy: session.userName,
        releaseReason: query.reason,
      });
      const released = invoiceOf(await readSalesDocument(trx, params.number));
      return { eInvoice: await currentEInvoice(trx, released, services) };
    }),
);

export const getEInvoiceXmlRoute = callRoute(
  getEInvoiceXml,
  async ({ params }, { database, answerHeaders }) => {
    const read = invoiceOf(await readSalesDocument(database, params.number));
    const last = await lastEInvoice(database, read.row.id);
    if (last?.releasedAt !== null || last.xml === '') throw new Refusal(404, 'eInvoice.noXml');
    const name = `${pdfNames[read.row.kind]}-${read.row.number}.xml`;
    answerHeaders.set('content-disposition', `attachment; filename="${name}"`);
    return new Blob([last.xml]);
  },
);

export const previewEInvoiceRoute = callRoute(
  previewEInvoice,
  async ({ params }, { database, services }) => {
    const read = invoiceOf(await readSalesDocument(database, params.number));
    const source = await readEInvoiceSource(database, read);
    const findings = preflight(source, brusselsToday(services.clock), '');
    const { seller } = source;
    if (seller === undefined || findings.some(({ severity }) => severity === 'stop')) {
      throw new Refusal(409, 'eInvoice.stopped');
    }
    return new Blob([writeInvoice(toBisInvoice({ ...source, seller }, ''))]);
  },
);

function invoiceOf(read: ReadDocument | undefined): ReadDocument {
  if (read === undefined || read.row.kind === 'quote') throw new Refusal(404, 'document.unknown');
  return read;
}

async function currentEInvoice(db: Db, read: ReadDocument, { clock }: Services) {
  const source = await readEInvoiceSource(db, read);
  const last = await lastEInvoice(db, read.row.id);
  const findings = last?.releasedAt === null ? [] : preflight(source, brusselsToday(clock), '');
  return describeEInvoice(source, last, findings);
}

/**
 * Its PDF of this moment in base64; '' where this server prints none, or has no company to print.
 * @param copyOf as of `PrintedDocument`
 */
async function printed(
  db: Db,
  read: ReadDocument,
  { pdf, clock }: Services,
  copyOf: string,
): Promise<string> {
  const { seller } = await readEInvoiceSource(db, read);
  if (pdf === undefined || seller === undefined) return '';
  const document = await readPrintedDocument(db, read.row.number, seller, copyOf);
  if (document === undefined) return '';
  // As the XML asks it: what a credit note takes of an invoice is in that credit note's own e-invoice.
  const balance = read.due ? read.row.total - read.due.paid : document.balance;
  return base64Of(await pdf.print({ ...document, balance }, clock.now(), { isUrgent: true }));
}
