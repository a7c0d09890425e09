import { Alert } from '@facturatie/ui/Alert';
import { ButtonLink } from '@facturatie/ui/ButtonLink';
import { documentEditorText } from '../../intl/documentEditor.nl-BE.ts';
import { documentAddresses } from './documentAddresses.ts';

const text = documentEditorText.unusableInvoice;

/** Why nothing can be credited: the address names no invoice. */
export function UnknownInvoiceNotice({ number }: { readonly number: string }) {
  return (
    <Alert
      tone="caution"
      title={text.title}
      actions={<ButtonLink href={documentAddresses.invoice.list}>{text.invoices}</ButtonLink>}
    >
      {text.explanation(number)}
    </Alert>
  );
}
