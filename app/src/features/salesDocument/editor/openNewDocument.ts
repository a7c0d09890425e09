import { ApiError, getNewDocumentData, getSalesDocument } from '@facturatie/api-contract';
import type { Caller, DocumentKind, SalesDocument } from '@facturatie/api-contract';
import type { AppContext } from '../../../AppContext.ts';
import { documentEditorText } from '../../../intl/documentEditor.nl-BE.ts';
import { unusableOrigin as unusableOriginNotice } from '../head/unusableOrigin.ts';
import { requestResource } from '../../failure/requestResource.ts';
import type { Resource } from '../../../state/resource.ts';
import { reportFailure } from '../../failure/reportFailure.ts';
import { openNew } from '../../../state/document/openedDocument.ts';
import type { OpenedDocument } from '../../../state/document/openedDocument.ts';
import { documentName } from '../../../state/document/documentEditor.ts';
import { draftsAtom, openDraft } from '../../../state/editing/drafts.ts';
import type { Store } from '../../../state/store.ts';
import { documentCodec } from '../../../state/document/documentCodec.ts';
import { creditableFor } from './creditableFor.ts';

/**
 * What a new document begins with: number, date and settings, and the quote that an invoice is made of or the
 * invoice that a credit note credits. A failure is reported as 'Backend Error!' (specification §8).
 *
 * @param originNumber absent for a document that is made of none
 */
export function openNewDocument(
  { api, store }: Pick<AppContext, 'api' | 'store'>,
  kind: DocumentKind,
  signal: AbortSignal,
  originNumber?: string,
): Resource<OpenedDocument> {
  const originKind = kind === 'creditNote' ? 'invoice' : 'quote';
  return requestResource(
    async (until) => {
      const [data, origin, creditable] = await Promise.all([
        api(getNewDocumentData, { query: { kind } }, { signal: until }),
        originNumber ? findDocument(api, originKind, originNumber, until) : undefined,
        originNumber && kind === 'creditNote' ? creditableFor(api, originNumber, until) : undefined,
      ]);
      const opened = { ...openNew(kind, data, origin), creditable };
      const isUsable = originKind === 'invoice' ? origin : origin?.invoiceNumber === '';
      if (originNumber === undefined || isUsable) return opened;
      // Like the answers of the server: without it the screen offers to load again.
      await unusableOriginNotice.fetch();
      const named = originKind === 'quote' ? { ...opened, quoteNumber: originNumber } : opened;
      const unusableOrigin = {
        kind: originKind,
        number: originNumber,
        invoiceNumber: origin?.invoiceNumber ?? '',
        hasDraft: originKind === 'quote' && isDrafted(store, named),
      } as const;
      return { ...named, unusableOrigin };
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

function isDrafted(store: Store, opened: OpenedDocument): boolean {
  const drafts = openDraft(store.get(draftsAtom), documentName(opened), documentCodec);
  return drafts.earlier() !== undefined;
}
