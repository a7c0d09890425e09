import type {
  Creditable,
  DocumentKind,
  DocumentSettings,
  EInvoice,
  LineRecord,
  NewDocumentData,
  SalesDocument,
  SalesDocumentLine,
} from '@facturatie/api-contract';
import {
  newEditor,
  percent,
  quantity,
  reduceEditor,
  unitPrice,
  unitPricesInCent,
} from '@facturatie/invoice-engine';
import type { EditorDefaults, LoadedLine, Percent } from '@facturatie/invoice-engine';
import { copiedRecord } from './copiedRecord.ts';
import type { DocumentState } from './documentForm.ts';

/** What the server says of a document besides its lines, which the editor holds. */
export type DocumentFacts = Omit<SalesDocument, 'lines'>;

/** A sales document as the editor is opened with it. */
export interface OpenedDocument {
  readonly kind: DocumentKind;
  /** The number of one that exists. */
  readonly number?: string | undefined;
  readonly state: DocumentState;
  readonly version?: string | undefined;
  readonly settings: DocumentSettings;
  /** The quote that an invoice is made of; empty means none. */
  readonly quoteNumber: string;
  /** The invoice that a credit note credits; empty means none. */
  readonly creditedNumber: string;
  /** What of its invoice a credit note can credit; absent of any other document, and where it is not known. */
  readonly creditable?: Creditable | undefined;
  /** Absent of a new one. */
  readonly document?: DocumentFacts | undefined;
  /** Absent of a quote, of a new document, and where it is not known. */
  readonly eInvoice?: EInvoice | undefined;
  /** How far the e-invoice of one that was just saved is, before the rest of it is known. */
  readonly eInvoiceStatus?: EInvoice['status'] | null | undefined;
  /** Why nothing can be made of the document that the address names; absent where it can. */
  readonly unusableOrigin?: UnusableOrigin | undefined;
}

/** A quote that no invoice can be made of, or an invoice that does not exist. */
export interface UnusableOrigin {
  readonly kind: 'quote' | 'invoice';
  readonly number: string;
  /** The invoice that was made of a quote; empty when there is no such document. */
  readonly invoiceNumber: string;
  /** Whether a draft of what is made of it was kept, which the editor has to offer. */
  readonly hasDraft: boolean;
}

/** A new document with one line to begin in, or with what its origin says (specification §4, editor mode new). */
export function openNew(
  kind: DocumentKind,
  { number, date, settings }: NewDocumentData,
  origin?: SalesDocument,
): OpenedDocument {
  const defaults = defaultsOf(settings, settings.margins.default);
  const known = reduceEditor(newEditor<LineRecord>(), {
    type: 'defaultsLoaded',
    number,
    date,
    defaults,
  });
  const state = origin ? copyOf(origin, known) : reduceEditor(known, { type: 'lineAdded' });
  const isCredit = kind === 'creditNote';
  return {
    kind,
    // A credit note is due on its own day.
    state: isCredit ? { ...state, dueDate: date } : state,
    settings,
    quoteNumber: isCredit ? '' : (origin?.number ?? ''),
    creditedNumber: isCredit ? (origin?.number ?? '') : '',
  };
}

/** A document that exists (specification §4, editor mode edit). */
export function openSaved(
  document: SalesDocument,
  settings: DocumentSettings,
  version: string | undefined,
): OpenedDocument {
  const { lines: _lines, ...facts } = document;
  const { kind, number, quoteNumber, creditedNumber } = facts;
  const state = stateOf(document, settings);
  return { kind, number, state, version, settings, quoteNumber, creditedNumber, document: facts };
}

/** A document of the server as the editor holds it. */
export function stateOf(document: SalesDocument, settings: DocumentSettings): DocumentState {
  return reduceEditor(newEditor<LineRecord>(), {
    type: 'documentLoaded',
    document: { ...document, lines: loadedLines(document.lines) },
    defaults: defaultsOf(settings, document.defaultMargin),
  });
}

/** Lines of the server as the editor takes them. */
export function loadedLines(lines: readonly SalesDocumentLine[]): LoadedLine<LineRecord>[] {
  return lines.map(({ record, ...line }) => ({
    content:
      line.type === 'text'
        ? { type: 'text', description: line.description }
        : {
            type: 'article',
            description: line.description,
            nature: line.nature ?? 'goods',
            quantity: line.quantity ?? quantity(0),
            unitPrice: line.unitPrice ?? unitPrice(0),
            discount: line.discount ?? percent(0),
            vat: { code: line.vatCode ?? 0, rate: line.vatRate ?? percent(0) },
            ...(line.articleNumber !== '' && { article: articleOf(line) }),
          },
    saved: record,
  }));
}

function articleOf({
  articleNumber,
  purchasePrice,
}: Pick<SalesDocumentLine, 'articleNumber' | 'purchasePrice'>) {
  return {
    number: articleNumber,
    ...(purchasePrice !== null && { purchasePrice: unitPrice(purchasePrice * unitPricesInCent) }),
  };
}

/**
 * A new document that says what another one says; its dates are its own (docs/decisions/0001, 'Omzetten
 * naar factuur', and 0031). A credit note leaves the notes to its invoice.
 */
function copyOf(origin: SalesDocument, known: DocumentState): DocumentState {
  const { customer, countingType, reference, remarks, discount } = origin;
  const notes = origin.kind === 'invoice' ? '' : origin.notes;
  const filled = { ...known, customer, countingType, reference, remarks, notes, discount };
  const copied = reduceEditor(filled, {
    type: 'linesInserted',
    lines: loadedLines(origin.lines).map(({ content }) => content),
  });
  const lines = copied.lines.map((line, index) => ({
    ...line,
    saved: copiedRecord(origin.lines[index]?.record),
  }));
  return { ...copied, lines };
}

function defaultsOf({ vat, vatGroups }: DocumentSettings, margin: Percent): EditorDefaults {
  const rate = vatGroups.find(({ code }) => code === vat.defaultCode)?.rate ?? percent(0);
  return { vat: { code: vat.defaultCode, rate }, margin };
}
