import { newLineRecord, noLineAmounts } from '@facturatie/api-contract';
import type {
  CustomerNumber,
  LineRecord,
  SalesDocumentForm,
  SalesDocumentLine,
} from '@facturatie/api-contract';
import { calculatedDocument } from '@facturatie/invoice-engine';
import type { CalculatedLine, EditorEvent, EditorState, IsoDate } from '@facturatie/invoice-engine';

/** A sales document as the editor holds it, with what the server keeps of each line. */
export type DocumentState = EditorState<LineRecord>;

/** What can happen to it. */
export type DocumentEvent = EditorEvent<LineRecord>;

/**
 * What a save sends: all that was typed, with every amount as the screen shows it. The server refuses a
 * document for which it calculates others; purchase prices and margins it takes from its own articles and
 * settings. The rules may find something wrong with it.
 *
 * @param origin the quote or the invoice that it is made of
 */
export function formOf(
  state: DocumentState,
  origin: Partial<Pick<SalesDocumentForm, 'quoteNumber' | 'creditedNumber'>> = {},
): SalesDocumentForm {
  const { lines, totals } = calculatedDocument(state);
  const { customer = { number: '', name: '' }, date = '', dueDate = '', deliveryDate = '' } = state;
  return {
    sequence: state.sequence,
    number: state.number,
    date: date as IsoDate,
    dueDate: dueDate as IsoDate,
    deliveryDate: deliveryDate as IsoDate,
    reference: state.reference,
    notes: state.notes,
    remarks: state.remarks,
    customer: { number: customer.number as CustomerNumber, name: customer.name },
    countingType: state.countingType,
    discount: state.discount,
    quoteNumber: '',
    creditedNumber: '',
    ...origin,
    totals: numbersIn(totals) as SalesDocumentForm['totals'],
    lines: [...state.lines, ...state.deleted].map((line, index) => lineOf(line, lines[index])),
  };
}

type Line = DocumentState['lines'][number] | DocumentState['deleted'][number];

/** What only an article line has. */
const noArticle = {
  type: 'text',
  nature: null,
  articleNumber: '',
  quantity: null,
  unitPrice: null,
  discount: null,
  vatCode: null,
  vatRate: null,
  ...noLineAmounts,
} as const;

function lineOf(
  { content, mode, saved = newLineRecord }: Line,
  calculated: CalculatedLine | undefined,
): SalesDocumentLine {
  const { description } = content;
  const sequence = calculated?.sequence ?? null;
  const line: SalesDocumentLine = { ...noArticle, sequence, mode, description, record: saved };
  if (content.type === 'text') return line;
  return {
    ...line,
    type: 'article',
    nature: content.nature,
    articleNumber: content.article?.number ?? '',
    quantity: content.quantity,
    unitPrice: content.unitPrice,
    discount: content.discount,
    vatCode: content.vat.code,
    vatRate: content.vat.rate,
    ...(calculated && numbersIn(calculated)),
  };
}

/** An amount that the rules let through is far below the largest safe number. */
function numbersIn(amounts: object): object {
  return Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, Number(value)]));
}
