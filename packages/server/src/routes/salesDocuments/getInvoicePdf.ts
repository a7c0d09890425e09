import { getInvoicePdf } from '@facturatie/api-contract';
import { brusselsToday } from '../../clock/brusselsToday.ts';
import { storedCompany } from '../../database/company.ts';
import type { Db } from '../../database/db.ts';
import { lastEInvoice } from '../../database/eInvoices/eInvoices.ts';
import { bytesOf } from '../../eInvoice/base64.ts';
import { callRoute } from '../../http/callRoute.ts';
import { Refusal } from '../../http/refusal.ts';
import { pdfNames } from '../../intl/nl-BE.ts';
import { readPrintedDocument } from '../../print/readPrintedDocument.ts';

export const getInvoicePdfRoute = callRoute(
  getInvoicePdf,
  async ({ query }, { database, services, answerHeaders }) => {
    const { pdf, clock } = services;
    if (pdf === undefined) throw new Refusal(501, 'pdf.unavailable');
    const issued = await lastIssued(database, query.number);
    if (issued !== undefined && issued.pdf !== '') {
      answerHeaders.set('content-disposition', dispositionOf(issued.kind, query.number));
      return new Blob([bytesOf(issued.pdf)]);
    }
    const seller = await storedCompany(database);
    if (seller === undefined) throw new Refusal(409, 'company.missing');
    const { issuedAt } = issued ?? {};
    const isCopy = issuedAt !== undefined && issued?.xml !== '';
    const copyOf = isCopy ? brusselsToday({ now: () => issuedAt }) : '';
    const document = await readPrintedDocument(database, query.number, seller, copyOf);
    if (document === undefined) throw new Refusal(404, 'document.unknown');
    const bytes = await pdf.print(document, clock.now());
    answerHeaders.set('content-disposition', dispositionOf(document.kind, document.number));
    return new Blob([bytes]);
  },
);

function dispositionOf(kind: keyof typeof pdfNames, number: string): string {
  return `inline; filename="${pdfNames[kind]}-${number}.pdf"`;
}

/** What is issued of the document of a number, and its kind; undefined when it is not issued. */
async function lastIssued(db: Db, number: string) {
  const document = await db
    .selectFrom('salesDocuments')
    .select(['id', 'kind'])
    .where('number', '=', number)
    .executeTakeFirst();
  const last = document && (await lastEInvoice(db, document.id));
  if (document === undefined || last === undefined || last.releasedAt !== null) return undefined;
  return { kind: document.kind, pdf: last.pdf, xml: last.xml, issuedAt: last.issuedAt };
}
