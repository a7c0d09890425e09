import type { SalesDocumentLine } from '@facturatie/api-contract';
import type { VatRow } from '@facturatie/invoice-engine';
import type { Company } from '../company/company.ts';
import type { Db } from '../database/db.ts';
import { readBuyer } from '../database/documents/buyer.ts';
import type { Buyer } from '../database/documents/buyer.ts';
import { readSalesDocument } from '../database/documents/readSalesDocument.ts';
import type { EInvoiceSource } from '../eInvoice/EInvoiceSource.ts';
import { readEInvoiceSource } from '../eInvoice/readEInvoiceSource.ts';
import { categoryOfLine } from '../eInvoice/vatCategory.ts';
import { creditNoteTexts } from '../intl/eInvoices.nl-BE.ts';
import type {
  PrintedAddress,
  PrintedDocument,
  PrintedLine,
  PrintedVatRow,
} from './PrintedDocument.ts';

/**
 * The quote, invoice or credit note of a number as it goes to the customer, with the amounts that every call gives;
 * undefined when there is none.
 * @param copyOf the day of the e-invoice that it is a copy of
 */
export async function readPrintedDocument(
  db: Db,
  number: string,
  seller: Company,
  copyOf = '',
): Promise<PrintedDocument | undefined> {
  const read = await readSalesDocument(db, number);
  if (read === undefined) return undefined;
  const { row, document, calculated } = read;
  const buyer = readBuyer(row.buyer);
  const countries = await db.selectFrom('countries').select(['code', 'name']).execute();
  const nameOf = (country: string) => {
    return countries.find(({ code }) => code === country)?.name ?? country;
  };
  return {
    kind: document.kind,
    number: document.number,
    date: document.date,
    dueDate: document.dueDate,
    deliveryDate: document.deliveryDate,
    reference: document.reference,
    remarks: document.remarks,
    seller,
    buyer: {
      number: document.customer.number,
      name: addressedName(row.companyName, buyer),
      contactName: buyer.contactName,
      vatNumber: buyer.vatNumber,
      street: buyer.street,
      postcode: buyer.postcode,
      city: buyer.city,
      country: buyer.country,
      countryName: nameOf(buyer.country),
    },
    delivery: deliveryOf(buyer, nameOf),
    lines: document.lines.map(printedLine),
    vatTable: calculated.vatTable.map(printedVatRow),
    totals: document.totals,
    discount: document.discount,
    legalMention: legalMentionOf(await readEInvoiceSource(db, read)),
    balance: document.balance ?? undefined,
    copyOf,
  };
}

/** What a credit note refers to, and why no VAT is charged: what the e-invoice of the document states. */
function legalMentionOf(source: EInvoiceSource): string {
  const articles = source.read.lines.filter(({ type }) => type === 'article');
  const mentions = articles.map((line) => categoryOfLine(source, line)?.mention ?? '');
  const stated = [...new Set(mentions)].filter((mention) => mention !== '');
  const { credited, read } = source;
  const credit = credited === undefined ? [] : [creditNoteTexts.mention(credited, read.row.vat)];
  return [...credit, ...(stated.length === 0 ? [source.terms.legalMention] : stated)]
    .filter((mention) => mention !== '')
    .join(' ');
}

type CountryNames = (country: string) => string;

function addressedName(companyName: string, { salutation }: Buyer): string {
  const isNamed = salutation === '' || companyName.startsWith(`${salutation} `);
  return isNamed ? companyName : `${salutation} ${companyName}`;
}

function deliveryOf(buyer: Buyer, nameOf: CountryNames): PrintedAddress | undefined {
  const address = {
    street: buyer.deliveryStreet,
    postcode: buyer.deliveryPostcode,
    city: buyer.deliveryCity,
    country: buyer.deliveryCountry,
  };
  const { street, postcode, city } = address;
  if (street === '' && city === '') return undefined;
  const isOwn = street === buyer.street && postcode === buyer.postcode && city === buyer.city;
  return isOwn ? undefined : { ...address, countryName: nameOf(address.country) };
}

function printedLine(line: SalesDocumentLine): PrintedLine {
  const { type, description, quantity, unitPrice, discount, vatRate, net } = line;
  if (type === 'text') return { description };
  return {
    description,
    article: {
      quantity: quantity ?? 0,
      unitPrice: unitPrice ?? 0,
      discount: discount ?? 0,
      vatRate: vatRate ?? 0,
      net: net ?? 0,
    },
  };
}

/** Saving refuses a document whose totals are no safe numbers of cents. */
function printedVatRow({ rate, taxable, vat }: VatRow): PrintedVatRow {
  return { rate, taxable: Number(taxable), vat: Number(vat) };
}
