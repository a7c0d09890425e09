import {
  formatStructuredCommunication,
  structuredCommunicationOfDocument,
} from '@facturatie/invoice-engine';
import {
  type Allowance,
  allowanceReasons,
  amount,
  type BisInvoice,
  type Category,
  type Line,
  type TaxSubtotal,
  writtenText,
} from '@facturatie/ubl';
import type { Company } from '../company/company.ts';
import type { LineRow } from '../database/documents/lineColumns.ts';
import type { EInvoiceSource } from './EInvoiceSource.ts';
import { buyerOf, sellerOf } from './parties.ts';
import { creditNoteTexts } from '../intl/eInvoices.nl-BE.ts';
import { categoryOfLine } from './vatCategory.ts';
import { vatParts } from './vatParts.ts';
import type { VatPart } from './vatParts.ts';

/** A row of the VAT table of an e-invoice: a category and a rate. */
interface CategoryRow extends VatPart {
  readonly category: Category;
}

/**
 * An invoice or a credit note as Peppol BIS Billing 3 has it. Nothing is calculated but the division of the 0 % row over
 * its categories: amounts are the engine's.
 * @param pdf in base64; '' leaves it out
 * @throws Error when a line has no category: the preflight finds that first
 */
export function toBisInvoice(
  source: EInvoiceSource & { seller: Company },
  pdf: string,
): BisInvoice {
  const { read, buyer, customer, seller } = source;
  const { row, due, document } = read;
  const rows = categoryRows(source);
  const isCredit = row.kind === 'creditNote';
  // What was credited is in the credit note's own e-invoice.
  const prepaid = due?.paid ?? 0;
  const reference = writtenText(row.reference);
  const customerReference = writtenText(buyer.reference);
  const isOrder = customer.asksOrderNumber && reference !== '';
  const ownReference = isOrder ? customerReference : reference || customerReference;
  const buyerReference = ownReference || (isOrder ? '' : document.customer.number);
  return {
    kind: isCredit ? 'creditNote' : 'invoice',
    number: row.number,
    issueDate: row.date,
    dueDate: isCredit ? undefined : row.dueDate,
    precedingInvoices:
      source.credited === undefined
        ? undefined
        : [{ number: source.credited.number, issueDate: source.credited.date }],
    paymentTerms: isCredit ? creditNoteTexts.terms : undefined,
    note: noteOf(source),
    buyerReference: buyerReference || undefined,
    orderReference: isOrder ? reference : undefined,
    attachments:
      pdf === ''
        ? []
        : [
            {
              id: row.number,
              description: isCredit ? 'Creditnota in pdf' : 'Factuur in pdf',
              mimeCode: 'application/pdf',
              filename: `${isCredit ? 'Creditnota' : 'Factuur'}-${row.number}.pdf`,
              content: pdf,
            },
          ],
    seller: sellerOf(seller),
    buyer: buyerOf(source),
    delivery: { date: row.deliveryDate, address: deliveryAddress(source, rows) },
    payment:
      isCredit || row.total - prepaid === 0
        ? undefined
        : {
            reference: formatStructuredCommunication(structuredCommunicationOfDocument(row.number)),
            iban: seller.iban,
            accountName: seller.name,
            bic: seller.bic === '' ? undefined : seller.bic,
          },
    allowances: row.discount === 0 ? [] : rows.map((each) => allowanceOf(each, row.discount)),
    taxSubtotals: rows.map(subtotalOf),
    totals: {
      lineNet: amount(row.lineNet),
      allowance: amount(row.allowance),
      net: amount(row.net),
      tax: amount(row.vat),
      total: amount(row.total),
      prepaid: prepaid === 0 ? undefined : amount(prepaid),
      payable: amount(row.total - prepaid),
    },
    lines: bisLines(source),
  };
}

/** The categories and rates of the document's lines, by ascending rate. */
function categoryRows({ read, ...terms }: EInvoiceSource): CategoryRow[] {
  const { lines, row } = read;
  const { lines: amounts, vatTable } = read.calculated;
  return vatParts(terms, { lines, amounts, vatTable, discount: row.discount }).map((part) => {
    if (part.category === undefined) throw new Error('Lines of 0 % have no VAT category');
    return { ...part, category: part.category };
  });
}

function allowanceOf({ category, lineNet, allowance }: CategoryRow, discount: number): Allowance {
  return {
    category,
    amount: amount(allowance),
    base: amount(lineNet),
    percent: { units: discount, scale: 2 },
    reason: 'Korting',
    reasonCode: allowanceReasons.discount,
  };
}

function subtotalOf(row: CategoryRow): TaxSubtotal {
  const { category, lineNet, allowance, tax, exemption, mention } = row;
  return {
    category,
    taxable: amount(BigInt(lineNet) - BigInt(allowance)),
    tax: amount(tax),
    exemptionCode: exemption === '' ? undefined : exemption,
    exemptionReason: mention === '' ? undefined : mention,
  };
}

/** The place of delivery: where it is another one than the buyer's, and always of goods within the Union. */
function deliveryAddress({ buyer }: EInvoiceSource, rows: readonly { category: Category }[]) {
  const own = {
    street: buyer.street,
    postcode: buyer.postcode,
    city: buyer.city,
    country: buyer.country,
  };
  const other = {
    street: buyer.deliveryStreet,
    postcode: buyer.deliveryPostcode,
    city: buyer.deliveryCity,
    country: buyer.deliveryCountry,
  };
  const isGiven = other.street !== '' || other.city !== '';
  const isOther = isGiven && JSON.stringify(own) !== JSON.stringify(other);
  const isWanted = isOther || rows.some(({ category }) => category.code === 'K');
  if (!isWanted) return undefined;
  return isOther ? other : own;
}

/** What a credit note has to say, remarks, then the text lines above the first article line. */
function noteOf({ read, credited }: EInvoiceSource): string | undefined {
  const first = read.lines.findIndex(({ type }) => type === 'article');
  const above = read.lines.slice(0, Math.max(0, first)).map(({ description }) => description);
  const credit = credited === undefined ? '' : creditNoteTexts.mention(credited, read.row.vat);
  const parts = [credit, read.row.remarks, ...above].filter((part) => part.trim() !== '');
  return parts.length === 0 ? undefined : parts.join('\n');
}

function bisLines(source: EInvoiceSource): Line[] {
  const { read, units } = source;
  return read.lines.flatMap((line, index): Line[] => {
    if (line.type === 'text') return [];
    const amounts = read.document.lines[index];
    const category = categoryOfLine(source, line);
    if (category === undefined || amounts === undefined) return [];
    const [name = '', ...more] = writtenText(line.description).split('\n');
    const discount = line.discount ?? 0;
    const [net, list] = [amounts.net ?? 0, amounts.listTotal ?? 0];
    return [
      {
        id: String(index + 1),
        note: noteBelow(read.lines, index),
        quantity: { units: line.quantity ?? 0, scale: 3 },
        unit: (line.unitId === null ? undefined : units.get(line.unitId)) ?? 'C62',
        net: amount(net),
        allowance:
          discount === 0
            ? undefined
            : {
                amount: amount(list - net),
                base: amount(list),
                percent: { units: discount, scale: 2 },
                reason: 'Korting',
                reasonCode: allowanceReasons.discount,
              },
        name,
        description: more.length === 0 ? undefined : line.description,
        sellersId: line.articleNumber === '' ? undefined : line.articleNumber,
        category: category.category,
        price: { units: line.unitPrice ?? 0, scale: 4 },
      },
    ];
  });
}

/** The text lines that follow an article line. */
function noteBelow(lines: readonly LineRow[], index: number): string | undefined {
  const next = lines.findIndex(({ type }, place) => place > index && type === 'article');
  const texts = lines.slice(index + 1, next === -1 ? undefined : next);
  const note = texts
    .map(({ description }) => description)
    .filter((text) => text.trim() !== '')
    .join('\n');
  return note === '' ? undefined : note;
}
