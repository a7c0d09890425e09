import { getInvoicePdf } from '@facturatie/api-contract';
import { storedCompany } from '../database/company.ts';
import type { Db } from '../database/db.ts';
import { lastEInvoice } from '../database/eInvoices/eInvoices.ts';
import { bytesOf } from '../eInvoice/base64.ts';
import { callRoute } from '../http/callRoute.ts';
import { Refusal } from '../http/refusal.ts';
import { pdfNames } from '../intl/nl-BE.ts';
import { readPrintedDocument } from '../print/readPrintedDocument.ts';

export const getInvoicePdfRoute = callRoute(
  getInvoicePdf,
  async ({ query }, { database, services, answerHeaders }) => {
    const { pdf, clock } = services;
    if (pdf === undefined) throw new Refusal(501, 'pdf.unavailable');
    const issued = await issuedPdf(database, query.number);
    if (issued !== undefined) {
      answerHeaders.set('content-disposition', dispositionOf('invoice', query.number));
      return new Blob([issued]);
    }
    const seller = await storedCompany(database);
    if (seller === undefined) throw new Refusal(409, 'company.missing');
    const document = await readPrintedDocument(database, query.number, seller);
    if (document === undefined) throw new Refusal(404, 'document.unknown');
    const bytes = await pdf.print(document, clock.now());
    answerHeaders.set('content-disposition', dispositionOf(document.kind, document.number));
    return new Blob([bytes]);
  },
);

function dispositionOf(kind: keyof typeof pdfNames, number: string): string {
  return `inline; filename="${pdfNames[kind]}-${number}.pdf"`;
}

/** The PDF that went out with an issued invoice; undefined when it is not issued, or none was printed. */
async function issuedPdf(db: Db, number: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const document = await db
    .selectFrom('salesDocuments')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst();
  const last = document && (await lastEInvoice(db, document.id));
  if (last === undefined || last.releasedAt !== null || last.pdf === '') return undefined;
  return bytesOf(last.pdf);
}
