import {
  calculateDocument,
  cents,
  isoDate,
  percent,
  quantity,
  unitPrice,
} from '@facturatie/invoice-engine';
import type { Cents, LineInput } from '@facturatie/invoice-engine';
import { customerNumber, newLineRecord, noLineAmounts } from '@facturatie/api-contract';
import type { SalesDocumentForm, SalesDocumentLine } from '@facturatie/api-contract';

/** An article line of one piece at 21 %; its price in ten-thousandths of a euro. */
export function articleLine(
  price: number,
  given: Partial<SalesDocumentLine> = {},
): SalesDocumentLine {
  return {
    sequence: 0,
    mode: 'new',
    type: 'article',
    nature: 'goods',
    articleNumber: '',
    description: 'Iets',
    quantity: quantity(1000),
    unitPrice: unitPrice(price),
    discount: percent(0),
    vatCode: 3,
    vatRate: percent(2100),
    ...noLineAmounts,
    record: newLineRecord,
    ...given,
  };
}

/** A text line. */
export function textLine(description: string): SalesDocumentLine {
  return articleLine(0, {
    type: 'text',
    nature: null,
    description,
    quantity: null,
    unitPrice: null,
    discount: null,
    vatCode: null,
    vatRate: null,
  });
}

/** The form of a document for a customer, with the totals that the engine calculates. */
export function documentFormOf(
  customer: string,
  given: Partial<SalesDocumentForm> = {},
): SalesDocumentForm {
  const lines = (given.lines ?? [articleLine(100_0000)]).map((line, sequence) => ({
    ...line,
    sequence: line.mode === 'deleted' ? null : sequence,
  }));
  const date = isoDate('2026-03-05');
  const form = {
    sequence: -1,
    number: 'voorlopig',
    date,
    dueDate: isoDate('2026-03-19'),
    deliveryDate: date,
    reference: '',
    notes: '',
    remarks: '',
    customer: { number: customerNumber(customer), name: 'Klant' },
    countingType: 'F',
    discount: percent(0),
    quoteNumber: '',
    creditedNumber: '',
    ...given,
    lines,
  };
  return { ...form, totals: given.totals ?? totalsOf(form) };
}

/** The totals that the engine calculates for a form. */
export function totalsOf({
  discount,
  lines,
}: Pick<SalesDocumentForm, 'discount' | 'lines'>): SalesDocumentForm['totals'] {
  const { totals } = calculateDocument({ discount, lines: lines.map(lineInput) });
  const amount = (name: keyof typeof totals): Cents => cents(Number(totals[name]));
  return {
    lineNet: amount('lineNet'),
    allowance: amount('allowance'),
    net: amount('net'),
    vat: amount('vat'),
    total: amount('total'),
    payable: amount('payable'),
    vatWithoutAllowance: amount('vatWithoutAllowance'),
    totalWithoutAllowance: amount('totalWithoutAllowance'),
  };
}

/** A line as input of the engine. */
export function lineInput(line: SalesDocumentLine): LineInput {
  if (line.type === 'text') return { type: 'text', mode: line.mode };
  return {
    type: 'article',
    mode: line.mode,
    quantity: line.quantity ?? quantity(0),
    unitPrice: line.unitPrice ?? unitPrice(0),
    discount: line.discount ?? percent(0),
    vatRate: line.vatRate ?? percent(0),
  };
}
