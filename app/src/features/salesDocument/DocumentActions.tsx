import { ButtonLink } from '@facturatie/ui/ButtonLink';
import { Link } from '@facturatie/ui/Link';
import type { ReactNode } from 'react';
import { documentEditorText as text } from '../../intl/documentEditor.nl-BE.ts';
import { convertAddress, creditAddress, documentAddress } from './documentAddresses.ts';
import type { DocumentEditor } from '../../state/document/documentEditor.ts';
import { PdfMenu } from './PdfMenu.tsx';
import type { OpenedDocument } from '../../state/document/openedDocument.ts';
import { RepaymentButton } from './RepaymentButton.tsx';
import { RemoveDocumentButton } from './RemoveDocumentButton.tsx';

export interface DocumentActionsProps extends Pick<OpenedDocument, 'document'> {
  readonly editor: DocumentEditor;
  /** Stands beside the PDF: what else is made of the document. */
  readonly children?: ReactNode;
}

/**
 * What can be done with a document as it is saved: print it, make an invoice of a quote or a credit note of
 * an invoice, go to the documents it was made of or that were made of it (docs/decisions/0001, 'Omzetten naar factuur'), and remove it.
 * Nothing of a new one.
 */
export function DocumentActions({ document, editor, children }: DocumentActionsProps) {
  if (!document) return null;
  const { kind, number, invoiceNumber, quoteNumber, creditedNumber, creditNotes } = document;

  return (
    <>
      <PdfMenu number={number} />
      {children}
      {kind === 'quote' && invoiceNumber === '' && (
        <ButtonLink href={convertAddress(number)}>{text.convert}</ButtonLink>
      )}
      {invoiceNumber !== '' && (
        <Link href={documentAddress('invoice', invoiceNumber)}>
          {text.convertedTo(invoiceNumber)}
        </Link>
      )}
      {quoteNumber !== '' && (
        <Link href={documentAddress('quote', quoteNumber)}>{text.madeOf(quoteNumber)}</Link>
      )}
      {kind === 'invoice' && <ButtonLink href={creditAddress(number)}>{text.credit}</ButtonLink>}
      {creditNotes.map((creditNote) => (
        <Link key={creditNote} href={documentAddress('creditNote', creditNote)}>
          {text.creditedWith(creditNote)}
        </Link>
      ))}
      {creditedNumber !== '' && (
        <Link href={documentAddress('invoice', creditedNumber)}>
          {text.credits(creditedNumber)}
        </Link>
      )}
      {kind === 'creditNote' && <RepaymentButton document={document} />}
      <RemoveDocumentButton editor={editor} document={document} />
    </>
  );
}
