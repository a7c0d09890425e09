import { ApiError, getNewDocumentData, getSalesDocument } from '@facturatie/api-contract';
import type { Caller, DocumentKind, SalesDocument } from '@facturatie/api-contract';
import type { AppContext } from '../../AppContext.ts';
import { documentEditorText } from '../../intl/documentEditor.nl-BE.ts';
import { requestResource } from '../failure/requestResource.ts';
import { readyResource } from '../../state/resource.ts';
import type { Resource } from '../../state/resource.ts';
import { reportFailure } from '../failure/reportFailure.ts';
import { openKept, openNew } from '../../state/document/openedDocument.ts';
import type { OpenedDocument } from '../../state/document/openedDocument.ts';
import { documentName } from '../../state/document/documentEditor.ts';
import type { DocumentToEdit } from '../../state/document/documentEditor.ts';
import { draftsAtom } from '../../state/editing/drafts.ts';
import { userNameAtom } from '../../state/session.ts';
import { readWritten, written } from '../../state/document/writtenDocument.ts';

/** A document to change: the one that was just made here, or else as the server has it. */
export function openDocument(
  { api, made }: Pick<AppContext, 'api' | 'made'>,
  number: string,
  signal: AbortSignal,
): Resource<DocumentToEdit> {
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
type NewDocumentContext = Pick<AppContext, 'api' | 'store'>;

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
        quoteNumber === undefined
          ? undefined
          : findDocument(context.api, 'quote', quoteNumber, until),
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

/**
 * What a new credit note begins with: the lines of its invoice. Without one it is undefined: nothing can be
 * credited.
 */
export function openNewCreditNote(
  { api }: Pick<AppContext, 'api'>,
  invoiceNumber: string,
  signal: AbortSignal,
): Resource<OpenedDocument> {
  return requestResource(
    async (until) => {
      const [data, invoice] = await Promise.all([
        api(getNewDocumentData, { query: { kind: 'creditNote' } }, { signal: until }),
        invoiceNumber === '' ? undefined : findDocument(api, 'invoice', invoiceNumber, until),
      ]);
      const opened = openNew('creditNote', data, invoice);
      return invoice ? opened : { ...opened, unknownInvoice: invoiceNumber };
    },
    signal,
    documentEditorText.backendError,
  );
}

/** The document of that kind and number; undefined, and reported, when there is none. */
async function findDocument(
  api: Caller,
  kind: DocumentKind,
  number: string,
  signal: AbortSignal,
): Promise<SalesDocument | undefined> {
  try {
    const { document } = await api(getSalesDocument, { params: { number } }, { signal });
    return document.kind === kind ? document : undefined;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    if (!signal.aborted) reportFailure(error);
    return undefined;
  }
}

function isDrafted({ store }: Pick<AppContext, 'store'>, opened: OpenedDocument): boolean {
  const codec = { write: written, read: readWritten };
  const drafts = store.get(draftsAtom).open(store.get(userNameAtom), documentName(opened), codec);
  return drafts.earlier() !== undefined;
}
