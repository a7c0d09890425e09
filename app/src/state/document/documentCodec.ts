import { draftOf, editorOf } from '@facturatie/invoice-engine';
import type { EditorDraft } from '@facturatie/invoice-engine';
import type { LineRecord } from '@facturatie/api-contract';
import type { DraftCodec } from '../editing/recordKind.ts';
import type { DocumentState } from './documentForm.ts';

interface WrittenDocument {
  readonly document: string;
}

const known = new WeakMap<DocumentState, WrittenDocument>();

/** How a document is stored in the browser: as one text of all that the user entered, so that no part of it is lost. */
export const documentCodec: DraftCodec<DocumentState> = {
  write: (state) => {
    const written = known.get(state) ?? { document: JSON.stringify(draftOf(state)) };
    known.set(state, written);
    return written;
  },
  read: (stored) => {
    try {
      const { document } = stored as WrittenDocument;
      return editorOf(JSON.parse(document) as EditorDraft<LineRecord>);
    } catch {
      return undefined;
    }
  },
};
