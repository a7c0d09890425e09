import {
  ApiError,
  getCreditable,
  getNewDocumentData,
  getSalesDocument,
} from '@facturatie/api-contract';
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
import { draftsAtom } from '../../../state/editing/drafts.ts';
import { userNameAtom } from '../../../state/session.ts';
import { readWritten, written } from '../../../state/document/writtenDocument.ts';

/** Undefined when it fails: a document opens without what only explains it. */
export async function unlessFailed<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch(() => undefined);
}

/** What opening a new document takes. */
type NewDocumentContext = Pick<AppContext, 'api' | 'store'>;

/**
 * What a new document begins with: number, date and settings, and the quote that an invoice is made of or the
 * invoice that a credit note credits. A failure is reported as 'Backend Error!' (specification §8).
 *
 * @param originNumber absent for a document that is made of none
 */
export function openNewDocument(
  context: NewDocumentContext,
  kind: DocumentKind,
  signal: AbortSignal,
  originNumber?: string,
): Resource<OpenedDocument> {
  const { api } = context;
  const originKind = kind === 'creditNote' ? 'invoice' : 'quote';
  return requestResource(
    async (until) => {
      const [data, origin, creditable] = await Promise.all([
        api(getNewDocumentData, { query: { kind } }, { signal: until }),
        originNumber ? findDocument(api, originKind, originNumber, until) : undefined,
        originNumber && kind === 'creditNote'
          ? unlessFailed(
              api(getCreditable, { params: { number: originNumber } }, { signal: until }),
            )
          : undefined,
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
        hasDraft: originKind === 'quote' && isDrafted(context, named),
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

function isDrafted({ store }: Pick<AppContext, 'store'>, opened: OpenedDocument): boolean {
  const codec = { write: written, read: readWritten };
  const drafts = store.get(draftsAtom).open(store.get(userNameAtom), documentName(opened), codec);
  return drafts.earlier() !== undefined;
}
