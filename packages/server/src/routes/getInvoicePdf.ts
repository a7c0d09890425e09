import { getInvoicePdf } from '@facturatie/api-contract';
import { storedCompany } from '../database/company.ts';
import { callRoute } from '../http/callRoute.ts';
import { Refusal } from '../http/refusal.ts';
import { pdfNames } from '../intl/nl-BE.ts';
import { readPrintedDocument } from '../print/readPrintedDocument.ts';

export const getInvoicePdfRoute = callRoute(
  getInvoicePdf,
  async ({ query }, { database, services, answerHeaders }) => {
    const { pdf, clock } = services;
    if (pdf === undefined) throw new Refusal(501, 'pdf.unavailable');
    const seller = await storedCompany(database);
    if (seller === undefined) throw new Refusal(409, 'company.missing');
    const document = await readPrintedDocument(database, query.number, seller);
    if (document === undefined) throw new Refusal(404, 'document.unknown');
    const bytes = await pdf.print(document, clock.now());
    const name = `${pdfNames[document.kind]}-${document.number}.pdf`;
    answerHeaders.set('content-disposition', `inline; filename="${name}"`);
    return new Blob([bytes]);
  },
);
