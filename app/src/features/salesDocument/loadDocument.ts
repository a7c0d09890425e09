import { getNewDocumentData, getSalesDocument } from '@facturatie/api-contract';
import type { Caller, DocumentKind } from '@facturatie/api-contract';
import type { AppContext } from '../../AppContext.ts';
import { documentEditorText } from '../../intl/documentEditor.nl-BE.ts';
import { readyResource, requestResource } from '../../state/resource.ts';
import type { Resource } from '../../state/resource.ts';
import type { DocumentAtDesk } from './documentDesk.ts';
import { openKept, openNew } from './openedDocument.ts';
import type { OpenedDocument } from './openedDocument.ts';

/** A document to change: the one that was just made here, or else as the server has it. */
export function openDocument(
  { api, made }: Pick<AppContext, 'api' | 'made'>,
  number: string,
  signal: AbortSignal,
): Resource<DocumentAtDesk> {
  const known = made.documents.take(number);
  if (known) return readyResource(known);
  return requestResource((until) => loadDocument(api, number, until), signal);
}

async function loadDocument(
  api: Caller,
  number: string,
  signal: AbortSignal,
): Promise<OpenedDocument> {
  const { document, settings, version } = await api(
    getSalesDocument,
    { params: { number } },
    { signal },
  );
  return openKept(document, settings, version);
}

/**
 * What a new document begins with: number, date and settings, and the quote that an invoice is made of. A
 * failure is reported as 'Backend Error!' (specification §8).
 */
export function openNewDocument(
  { api }: Pick<AppContext, 'api'>,
  kind: DocumentKind,
  signal: AbortSignal,
  quoteNumber?: string,
): Resource<OpenedDocument> {
  return requestResource(
    (until) => loadNewDocument(api, kind, until, quoteNumber),
    signal,
    documentEditorText.backendError,
  );
}

async function loadNewDocument(
  api: Caller,
  kind: DocumentKind,
  signal: AbortSignal,
  quoteNumber?: string,
): Promise<OpenedDocument> {
  const [data, quote] = await Promise.all([
    api(getNewDocumentData, { query: { kind } }, { signal }),
    quoteNumber === undefined
      ? undefined
      : api(getSalesDocument, { params: { number: quoteNumber } }, { signal }),
  ]);
  return openNew(kind, data, quote?.document);
}
