import {
  type CalculatedDocument,
  calculateDocument,
  type LineInput,
  type Percent,
  percent,
  quantity,
  unitPrice,
} from '@facturatie/invoice-engine';
import { lineAmounts, type LineAmounts, type SalesDocumentLine } from '@facturatie/api-contract';
import type { Selectable } from 'kysely';
import type { SalesDocumentLinesTable } from '../documentTables.ts';

export type LineRow = Selectable<SalesDocumentLinesTable>;

/** A line before it has an id, a document and a place. */
export type LineColumns = Omit<LineRow, 'id' | 'documentId' | 'sequence'>;

/** The values of an article line that the server looks up instead of trusting the client. */
export interface LookedUp {
  readonly vatCode: number;
  /** Hundredths of a percent. */
  readonly vatRate: number;
  /** The article's, in ten-thousandths of a euro; null when the line has no article. */
  readonly purchasePrice: number | null;
  /** That of the line that it credits, for one that names no unit itself. */
  readonly unitId: number | null;
}

/** The columns of a line. A line of text has no numbers. */
export function columnsOfLine(line: SalesDocumentLine, found: LookedUp): LineColumns {
  const { record } = line;
  const sells = line.type === 'article';
  return {
    type: line.type,
    description: line.description,
    nature: sells ? line.nature : null,
    articleNumber: sells ? line.articleNumber : '',
    quantity: sells ? line.quantity : null,
    unitPrice: sells ? line.unitPrice : null,
    discount: sells ? (line.discount ?? 0) : null,
    vatCode: sells ? found.vatCode : null,
    vatRate: sells ? found.vatRate : null,
    purchasePrice: sells ? found.purchasePrice : null,
    tracksStock: record.tracksStock ? 1 : 0,
    delivered: record.delivered,
    toDeliver: record.toDeliver,
    backordered: record.backordered,
    supplierCode: record.supplierCode,
    manufacturerCode: record.manufacturerCode,
    unitId: record.unitId ?? found.unitId,
    description2: record.description2,
    description3: record.description3,
  };
}

/** The totals of a document's row; the amount to be paid is the total, and is not stored twice. */
export function totalColumns({
  payable: _total,
  ...totals
}: CalculatedDocument['totals']): Record<
  Exclude<keyof CalculatedDocument['totals'], 'payable'>,
  number
> {
  const amounts = Object.entries(totals).map(([name, amount]) => [name, Number(amount)]);
  return Object.fromEntries(amounts) as Record<keyof typeof totals, number>;
}

interface StoredTerms {
  /** Hundredths of a percent. */
  readonly discount: number;
  /** Hundredths of a percent. */
  readonly defaultMargin: number;
}

/** What the engine makes of stored lines, in their order: the one place where the server calculates. */
export function calculateStored(
  lines: readonly LineColumns[],
  { discount, defaultMargin }: StoredTerms,
): CalculatedDocument {
  return calculateDocument({
    discount: percent(discount),
    defaultMargin: percent(defaultMargin),
    lines: lines.map(lineInput),
  });
}

function lineInput(line: LineColumns): LineInput {
  if (line.type === 'text') return { type: 'text' };
  return {
    type: 'article',
    quantity: quantity(line.quantity ?? 0),
    unitPrice: unitPrice(line.unitPrice ?? 0),
    discount: percent(line.discount ?? 0),
    vatRate: percent(line.vatRate ?? 0),
    articleNumber: line.articleNumber,
    ...(line.purchasePrice !== null && { purchasePrice: unitPrice(line.purchasePrice) }),
  };
}

type CalculatedLine = NonNullable<CalculatedDocument['lines'][number]>;

/** Every amount of a line that travels. */
export const lineAmountNames = Object.keys(lineAmounts.fields) as readonly (keyof LineAmounts &
  keyof CalculatedLine)[];

/** A stored line in the form of a response, with its amounts. */
export function lineOf(
  row: LineRow,
  calculated: CalculatedLine,
  documentNumber: string,
): SalesDocumentLine {
  return {
    sequence: row.sequence,
    mode: 'edit',
    type: row.type,
    nature: row.nature,
    articleNumber: row.articleNumber,
    description: row.description,
    quantity: row.quantity === null ? null : quantity(row.quantity),
    unitPrice: row.unitPrice === null ? null : unitPrice(row.unitPrice),
    discount: percentOf(row.discount),
    vatCode: row.vatCode,
    vatRate: percentOf(row.vatRate),
    ...amountsOf(calculated),
    record: {
      id: row.id,
      documentNumber,
      tracksStock: row.tracksStock === 1,
      delivered: quantity(row.delivered),
      toDeliver: quantity(row.toDeliver),
      backordered: quantity(row.backordered),
      supplierCode: row.supplierCode,
      manufacturerCode: row.manufacturerCode,
      unitId: row.unitId,
      description2: row.description2,
      description3: row.description3,
    },
  };
}

/** Saving refuses what is larger than a JSON number keeps, so what is stored fits. */
function amountsOf(calculated: CalculatedLine): LineAmounts {
  return Object.fromEntries(
    lineAmountNames.map((name) => [name, calculated[name]]),
  ) as unknown as LineAmounts;
}

function percentOf(hundredths: number | null): Percent | null {
  return hundredths === null ? null : percent(hundredths);
}
