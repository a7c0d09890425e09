import { Alert } from '@facturatie/ui/Alert';
import { ButtonLink } from '@facturatie/ui/ButtonLink';
import { documentEditorText } from '../../intl/documentEditor.nl-BE.ts';
import { documentAddress, documentAddresses } from './documentAddresses.ts';
import type { UnusableQuote } from '../../state/document/openedDocument.ts';

const text = documentEditorText.unusableQuote;

/** Why the quote that the address names cannot be converted, and where to go on. */
export function UnusableQuoteNotice({ number, invoiceNumber }: UnusableQuote) {
  if (invoiceNumber === '') {
    return (
      <Alert
        tone="caution"
        title={text.unknown.title}
        actions={
          <>
            <ButtonLink href={documentAddresses.quote.list}>{text.unknown.quotes}</ButtonLink>
            <ButtonLink href={documentAddresses.invoice.add}>{text.unknown.blank}</ButtonLink>
          </>
        }
      >
        {text.unknown.explanation(number)}
      </Alert>
    );
  }
  return (
    <Alert
      tone="caution"
      title={text.converted.title}
      actions={
        <>
          <ButtonLink href={documentAddress('invoice', invoiceNumber)}>
            {text.converted.invoice(invoiceNumber)}
          </ButtonLink>
          <ButtonLink href={documentAddress('quote', number)}>
            {text.converted.quote(number)}
          </ButtonLink>
        </>
      }
    >
      {text.converted.explanation(number, invoiceNumber)}
    </Alert>
  );
}
