import { Alert } from '@facturatie/ui/Alert';
import { ButtonLink } from '@facturatie/ui/ButtonLink';
import { unusableOriginText } from '../../../intl/unusableOrigin.nl-BE.ts';
import { documentAddress, documentAddresses } from '../actions/documentAddresses.ts';
import type { UnusableOrigin } from '../../../state/document/openedDocument.ts';

const { unusableQuote, unusableInvoice } = unusableOriginText;

/** Why nothing can be made of the document that the address names, and where to continue. */
export function UnusableOriginNotice(origin: UnusableOrigin) {
  const { title, explanation, links } = wordsOf(origin);
  return (
    <Alert
      tone="caution"
      title={title}
      actions={links.map(([label, href]) => (
        <ButtonLink key={href} href={href}>
          {label}
        </ButtonLink>
      ))}
    >
      {explanation}
    </Alert>
  );
}

function wordsOf({ kind, number, invoiceNumber }: UnusableOrigin) {
  const { quote, invoice } = documentAddresses;
  if (kind === 'invoice') {
    const { title, explanation, invoices } = unusableInvoice;
    return { title, explanation: explanation(number), links: [[invoices, invoice.list]] as const };
  }
  if (invoiceNumber === '') {
    const { title, explanation, quotes, blank } = unusableQuote.unknown;
    const links = [[quotes, quote.list] as const, [blank, invoice.add] as const];
    return { title, explanation: explanation(number), links };
  }
  const { title, explanation, ...of } = unusableQuote.converted;
  const links = [
    [of.invoice(invoiceNumber), documentAddress('invoice', invoiceNumber)] as const,
    [of.quote(number), documentAddress('quote', number)] as const,
  ];
  return { title, explanation: explanation(number, invoiceNumber), links };
}
