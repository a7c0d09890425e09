import { ApiError, getNewDocumentData, getSalesDocument } from '@facturatie/api-contract';
import type { Caller, DocumentKind, SalesDocument } from '@facturatie/api-contract';
import type { AppContext } from '../../AppContext.ts';
import { documentEditorText } from '../../intl/documentEditor.nl-BE.ts';
import { readyResource, requestResource } from '../../state/resource.ts';
import type { Resource } from '../../state/resource.ts';
import { reportFailure } from '../failure/reportFailure.ts';
import type { DocumentAtDesk } from './documentDesk.ts';
import { openKept, openNew } from './openedDocument.ts';
import type { OpenedDocument } from './openedDocument.ts';
import { recordOf } from './openDocumentEditor.ts';
import { written } from './writtenDocument.ts';

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

/** What opening a new document takes. */
type NewDocumentContext = Pick<AppContext, 'api' | 'drafts' | 'session'>;

/**
 * What a new document begins with: number, date and settings, and the quote that an invoice is made of. A
 * failure is reported as 'Backend Error!' (specification §8).
 */
export function openNewDocument(
  context: NewDocumentContext,
  kind: DocumentKind,
  signal: AbortSignal,
  quoteNumber?: string,
): Resource<OpenedDocument> {
  return requestResource(
    async (until) => {
      const [data, quote] = await Promise.all([
        context.api(getNewDocumentData, { query: { kind } }, { signal: until }),
        quoteNumber === undefined ? undefined : findQuote(context.api, quoteNumber, until),
      ]);
      const opened = openNew(kind, data, quote);
      if (quoteNumber === undefined || quote?.invoiceNumber === '') return opened;
      const ofQuote = { ...opened, quoteNumber };
      const invoiceNumber = quote?.invoiceNumber ?? '';
      const hasDraft = isDrafted(context, ofQuote);
      return { ...ofQuote, unusableQuote: { number: quoteNumber, invoiceNumber, hasDraft } };
    },
    signal,
    documentEditorText.backendError,
  );
}

/** The quote of that number; undefined, and reported, when there is none. */
async function findQuote(
  api: Caller,
  number: string,
  signal: AbortSignal,
): Promise<SalesDocument | undefined> {
  try {
    const { document } = await api(getSalesDocument, { params: { number } }, { signal });
    return document.kind === 'quote' ? document : undefined;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    if (!signal.aborted) reportFailure(error);
    return undefined;
  }
}

function isDrafted(
  { drafts, session }: Pick<AppContext, 'drafts' | 'session'>,
  opened: OpenedDocument,
): boolean {
  const owner = session.user()?.name ?? '';
  return drafts.open(owner, recordOf(opened), written(opened.state)).earlier() !== undefined;
}
