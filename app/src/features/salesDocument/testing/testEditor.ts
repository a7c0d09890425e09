import type { LineRecord, SalesDocument } from '@facturatie/api-contract';
import {
  isoDate,
  newEditor,
  percent,
  quantity,
  reduceEditor,
  unitPrice,
} from '@facturatie/invoice-engine';
import type { LineId } from '@facturatie/invoice-engine';
import { createDrafts } from '../../../state/drafts.ts';
import { storageInMemory } from '../../../state/storageInMemory.ts';
import { createDocumentEditor } from '../documentEditor.ts';
import type { SavedDocument } from '../documentEditorState.ts';
import { formOf } from '../documentForm.ts';
import type { DocumentEvent, DocumentState } from '../documentForm.ts';
import { stateOf } from '../openedDocument.ts';
import { written } from '../writtenDocument.ts';

const settings = {
  vat: { defaultCode: 3 },
  vatGroups: [{ code: 3, rate: percent(2100) }],
  countingTypes: [{ key: 'F', value: 'Factuur' }],
  margins: { default: percent(2500) },
};

const events: readonly DocumentEvent[] = [
  {
    type: 'defaultsLoaded',
    number: '20261000001',
    date: isoDate('2026-03-05'),
    defaults: { vat: { code: 3, rate: percent(2100) }, margin: percent(2500) },
  },
  { type: 'customerPicked', customer: { number: 'K1', name: 'Peeters' }, countingType: 'F' },
  {
    type: 'linesInserted',
    lines: [{ description: 'Uren', quantity: quantity(2000), unitPrice: unitPrice(10_0000) }],
  },
];

/** A quote of one line, as the editor holds it. */
export const first = events.reduce(reduceEditor, newEditor<LineRecord>());

/** What a server that saves everything answers: the form with an id for each line. */
export function answerTo(state: DocumentState, version: string): SavedDocument {
  const form = formOf(state, '');
  const lines = form.lines
    .filter(({ mode }) => mode !== 'deleted')
    .map((line, index) => ({ ...line, mode: 'edit', record: { ...line.record, id: index + 1 } }));
  const document = { ...form, lines, kind: 'quote', defaultMargin: percent(2500) };
  return { document: document as unknown as SalesDocument, version };
}

/** The editor of a new quote, or of a document that exists when it has a version. */
export function open(
  send: (state: DocumentState, version: string | undefined) => Promise<SavedDocument>,
  {
    storage = storageInMemory(),
    state = first,
    conflict = undefined as SavedDocument | undefined,
    version = undefined as string | undefined,
  } = {},
) {
  const drafts = createDrafts(storage).open('els', 'offerte/nieuw', written(state));
  return createDocumentEditor({
    state,
    version,
    drafts,
    now: () => new Date(),
    later: (run) => run(),
    send,
    recordOf: () => 'offerte/20261000001',
    conflictIn: () =>
      conflict && {
        current: conflict.document,
        version: conflict.version ?? '',
        changedBy: 'Jan',
        changedAt: null,
      },
    read: (document) => stateOf(document, settings),
  });
}

/** Its line. */
export const line = 0 as LineId;
/** Another quantity of its line. */
export const edited = (value: number): DocumentEvent => ({
  type: 'lineEdited',
  line,
  field: 'quantity',
  value: quantity(value),
});
