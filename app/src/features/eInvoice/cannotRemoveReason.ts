import type { EInvoice } from '@facturatie/api-contract';
import { eInvoiceText as text } from '../../intl/eInvoice.nl-BE.ts';
import type { DocumentFacts } from '../../state/document/openedDocument.ts';

/** Why a document cannot be removed; undefined unless its e-invoice or a credit note prevents it. */
export function cannotRemoveReason(
  { kind, creditNotes }: Pick<DocumentFacts, 'kind' | 'creditNotes'>,
  eInvoice: Pick<EInvoice, 'issuedAt' | 'isNumberUsed'> | undefined,
): string | undefined {
  if (eInvoice !== undefined && eInvoice.issuedAt !== null) return text.cannotRemove.issued(kind);
  if (eInvoice?.isNumberUsed) return text.cannotRemove.released(kind);
  return creditNotes.length > 0 ? text.cannotRemove.credited(kind) : undefined;
}
