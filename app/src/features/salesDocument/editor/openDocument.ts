import { getCreditable, getEInvoice, getSalesDocument } from '@facturatie/api-contract';
import type { Caller, DocumentKind } from '@facturatie/api-contract';
import type { AppContext } from '../../../AppContext.ts';
import type { DocumentToEdit } from '../../../state/document/documentEditor.ts';
import { openSaved } from '../../../state/document/openedDocument.ts';
import type { OpenedDocument } from '../../../state/document/openedDocument.ts';
import { readyResource } from '../../../state/resource.ts';
import type { Resource } from '../../../state/resource.ts';
import { requestResource } from '../../failure/requestResource.ts';
import { unlessFailed } from './openNewDocument.ts';

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
  return requestResource((until) => loadDocument(api, kind, number, until), signal);
}

async function loadDocument(
  api: Caller,
  kind: DocumentKind,
  number: string,
  signal: AbortSignal,
): Promise<OpenedDocument> {
  const given = { params: { number } };
  const [{ document, settings, version }, issued, creditable] = await Promise.all([
    api(getSalesDocument, given, { signal }),
    kind === 'quote' ? undefined : unlessFailed(api(getEInvoice, given, { signal })),
    kind === 'creditNote' ? unlessFailed(api(getCreditable, given, { signal })) : undefined,
  ]);
  return { ...openSaved(document, settings, version), eInvoice: issued?.eInvoice, creditable };
}
