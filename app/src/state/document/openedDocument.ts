import type {
  DocumentKind,
  DocumentSettings,
  LineRecord,
  NewDocumentData,
  SalesDocument,
  SalesDocumentLine,
} from '@facturatie/api-contract';
import { newEditor, percent, quantity, reduceEditor, unitPrice } from '@facturatie/invoice-engine';
import type { EditorDefaults, LoadedLine, Percent } from '@facturatie/invoice-engine';
import type { DocumentState } from './documentForm.ts';

/** A quote or an invoice as the editor is opened with it. */
export interface OpenedDocument {
  readonly kind: DocumentKind;
  /** The number of one that exists. */
  readonly number?: string | undefined;
  readonly state: DocumentState;
  readonly version?: string | undefined;
  readonly settings: DocumentSettings;
  /** The quote that an invoice is made of; empty is none. */
  readonly quoteNumber: string;
  /** The invoice that a credit note credits; empty is none. */
  readonly creditedNumber: string;
  /** The document as the server tells it; absent of a new one. */
  readonly document?: SalesDocument | undefined;
  /** Why `quoteNumber` cannot be converted; absent where it can. */
  readonly unusableQuote?: UnusableQuote | undefined;
  /** The number that was given for the invoice of a credit note, where there is no such invoice. */
  readonly unknownInvoice?: string | undefined;
}

/** A quote that no invoice can be made of. */
export interface UnusableQuote {
  readonly number: string;
  /** The invoice that was made of it; empty when there is no such quote. */
  readonly invoiceNumber: string;
  /** Whether a draft of an invoice of it was kept, which the editor has to offer. */
  readonly hasDraft: boolean;
}

/** Ten-thousandths of a euro in a cent. */
const unitPricesInCent = 100;

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
export function openKept(
  document: SalesDocument,
  settings: DocumentSettings,
  version: string | undefined,
): OpenedDocument {
  return {
    kind: document.kind,
    number: document.number,
    state: stateOf(document, settings),
    version,
    settings,
    quoteNumber: document.quoteNumber,
    creditedNumber: document.creditedNumber,
    document,
  };
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
  return reduceEditor(filled, {
    type: 'linesInserted',
    lines: loadedLines(origin.lines).map(({ content }) => content),
  });
}

function defaultsOf({ vat, vatGroups }: DocumentSettings, margin: Percent): EditorDefaults {
  const rate = vatGroups.find(({ code }) => code === vat.defaultCode)?.rate ?? percent(0);
  return { vat: { code: vat.defaultCode, rate }, margin };
}
