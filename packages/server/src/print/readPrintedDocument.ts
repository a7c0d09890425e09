import type { SalesDocumentLine } from '@facturatie/api-contract';
import type { VatRow } from '@facturatie/invoice-engine';
import type { Company } from '../company/company.ts';
import type { Db } from '../database/db.ts';
import { readSalesDocument } from '../database/documents/readSalesDocument.ts';
import type { Customer } from '../database/schema.ts';
import type {
  PrintedAddress,
  PrintedBuyer,
  PrintedDocument,
  PrintedLine,
  PrintedVatRow,
} from './PrintedDocument.ts';

/**
 * The quote or invoice of a number as it goes to the customer, with the amounts that every call gives;
 * undefined when there is none.
 */
export async function readPrintedDocument(
  db: Db,
  number: string,
  seller: Company,
): Promise<PrintedDocument | undefined> {
  const read = await readSalesDocument(db, number);
  if (read === undefined) return undefined;
  const { row, document, vatTable } = read;
  const customer = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', row.customerId)
    .executeTakeFirstOrThrow();
  const { legalMention } = await db
    .selectFrom('countingTypes')
    .select('legalMention')
    .where('key', '=', row.countingType)
    .executeTakeFirstOrThrow();
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
    buyer: buyerOf(row.companyName, customer, nameOf),
    delivery: deliveryOf(customer, nameOf),
    lines: document.lines.map(printedLine),
    vatTable: vatTable.map(printedVatRow),
    totals: document.totals,
    discount: document.discount,
    legalMention,
    balance: document.balance ?? undefined,
  };
}

type CountryNames = (country: string) => string;

/** Under the name that the document was saved with. */
function buyerOf(companyName: string, customer: Customer, nameOf: CountryNames): PrintedBuyer {
  const { number, salutation, contactName, vatNumber, street, postcode, city, country } = customer;
  const isNamed = salutation === '' || companyName.startsWith(`${salutation} `);
  return {
    number,
    name: isNamed ? companyName : `${salutation} ${companyName}`,
    contactName,
    vatNumber,
    street,
    postcode,
    city,
    country,
    countryName: nameOf(country),
  };
}

function deliveryOf(customer: Customer, nameOf: CountryNames): PrintedAddress | undefined {
  const address = {
    street: customer.deliveryStreet,
    postcode: customer.deliveryPostcode,
    city: customer.deliveryCity,
    country: customer.deliveryCountry,
  };
  const { street, postcode, city } = address;
  if (street === '' && city === '') return undefined;
  const isOwn =
    street === customer.street && postcode === customer.postcode && city === customer.city;
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

/** Whoever saves a document is refused when its totals are no safe numbers of cents. */
function printedVatRow({ rate, taxable, vat }: VatRow): PrintedVatRow {
  return { rate, taxable: Number(taxable), vat: Number(vat) };
}
