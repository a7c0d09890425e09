import { Link } from '@facturatie/ui/Link';
import { documentEditorText as text } from '../../../intl/documentEditor.nl-BE.ts';
import type { OpenedDocument } from '../../../state/document/openedDocument.ts';
import { documentAddress } from './documentAddresses.ts';

/** Leads to the documents that a document was made of, or that were made of it. */
export function DocumentLinks({
  document,
  creditedNumber,
}: Pick<OpenedDocument, 'document' | 'creditedNumber'>) {
  const { quoteNumber = '', invoiceNumber = '', creditNotes = [] } = document ?? {};
  return (
    <>
      {quoteNumber !== '' && (
        <Link href={documentAddress('quote', quoteNumber)}>{text.madeOf(quoteNumber)}</Link>
      )}
      {creditedNumber !== '' && (
        <Link href={documentAddress('invoice', creditedNumber)}>
          {text.credits(creditedNumber)}
        </Link>
      )}
      {invoiceNumber !== '' && (
        <Link href={documentAddress('invoice', invoiceNumber)}>
          {text.convertedTo(invoiceNumber)}
        </Link>
      )}
      {creditNotes.map((creditNote) => (
        <Link key={creditNote} href={documentAddress('creditNote', creditNote)}>
          {text.creditedWith(creditNote)}
        </Link>
      ))}
    </>
  );
}
