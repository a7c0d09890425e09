import type { Buyer } from '../../database/documents/buyer.ts';
import type { LineColumns } from '../../database/documents/lineColumns.ts';
import type { RandomStream } from './randomStream.ts';
import { documentNotes, documentRemarks, looseWork, textLines } from './words/articles.ts';
import type { SeededArticle } from './words/articles.ts';

/** Who a document is for. */
export interface SeededCustomer extends Buyer {
  readonly id: number;
  readonly number: string;
  readonly companyName: string;
  readonly countingType: string;
  /** Hundredths of a percent. */
  readonly discount: number;
}

/** What a document sells, as it is in the database. Prices are ten-thousandths of a euro. */
export interface StockedArticle extends Pick<SeededArticle, 'number' | 'description' | 'nature'> {
  readonly vatCode: number;
  readonly purchasePrice: number;
  readonly unitPrice: number;
  readonly sold: SeededArticle['sold'];
  readonly most: number;
}

/** What a document can be made of. */
export interface Catalogue {
  readonly articles: readonly StockedArticle[];
  /** The rate of each VAT group, in hundredths of a percent. */
  readonly rates: ReadonlyMap<number, number>;
  /** The VAT group of lines without an article. */
  readonly defaultVatCode: number;
}

/** A quote or an invoice without its number and its dates. */
export interface GeneratedDocument {
  readonly customer: SeededCustomer;
  readonly reference: string;
  readonly remarks: string;
  readonly notes: string;
  readonly lines: readonly LineColumns[];
}

const tenThousandths = 10_000;

/** A document such as a small printing house writes: one to eight lines, most of them articles. */
export function generateDocument(
  random: RandomStream,
  customer: SeededCustomer,
  catalogue: Catalogue,
): GeneratedDocument {
  return {
    customer,
    reference: random.chance(35) ? generateReference(random) : '',
    remarks: random.chance(30) ? random.pick(documentRemarks) : '',
    notes: random.chance(12) ? random.pick(documentNotes) : '',
    lines: generateLines(random, customer, catalogue),
  };
}

function generateReference(random: RandomStream): string {
  return random.pickWeighted([
    [`PO-${random.digits(5)}`, 45],
    [`Bestelbon ${random.digits(4)}`, 35],
    [`Dossier ${random.digits(3)}/${random.digits(2)}`, 20],
  ]);
}

function generateLines(
  random: RandomStream,
  customer: SeededCustomer,
  catalogue: Catalogue,
): LineColumns[] {
  const lines: LineColumns[] = [];
  if (random.chance(14)) lines.push(textLine(random.pick(textLines)));
  const sold = random.pickWeighted([
    [1, 34],
    [2, 27],
    [3, 18],
    [4, 11],
    [6, 7],
    [8, 3],
  ]);
  for (let line = 0; line < sold; line += 1) {
    const isLoose = random.chance(10);
    const terms = isLoose ? looseLine(random, catalogue) : articleLine(random, catalogue);
    lines.push(sellingLine(random, customer, catalogue, terms));
  }
  return lines;
}

type Terms = Pick<
  LineColumns,
  'nature' | 'articleNumber' | 'description' | 'quantity' | 'unitPrice' | 'purchasePrice'
> & { readonly vatCode: number };

function articleLine(random: RandomStream, { articles }: Catalogue): Terms {
  const { number, sold, most, ...article } = random.pick(articles);
  const { description, nature, vatCode, purchasePrice, unitPrice } = article;
  const quantity =
    sold === 'hours' ? (1 + random.below(most * 4)) * 250 : generateCount(random, most) * 1000;
  return {
    articleNumber: number,
    description,
    nature,
    vatCode,
    quantity,
    purchasePrice,
    unitPrice,
  };
}

/** Small numbers often, large ones rounded, like real orders. */
function generateCount(random: RandomStream, most: number): number {
  const count = 1 + random.below(1 + random.below(most));
  if (count > 200) return Math.ceil(count / 50) * 50;
  return count > 20 ? Math.ceil(count / 5) * 5 : count;
}

function looseLine(random: RandomStream, { defaultVatCode }: Catalogue): Terms {
  const [description, from, to] = random.pick(looseWork);
  return {
    articleNumber: '',
    description,
    nature: random.chance(50) ? 'service' : 'goods',
    vatCode: defaultVatCode,
    quantity: 1000,
    unitPrice: (from + random.below(to - from + 1)) * tenThousandths,
    purchasePrice: null,
  };
}

/** A regime without VAT has code 0 on every line (product spec section 4). */
function sellingLine(
  random: RandomStream,
  { countingType }: SeededCustomer,
  { rates }: Catalogue,
  terms: Terms,
): LineColumns {
  const vatCode = countingType === 'F' ? terms.vatCode : 0;
  return {
    ...emptyLine,
    ...terms,
    type: 'article',
    discount: random.chance(9) ? random.pick([250, 500, 1000, 1500]) : 0,
    vatCode,
    vatRate: rates.get(vatCode) ?? 0,
  };
}

function textLine(description: string): LineColumns {
  return { ...emptyLine, description };
}

const emptyLine: LineColumns = {
  type: 'text',
  nature: null,
  articleNumber: '',
  description: '',
  quantity: null,
  unitPrice: null,
  discount: null,
  vatCode: null,
  vatRate: null,
  purchasePrice: null,
  tracksStock: 0,
  delivered: 0,
  toDeliver: 0,
  backordered: 0,
  supplierCode: '',
  manufacturerCode: '',
  unitId: null,
  description2: '',
  description3: '',
};
