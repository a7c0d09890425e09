import { percent, type Percent, unitPrice, unitPricesInCent } from '@facturatie/invoice-engine';
import type { CalculatedDocument } from '@facturatie/invoice-engine';
import type { Db } from '../../database/db.ts';
import { calculateStored } from '../../database/documents/lineColumns.ts';
import type { LineColumns } from '../../database/documents/lineColumns.ts';
import type { ReadDocument } from '../../database/documents/readSalesDocument.ts';
import type { EInvoiceSource } from '../../eInvoice/EInvoiceSource.ts';
import { readEInvoiceSource } from '../../eInvoice/readEInvoiceSource.ts';
import { vatParts } from '../../eInvoice/vatParts.ts';
import { creditTexts } from '../../intl/creditNotes.nl-BE.ts';

/** A credit note that is to be saved, calculated. */
export interface CreditDraft {
  readonly lines: readonly LineColumns[];
  readonly calculated: CalculatedDocument & {
    /** The index in the form of each line. */
    readonly indexes: readonly number[];
  };
  readonly terms: { readonly discount: Percent; readonly defaultMargin: number };
}

/** Cents of one VAT category and rate. */
interface Part {
  /** Of EN 16931; '' for lines of 0 % that have none. */
  readonly category: string;
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly taxable: number;
  readonly tax: number;
}

type Parts = ReadonlyMap<string, Part>;

/** Cents within which the excess of a credit note counts as rounding. */
const mostRounding = 5;

/**
 * What a credit note asks beyond its invoice, as sentences by the path of the field: per VAT category and
 * rate the credit notes of an invoice never come above it, nor do their totals (docs/decisions/0031).
 * @param invoice held, so that no other credit note of it is saved meanwhile
 * @param before the stored credit note, whose amounts the new ones replace
 */
export async function creditFaults(
  db: Db,
  draft: CreditDraft,
  invoice: ReadDocument,
  before: ReadDocument | undefined,
): Promise<Record<string, string>> {
  const { source, parts: limits, total: left } = await creditLimits(db, invoice, before);
  const asked = partsOf(source, draft);
  for (const [key, part] of asked) {
    const limit = limits.get(key) ?? { ...part, taxable: 0, tax: 0 };
    if (part.taxable <= limit.taxable && part.tax <= limit.tax) continue;
    const line = lastLineAt(draft, part.rate);
    return { [`lines.${draft.calculated.indexes[line] ?? 0}.unitPrice`]: sentenceOf() };

    function sentenceOf(): string {
      const excess = Math.max(part.taxable - limit.taxable, part.tax - limit.tax);
      const fits = (price: number) => {
        const found = partsOf(source, withPrice(draft, line, price)).get(key);
        return found !== undefined && found.taxable <= limit.taxable && found.tax <= limit.tax;
      };
      const price = excess > mostRounding ? undefined : priceThatFits(draft, line, fits);
      if (price !== undefined) return creditTexts.rounding(excess, price);
      const isTax = part.taxable <= limit.taxable;
      return isTax
        ? creditTexts.tax(part.rate, limit.tax, part.tax)
        : creditTexts.taxable(part.rate, limit.taxable, part.taxable);
    }
  }
  const total = Number(draft.calculated.totals.total);
  return total > left ? { 'totals.total': creditTexts.total(left, total) } : {};
}

/**
 * What of an invoice can still be credited, by VAT category and rate and in all.
 * @param before as of {@link creditFaults}
 */
export async function creditLimits(
  db: Db,
  invoice: ReadDocument,
  before: ReadDocument | undefined,
): Promise<{ source: EInvoiceSource; parts: Parts; total: number }> {
  const source = await readEInvoiceSource(db, invoice);
  const others = await otherCreditNotes(db, invoice, before);
  const parts = new Map(partsOf(source, calculationOf(invoice)));
  for (const other of others.own) {
    for (const [key, part] of partsOf(source, other)) {
      const left = parts.get(key) ?? { ...part, taxable: 0, tax: 0 };
      parts.set(key, {
        ...left,
        taxable: left.taxable - part.taxable,
        tax: left.tax - part.tax,
      });
    }
  }
  return { source, parts, total: invoice.row.total - others.total };
}

/** What else credits an invoice: imported credit notes have no lines, and count with their total. */
async function otherCreditNotes(db: Db, invoice: ReadDocument, before: ReadDocument | undefined) {
  const notes = await db
    .selectFrom('creditNotes')
    .leftJoin('salesDocuments as own', 'own.id', 'creditNotes.ownDocumentId')
    .select(['creditNotes.total', 'own.id', 'own.discount', 'own.defaultMargin'])
    .where('creditNotes.documentId', '=', invoice.row.id)
    .execute();
  const own: Pick<CreditDraft, 'lines' | 'calculated' | 'terms'>[] = [];
  let total = 0;
  for (const note of notes) {
    if (note.id !== null && note.id === before?.row.id) continue;
    total += note.total;
    if (note.id === null) continue;
    const lines = await db
      .selectFrom('salesDocumentLines')
      .selectAll()
      .where('documentId', '=', note.id)
      .orderBy('sequence')
      .execute();
    const terms = { discount: percent(note.discount ?? 0), defaultMargin: note.defaultMargin ?? 0 };
    own.push({ lines, terms, calculated: { ...calculateStored(lines, terms), indexes: [] } });
  }
  return { own, total };
}

function calculationOf({ lines, row, calculated }: ReadDocument): CreditDraft {
  const terms = { discount: percent(row.discount), defaultMargin: row.defaultMargin };
  return { lines, terms, calculated: { ...calculated, indexes: [] } };
}

/** The parts of a document by category and rate. */
function partsOf(source: EInvoiceSource, { lines, calculated, terms }: CreditDraft): Parts {
  const { vatTable } = calculated;
  const given = { lines, amounts: calculated.lines, vatTable, discount: terms.discount };
  return new Map(
    vatParts(source, given).map(({ rate, category: known, lineNet, allowance, tax }) => {
      const category = known?.code ?? '';
      const taxable = Number(BigInt(lineNet) - BigInt(allowance));
      return [`${category} ${rate}`, { category, rate, taxable, tax: Number(tax) }];
    }),
  );
}

function lastLineAt({ lines }: CreditDraft, rate: number): number {
  return lines.findLastIndex((line) => line.type === 'article' && line.vatRate === rate);
}

function withPrice(draft: CreditDraft, line: number, price: number): CreditDraft {
  const lines = draft.lines.with(line, {
    ...draft.lines[line],
    unitPrice: unitPrice(price),
  } as LineColumns);
  const calculated = { ...calculateStored(lines, draft.terms), indexes: draft.calculated.indexes };
  return { ...draft, lines, calculated };
}

/** The highest price of a line in whole cents, a few below its own, with which a credit note fits. */
function priceThatFits(
  { lines }: CreditDraft,
  line: number,
  fits: (price: number) => boolean,
): number | undefined {
  const own = lines[line]?.unitPrice ?? 0;
  const highest = Math.floor(own / unitPricesInCent) * unitPricesInCent;
  for (let step = 0; step <= mostRounding; step += 1) {
    const price = highest - step * unitPricesInCent;
    if (price > 0 && price !== own && fits(price)) return price;
  }
  return undefined;
}
