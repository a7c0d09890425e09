import { draftOf, editorOf } from '@facturatie/invoice-engine';
import type { EditorDraft } from '@facturatie/invoice-engine';
import type { LineRecord } from '@facturatie/api-contract';
import type { DocumentState } from './documentForm.ts';

/** A document as it is stored in the browser: one text, so that no part of it is lost. */
export interface WrittenDocument {
  readonly document: string;
}

const known = new WeakMap<DocumentState, WrittenDocument>();

/** Serialises a document: all that the user entered. */
export function written(state: DocumentState): WrittenDocument {
  const document = known.get(state) ?? { document: JSON.stringify(draftOf(state)) };
  known.set(state, document);
  return document;
}

/** The document that was written down; undefined when that makes no sense any more. */
export function readWritten(stored: unknown): DocumentState | undefined {
  try {
    const { document } = stored as WrittenDocument;
    return editorOf(JSON.parse(document) as EditorDraft<LineRecord>);
  } catch {
    return undefined;
  }
}
