import { getEInvoice, getSalesDocument } from '@facturatie/api-contract';
import type { DocumentKind } from '@facturatie/api-contract';
import type { AppContext } from '../../../AppContext.ts';
import type { DocumentToEdit } from '../../../state/document/documentEditor.ts';
import { openSaved } from '../../../state/document/openedDocument.ts';
import { readyResource } from '../../../state/resource.ts';
import type { Resource } from '../../../state/resource.ts';
import { requestResource } from '../../failure/requestResource.ts';
import { creditableFor } from './creditableFor.ts';

/**
 * A document to change: the one that was just made here, or else as the server has it.
 * @param kind what the address says it is: an invoice and a credit note come with their e-invoice
 */
export function openDocument(
  { api, made }: Pick<AppContext, 'api' | 'made'>,
  kind: DocumentKind,
  number: string,
  signal: AbortSignal,
): Resource<DocumentToEdit> {
  const known = made.documents.take(number);
  if (known) return readyResource(known);
  return requestResource(async (until) => {
    const given = { params: { number } };
    const [{ document, settings, version }, issued, creditable] = await Promise.all([
      api(getSalesDocument, given, { signal: until }),
      // A document opens without what only explains it.
      kind === 'quote'
        ? undefined
        : api(getEInvoice, given, { signal: until }).catch(() => undefined),
      kind === 'creditNote' ? creditableFor(api, number, until) : undefined,
    ]);
    return { ...openSaved(document, settings, version), eInvoice: issued?.eInvoice, creditable };
  }, signal);
}
