import type { PrintedArticle, PrintedDocument } from '../print/PrintedDocument.ts';
import { exampleCompany } from '../seed/generate/exampleCompany.ts';

/** The article of its line. */
export const printedArticle: PrintedArticle = {
  quantity: 1000,
  unitPrice: 100_0000,
  discount: 0,
  vatRate: 2100,
  net: 100_00,
};

/** An invoice of one line, with what a test gives in place of what it has. */
export function printedDocument(given: Partial<PrintedDocument>): PrintedDocument {
  return {
    kind: 'invoice',
    number: '20261100042',
    date: '2026-11-20',
    dueDate: '2026-12-04',
    deliveryDate: '2026-11-20',
    reference: '',
    remarks: '',
    seller: exampleCompany,
    buyer: {
      number: '1042',
      name: 'Brouwerij De Zwaan',
      contactName: '',
      vatNumber: '',
      street: 'Kouter 12',
      postcode: '9000',
      city: 'Gent',
      country: 'BE',
      countryName: 'België',
    },
    delivery: undefined,
    lines: [{ description: 'Tafel', article: printedArticle }],
    vatTable: [{ rate: 2100, taxable: 100_00, vat: 21_00 }],
    totals: { lineNet: 100_00, allowance: 0, net: 100_00, vat: 21_00, total: 121_00 },
    discount: 0,
    legalMention: '',
    balance: 121_00,
    copyOf: '',
    ...given,
  };
}
