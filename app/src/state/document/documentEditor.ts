import {
  ApiError,
  conflictOf,
  createSalesDocument,
  getProductByCode,
  updateSalesDocument,
} from '@facturatie/api-contract';
import type { Caller, EInvoice, SalesDocument, SalesDocumentForm } from '@facturatie/api-contract';
import {
  editorTotals,
  editorVatTable,
  isChanged,
  isSame,
  reduceEditor,
  reduceEditorHistory,
} from '@facturatie/invoice-engine';
import { atom } from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';
import { openDraft } from '../editing/drafts.ts';
import type { Drafts } from '../editing/drafts.ts';
import type { EditorContext } from '../editing/recordAtoms.ts';
import { createRecordEditor } from '../editing/recordEditor.ts';
import type { RecordKind, Saved } from '../editing/recordKind.ts';
import { createArticleLookups } from './articleLookups.ts';
import type { FindArticle } from './articleLookups.ts';
import { withoutBlankEnd } from './blankLines.ts';
import { documentCodec } from './documentCodec.ts';
import { faultsOf, lineField } from './documentFaults.ts';
import type { DocumentFaults } from './documentFaults.ts';
import { formOf } from './documentForm.ts';
import type { DocumentEvent, DocumentState } from './documentForm.ts';
import { createLostArticles } from './lostArticles.ts';
import { refusalsOf, stillFailing } from './documentRefusals.ts';
import { documentHeadAtom } from './documentHead.ts';
import { documentRowsAtom } from './documentRows.ts';
import { mergeDocuments, isSameDocument } from './mergeDocuments.ts';
import { loadedLines, stateOf } from './openedDocument.ts';
import type { OpenedDocument } from './openedDocument.ts';
import { fieldOf, fieldText, losesArticle, shownWhileTyping } from './typedField.ts';

/** The answer to a save of a document. */
export interface SavedDocument extends Saved {
  readonly document: SalesDocument;
  /** Warnings of the server; absent or empty without any. */
  readonly warning?: string;
  /** How far its e-invoice is; absent or null of a quote. */
  readonly eInvoiceStatus?: EInvoice['status'] | null;
}

/** The fields of a line that go with its article. */
const articleFields = ['quantity', 'unitPrice', 'discount'];

/** Documents, for the editor of records. */
export type DocumentRecordKind = RecordKind<
  DocumentState,
  DocumentEvent,
  DocumentFaults,
  SavedDocument
>;

/** How documents are edited, created and changed: with undo, and merged line by line. */
export function documentRecordKind(
  api: Caller,
  { kind, number, quoteNumber, creditedNumber, settings, state: opened }: OpenedDocument,
): DocumentRecordKind {
  const origin = { quoteNumber, creditedNumber };
  let last: { readonly document: DocumentState; readonly form: SalesDocumentForm } | undefined;
  /** What is validated is what is sent: it is calculated once. */
  const formIn = (document: DocumentState) => {
    if (last?.document !== document) last = { document, form: formOf(document, origin) };
    return last.form;
  };
  const reloaded = (sent: DocumentState, { document: { lines } }: SavedDocument) =>
    ({ type: 'linesReloaded', sent, lines: loadedLines(lines) }) as const;
  return {
    ...documentCodec,
    reduce: reduceEditor,
    reduceHistory: reduceEditorHistory,
    fieldOf,
    fieldText,
    fieldsLost: (document, event) =>
      losesArticle(document, event) ? articleFields.map((name) => lineField(event.line, name)) : [],
    isImmediate: (document, event) => event.type === 'textEdited' || losesArticle(document, event),
    shown: shownWhileTyping,
    isChanged,
    isAlike: isSameDocument,
    merge: mergeDocuments,
    restore: (draft, form) => ({
      ...draft,
      isMerged: false,
      isOverwriting:
        isChanged(form.values, form.base) ||
        Object.keys(form.unparsed).some((field) => fieldText(form.values, field) !== undefined),
    }),
    // Of a document that is new the year is checked, on the day on which it was opened.
    validate: (document, unparsed, isNew) =>
      faultsOf(document, unparsed, isNew ? opened.date : undefined, formIn(document)),
    stillFailing,
    refused: refusalsOf,
    tidied: withoutBlankEnd,
    ...(number === undefined && {
      create: (document: DocumentState, idempotencyKey: string) =>
        api(createSalesDocument, { params: { kind }, body: formIn(document) }, { idempotencyKey }),
    }),
    update: (document, version, made) => {
      // A new document gets another number than proposed when a colleague saved one first.
      const to = made?.document.number ?? number ?? document.number;
      const body = { ...formIn(document), number: to };
      return api(updateSalesDocument, { params: { number: to }, body }, { version });
    },
    conflictIn: (error) => conflictOf(updateSalesDocument, error),
    valueOf: ({ document }) => stateOf(document, settings),
    savedEvent: reloaded,
    savedValue: (sent, answer) => {
      const { number: given, sequence } = answer.document;
      return { ...reduceEditor(sent, reloaded(sent, answer)), number: given, sequence };
    },
    nameOf: ({ document }) => nameOf(kind, document.number),
    savesAgainOnOwnScreen: true,
  };
}

/** What the editor of a document works with. */
export interface DocumentEditorOptions extends Omit<EditorContext<DocumentState>, 'drafts'> {
  readonly kind: DocumentRecordKind;
  readonly findArticle: FindArticle;
  readonly drafts: Drafts;
}

/** The editor of a sales document, with its look-ups of articles. */
export function createDocumentEditor(
  opened: OpenedDocument,
  { kind, findArticle, drafts, afterPaint }: DocumentEditorOptions,
) {
  const lookups = createArticleLookups(findArticle);
  const editor = createRecordEditor(
    { ...kind, observerAtom: lookups.observerAtom, awaitedAtom: lookups.awaitedAtom },
    { values: opened.state, version: opened.version },
    { drafts: openDraft(drafts, documentName(opened), kind), afterPaint },
  );
  return {
    ...editor,
    ...lookups.of(editor),
    ...createLostArticles(editor),
    headAtom: documentHeadAtom(editor),
    rowsAtom: documentRowsAtom(editor),
    /** The totals and the VAT table as shown; the same object until one of their amounts changes. */
    totalsAtom: selectAtom(
      editor.shownAtom,
      (document) => ({ totals: editorTotals(document), vatTable: editorVatTable(document) }),
      isSame,
    ),
    hasNoLinesAtom: atom((get) => get(editor.faultsAtom)?.byField['lines'] !== undefined),
    discountAtom: atom((get) => get(editor.presentAtom).discount),
  };
}

export type DocumentEditor = ReturnType<typeof createDocumentEditor>;

/** A document on its way to its screen, with the editor that created it, where it was created just now. */
export interface DocumentToEdit extends OpenedDocument {
  readonly editor?: DocumentEditor | undefined;
}

/** The name of a document among drafts; a new invoice made from a quote is another one than a blank invoice. */
export function documentName({
  kind,
  number,
  quoteNumber,
  creditedNumber,
}: OpenedDocument): string {
  const origin = quoteNumber || creditedNumber;
  return nameOf(kind, number ?? (origin === '' ? 'nieuw' : `van/${origin}`));
}

const draftNames = { quote: 'offerte', invoice: 'factuur', creditNote: 'creditnota' } as const;

function nameOf(kind: OpenedDocument['kind'], number: string): string {
  return `${draftNames[kind]}/${number}`;
}

/** How long the server may take to find an article, in milliseconds: a save waits for it. */
const longestSearch = 10_000;

/** Finds articles on the server. */
export function articleFinder(api: Caller): FindArticle {
  return async (number) => {
    const signal = AbortSignal.timeout(longestSearch);
    try {
      const { article } = await api(getProductByCode, { query: { number } }, { signal });
      return article;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  };
}
