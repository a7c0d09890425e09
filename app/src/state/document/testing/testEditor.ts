import type { Caller, DocumentSettings, LineRecord, SalesDocument } from '@facturatie/api-contract';
import {
  isoDate,
  newEditor,
  percent,
  quantity,
  reduceEditor,
  unitPrice,
} from '@facturatie/invoice-engine';
import type { LineId } from '@facturatie/invoice-engine';
import type { TextChanges } from '../../editing/recordKind.ts';
import { driveEditor } from '../../editing/testing/driveEditor.ts';
import { storageInMemory } from '../../storageInMemory.ts';
import type { FindArticle } from '../articleLookups.ts';
import { createDocumentEditor, documentRecordKind } from '../documentEditor.ts';
import type { DocumentRecordKind, SavedDocument } from '../documentEditor.ts';
import { formOf } from '../documentForm.ts';
import type { DocumentEvent, DocumentState } from '../documentForm.ts';
import type { OpenedDocument } from '../openedDocument.ts';

const settings: DocumentSettings = {
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
  const form = formOf(state);
  const lines = form.lines
    .filter(({ mode }) => mode !== 'deleted')
    .map((line, index) => ({ ...line, mode: 'edit', record: { ...line.record, id: index + 1 } }));
  const document = { ...form, lines, kind: 'quote', defaultMargin: percent(2500) };
  return { document: document as unknown as SalesDocument, version };
}

const noArticle: FindArticle = async () => undefined;
const noCalls: Caller = () => Promise.reject(new Error('Nothing is sent here'));

/** The editor of a new quote, or of a document that exists when it has a version. */
export function open(
  send: (state: DocumentState, version: string | undefined) => Promise<SavedDocument>,
  {
    storage = storageInMemory(),
    state = first,
    conflict = undefined as SavedDocument | undefined,
    version = undefined as string | undefined,
    findArticle = noArticle,
  } = {},
) {
  const opened: OpenedDocument = {
    kind: 'quote',
    number: version && state.number,
    state,
    version,
    settings,
    quoteNumber: '',
    creditedNumber: '',
  };
  const kind: DocumentRecordKind = {
    ...documentRecordKind(noCalls, opened),
    ...(version === undefined && { create: (values) => send(values, undefined) }),
    update: send,
    conflictIn: () =>
      conflict && {
        current: conflict,
        version: conflict.version ?? '',
        changedBy: 'Jan',
        changedAt: null,
      },
  };
  const drafts = { storage, owner: 'els', now: Date.now };
  return driveEditor(createDocumentEditor(opened, { kind, findArticle, drafts }));
}

export type DrivenDocument = ReturnType<typeof open>;

/** Types in the field of an event, and does not leave it. */
export function typeIn(
  editor: DrivenDocument,
  event: DocumentEvent,
  unparsed: TextChanges = {},
): void {
  editor.type({ events: [event], unparsed });
}

/** Types in the description of a line, and does not leave it. */
export function describeIn(editor: DrivenDocument, at: LineId, description: string): void {
  typeIn(editor, { type: 'descriptionEdited', line: at, description });
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
