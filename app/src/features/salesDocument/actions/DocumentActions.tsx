import { ButtonLink } from '@facturatie/ui/ButtonLink';
import type { ReactNode } from 'react';
import { documentEditorText as text } from '../../../intl/documentEditor.nl-BE.ts';
import { convertAddress, creditAddress } from './documentAddresses.ts';
import { PdfMenu } from './PdfMenu.tsx';
import type { DocumentFacts } from '../../../state/document/openedDocument.ts';
import { RepaymentButton } from './RepaymentButton.tsx';

export interface DocumentActionsProps {
  readonly document: DocumentFacts;
  /** Last, because what it says of itself comes later: what else is made of the document. */
  readonly children?: ReactNode;
}

/**
 * What is made of a document as it is saved: its PDF, an invoice of a quote, a credit note of an invoice
 * (docs/decisions/0001, 'Omzetten naar factuur').
 */
export function DocumentActions({ document, children }: DocumentActionsProps) {
  const { kind, number, invoiceNumber } = document;

  return (
    <>
      {kind === 'quote' && invoiceNumber === '' && (
        <ButtonLink href={convertAddress(number)}>{text.convert}</ButtonLink>
      )}
      <PdfMenu number={number} />
      {kind === 'invoice' && <ButtonLink href={creditAddress(number)}>{text.credit}</ButtonLink>}
      {kind === 'creditNote' && <RepaymentButton document={document} />}
      {children}
    </>
  );
}
