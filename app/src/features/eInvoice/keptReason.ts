import type { EInvoice } from '@facturatie/api-contract';
import { eInvoiceText as text } from '../../intl/eInvoice.nl-BE.ts';
import type { DocumentFacts } from '../../state/document/openedDocument.ts';

/** Why a document is not removed any more; undefined where its e-invoice and credit notes do not keep it. */
export function keptReason(
  { kind, creditNotes }: Pick<DocumentFacts, 'kind' | 'creditNotes'>,
  eInvoice: Pick<EInvoice, 'issuedAt' | 'isNumberUsed'> | undefined,
): string | undefined {
  if (eInvoice !== undefined && eInvoice.issuedAt !== null) return text.kept.issued(kind);
  if (eInvoice?.isNumberUsed) return text.kept.released(kind);
  return creditNotes.length > 0 ? text.kept.credited(kind) : undefined;
}
