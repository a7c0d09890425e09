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
  const links = [
    ['quote', quoteNumber, text.madeOf],
    ['invoice', creditedNumber, text.credits],
    ['invoice', invoiceNumber, text.convertedTo],
    ...creditNotes.map((creditNote) => ['creditNote', creditNote, text.creditedWith] as const),
  ] as const;
  return links
    .filter(([, number]) => number !== '')
    .map(([kind, number, say]) => (
      <Link key={`${kind} ${number}`} href={documentAddress(kind, number)}>
        {say(number)}
      </Link>
    ));
}
