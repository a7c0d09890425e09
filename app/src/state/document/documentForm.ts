import { customerNumber, newLineRecord, noLineAmounts } from '@facturatie/api-contract';
import type { LineRecord, SalesDocumentForm, SalesDocumentLine } from '@facturatie/api-contract';
import { calculatedDocument, cents, isoDate } from '@facturatie/invoice-engine';
import type {
  Amount,
  CalculatedLine,
  EditorEvent,
  EditorState,
  LineMode,
} from '@facturatie/invoice-engine';

/** A quote or an invoice as the editor holds it, with what the server keeps of each line. */
export type DocumentState = EditorState<LineRecord>;

/** What can happen to it. */
export type DocumentEvent = EditorEvent<LineRecord>;

/** The document that another one is made of; the numbers are empty where it is made of none. */
export interface DocumentOrigin {
  /** The quote that an invoice is made of. */
  readonly quoteNumber: string;
  /** The invoice that a credit note credits. */
  readonly creditedNumber: string;
}

/**
 * What a save sends: all that was typed, with every amount as the screen shows it. The server refuses a
 * document for which it calculates others; purchase prices and margins it takes from its own articles and
 * settings. For a document that the rules find nothing wrong with.
 *
 * @param origin what it is made of
 */
export function formOf(
  state: DocumentState,
  { quoteNumber = '', creditedNumber = '' }: Partial<DocumentOrigin> = {},
): SalesDocumentForm {
  const { lines, totals } = calculatedDocument(state);
  const { date, dueDate, deliveryDate, customer } = state;
  return {
    sequence: state.sequence,
    number: state.number,
    date: isoDate(date ?? ''),
    dueDate: isoDate(dueDate ?? ''),
    deliveryDate: isoDate(deliveryDate ?? ''),
    reference: state.reference,
    notes: state.notes,
    remarks: state.remarks,
    customer: { number: customerNumber(customer?.number ?? ''), name: customer?.name ?? '' },
    countingType: state.countingType,
    discount: state.discount,
    quoteNumber,
    creditedNumber,
    totals: {
      lineNet: amount(totals.lineNet),
      allowance: amount(totals.allowance),
      net: amount(totals.net),
      vat: amount(totals.vat),
      total: amount(totals.total),
      payable: amount(totals.payable),
      vatWithoutAllowance: amount(totals.vatWithoutAllowance),
      totalWithoutAllowance: amount(totals.totalWithoutAllowance),
    },
    lines: [...state.lines, ...state.deleted].map((line, index) => lineOf(line, lines[index])),
  };
}

type Line = DocumentState['lines'][number] | DocumentState['deleted'][number];

function lineOf(
  { content, mode, saved = newLineRecord }: Omit<Line, 'mode'> & { readonly mode: LineMode },
  calculated: CalculatedLine | undefined,
): SalesDocumentLine {
  const shared = {
    sequence: calculated?.sequence ?? null,
    mode,
    description: content.description,
    ...noLineAmounts,
    record: saved,
  };
  if (content.type === 'text') {
    return {
      ...shared,
      type: 'text',
      nature: null,
      articleNumber: '',
      quantity: null,
      unitPrice: null,
      discount: null,
      vatCode: null,
      vatRate: null,
    };
  }
  return {
    ...shared,
    type: 'article',
    nature: content.nature,
    articleNumber: content.article?.number ?? '',
    quantity: content.quantity,
    unitPrice: content.unitPrice,
    discount: content.discount,
    vatCode: content.vat.code,
    vatRate: content.vat.rate,
    ...(calculated && amountsOf(calculated)),
  };
}

function amountsOf(line: CalculatedLine) {
  return {
    combinedDiscount: line.combinedDiscount,
    unitPriceInclVat: amount(line.unitPriceInclVat),
    netUnitPrice: amount(line.netUnitPrice),
    netUnitPriceInclVat: amount(line.netUnitPriceInclVat),
    finalUnitPrice: amount(line.finalUnitPrice),
    listTotal: amount(line.listTotal),
    listTotalInclVat: amount(line.listTotalInclVat),
    net: amount(line.net),
    gross: amount(line.gross),
    finalNet: amount(line.finalNet),
    finalGross: amount(line.finalGross),
    unitDiscount: amount(line.unitDiscount),
    discountAmount: amount(line.discountAmount),
    purchasePrice: amount(line.purchasePrice),
    margin: amount(line.margin),
    marginPercent: line.marginPercent,
    netMargin: amount(line.netMargin),
    netMarginPercent: line.netMarginPercent,
    finalMargin: amount(line.finalMargin),
    finalMarginPercent: line.finalMarginPercent,
    totalMargin: amount(line.totalMargin),
    totalNetMargin: amount(line.totalNetMargin),
    totalFinalMargin: amount(line.totalFinalMargin),
  };
}

/** An amount that the rules let through is far below the largest safe number. */
function amount(value: Amount) {
  return cents(Number(value));
}
