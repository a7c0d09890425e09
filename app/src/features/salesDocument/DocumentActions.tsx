import { Button } from '@facturatie/ui/Button';
import { ButtonLink } from '@facturatie/ui/ButtonLink';
import { Link } from '@facturatie/ui/Link';
import { Menu } from '@facturatie/ui/Menu';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { documentEditorText as text } from '../../intl/documentEditor.nl-BE.ts';
import { convertAddress, documentAddress } from './documentAddresses.ts';
import { downloadPdf, showPdf } from './documentPdf.ts';
import type { OpenedDocument } from './openedDocument.ts';

/**
 * What can be done with a document as it is saved: print it, make an invoice of a quote, and go to the
 * document it was made of or that was made of it (docs/decisions/0001, 'Omzetten naar factuur'). Nothing of a new one.
 */
export function DocumentActions({ document }: Pick<OpenedDocument, 'document'>) {
  const { api } = useRouteContext({ from: '__root__' });
  const [isPrinting, setIsPrinting] = useState(false);
  if (!document) return null;
  const { kind, number, invoiceNumber, quoteNumber } = document;

  async function print(make: typeof showPdf) {
    setIsPrinting(true);
    await make(api, number);
    setIsPrinting(false);
  }

  return (
    <>
      <Menu
        trigger={
          <Button icon="document" isPending={isPrinting} pendingText={text.pdf.making}>
            {text.pdf.label}
          </Button>
        }
        items={[
          {
            label: text.pdf.show,
            description: text.pdf.asSaved,
            onAction: () => void print(showPdf),
          },
          {
            label: text.pdf.download,
            description: text.pdf.asSaved,
            onAction: () => void print(downloadPdf),
          },
        ]}
      />
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
    </>
  );
}
