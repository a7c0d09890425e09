import { newLineRecord, noLineAmounts } from '@facturatie/api-contract';
import type { SalesDocument, SalesDocumentForm, SalesDocumentLine } from '@facturatie/api-contract';
import { documentFormOf } from './records/documentForms.ts';

/** The form of a credit note of a whole invoice, as the editor begins it: with its lines as new ones. */
export function creditOf(
  invoice: SalesDocument,
  given: Partial<SalesDocumentForm> = {},
): SalesDocumentForm {
  const { number, customer, countingType, discount, reference, remarks, deliveryDate } = invoice;
  const lines = invoice.lines.map((line): SalesDocumentLine => ({
    ...line,
    ...noLineAmounts,
    mode: 'new',
    record: newLineRecord,
  }));
  return documentFormOf(customer.number, {
    creditedNumber: number,
    countingType,
    discount,
    reference,
    remarks,
    deliveryDate,
    lines,
    ...given,
  });
}
