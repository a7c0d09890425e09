import { conflictOf, createSalesDocument, updateSalesDocument } from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import type { OpenDraft } from '../../state/drafts.ts';
import { createOnce } from '../record/createOnce.ts';
import { createDocumentEditor } from './documentEditor.ts';
import type { DocumentEditor } from './documentEditor.ts';
import type { DocumentEditorOptions, SavedDocument } from './documentEditorState.ts';
import { formOf } from './documentForm.ts';
import type { DocumentState } from './documentForm.ts';
import { stateOf } from './openedDocument.ts';
import type { OpenedDocument } from './openedDocument.ts';
import { readWritten, written } from './writtenDocument.ts';
import type { WrittenDocument } from './writtenDocument.ts';

/** The editor of a document, and how it saves: something new once, and then as a change of that. */
export function openDocumentEditor(
  api: Caller,
  opened: OpenedDocument,
  drafts: OpenDraft<WrittenDocument>,
  clock: Pick<DocumentEditorOptions, 'now' | 'later' | 'afterPaint'>,
): DocumentEditor {
  const { kind, number, quoteNumber, settings, state, version } = opened;
  // Something new was given another number than the form proposed when somebody else came first.
  const update = (to: string, document: DocumentState, on: string | undefined) =>
    api(
      updateSalesDocument,
      { params: { number: to }, body: formOf({ ...document, number: to }, quoteNumber) },
      { version: on },
    );
  const make = createOnce<WrittenDocument, SavedDocument>({
    create: (values, idempotencyKey) =>
      api(
        createSalesDocument,
        { params: { kind }, body: formOf(readWritten(values) ?? state, quoteNumber) },
        { idempotencyKey },
      ),
    update: (made, values) =>
      update(made.document.number, readWritten(values) ?? state, made.version),
  });
  return createDocumentEditor({
    state,
    version,
    drafts,
    ...clock,
    send: (document, on, attempts) =>
      number === undefined ? make(written(document), on, attempts) : update(number, document, on),
    recordOf: ({ document }) => recordName(kind, document.number),
    conflictIn: (error) => {
      const conflict = conflictOf(updateSalesDocument, error);
      return conflict && { ...conflict, current: conflict.current.document };
    },
    read: (document) => stateOf(document, settings),
  });
}

/** What a document is a draft of; a new invoice that is made of a quote is another than a blank one. */
export function recordOf({ kind, number, quoteNumber }: OpenedDocument): string {
  return recordName(kind, number ?? (quoteNumber === '' ? 'nieuw' : `van/${quoteNumber}`));
}

function recordName(kind: OpenedDocument['kind'], number: string): string {
  return `${kind === 'quote' ? 'offerte' : 'factuur'}/${number}`;
}
