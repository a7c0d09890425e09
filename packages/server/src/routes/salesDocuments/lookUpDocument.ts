import type {
  Call,
  DocumentKind,
  SalesDocumentForm,
  SalesDocumentLine,
} from '@facturatie/api-contract';
import { isDocumentYear } from '@facturatie/invoice-engine';
import type { IsoDate, Percent } from '@facturatie/invoice-engine';
import type { Db, DbTransaction } from '../../database/db.ts';
import type { Company } from '../../company/company.ts';
import { companyOf, companyQuery } from '../../database/company.ts';
import { customerNumberOrder } from '../../database/customers/customerNumberOrder.ts';
import { buyerColumns } from '../../database/documents/buyer.ts';
import type { Buyer } from '../../database/documents/buyer.ts';
import { documentTermsOf, documentTermsQuery } from '../../database/documents/documentSettings.ts';
import type { DocumentTerms } from '../../database/documents/documentSettings.ts';
import { yearOf } from '../../database/documents/documentNumber.ts';
import type { LineRow, LookedUp } from '../../database/documents/lineColumns.ts';
import { readSalesDocumentForUpdate } from '../../database/documents/readSalesDocument.ts';
import type { ReadDocument } from '../../database/documents/readSalesDocument.ts';
import type { BuyingCustomer } from '../../database/documents/saveDocument.ts';
import { lockedForShare, lockedForUpdate } from '../../database/rowLock.ts';
import type { Customer } from '../../database/schema.ts';
import { executeTogether } from '../../database/transaction.ts';
import type { FieldCode, FieldFaults } from '../../http/refuseFields.ts';

/** A form of a document that is to be saved. */
export interface DocumentSave {
  /** The call that brought it: names its fields. */
  readonly call: Call;
  readonly kind: DocumentKind;
  readonly form: SalesDocumentForm;
  /** The document that it changes, held; undefined when it makes a new one. */
  readonly before?: ReadDocument;
  /** In Brussels. */
  readonly today: IsoDate;
}

/** What a document refers to. */
export interface DocumentReferences {
  readonly customer: FoundCustomer;
  /** Our own; undefined before it was set. */
  readonly company: Company | undefined;
  readonly quoteId: number | null;
  /** The invoice that a credit note credits, held; undefined of any other document. */
  readonly credited: ReadDocument | undefined;
  /** At the places of the form; of a deleted line or one of text nothing that counts. */
  readonly lines: readonly LookedUp[];
  /** That of a new document. */
  readonly defaultMargin: Percent;
}

/** Under the name that the document is to carry. */
type FoundCustomer = Pick<Customer, 'id'> & BuyingCustomer & Buyer;

/**
 * Looks up what a form refers to and holds it until the transaction ends.
 * @returns references only when there are no faults
 */
export async function lookUpDocument(
  trx: DbTransaction,
  save: DocumentSave,
): Promise<{ faults: FieldFaults; references: DocumentReferences | undefined }> {
  const { form } = save;
  const faults: Record<string, FieldCode> = { ...faultsOfHead(save) };
  const [[found], termsRows, companyRows] = await executeTogether(trx, [
    customerQuery(trx, form).compile(),
    documentTermsQuery(trx, form.countingType).compile(),
    companyQuery(trx).compile(),
  ]);
  const customer = buyerIn(save, found, faults);
  const { isKnownCountingType, ...terms } = documentTermsOf(termsRows);
  if (!isKnownCountingType) faults['countingType'] = 'countingType.unknown';
  const quoteId = await lookUpQuote(trx, save, faults);
  const credited = await lookUpCredited(trx, save, customer, faults);
  const lines = await lookUpLines(trx, save, { ...terms, credited }, faults);
  const isWhole = customer !== undefined && Object.keys(faults).length === 0;
  const { defaultMargin } = terms;
  const references = isWhole
    ? { customer, company: companyOf(companyRows), quoteId, credited, lines, defaultMargin }
    : undefined;
  return { faults, references };
}

/** A number belongs to its document, and to the year of its date, for good. */
function faultsOfHead({ form, before, today }: DocumentSave): FieldFaults {
  if (before === undefined) return isDocumentYear(form.date, today) ? {} : { date: 'year' };
  return {
    ...(form.number !== before.row.number && { number: 'document.numberFixed' }),
    ...(yearOf(form.date) !== before.row.year && { date: 'document.otherYear' }),
  };
}

function customerQuery(trx: DbTransaction, { customer }: SalesDocumentForm) {
  const found = trx
    .selectFrom('customers')
    .select(['id', 'number', 'companyName', 'countingType', ...buyerColumns])
    .where('numberOrder', '=', customerNumberOrder(customer.number));
  return lockedForShare(trx, found);
}

/** With the name that the document keeps: a customer may be called otherwise since it was saved. */
function buyerIn(
  { form, before }: DocumentSave,
  customer: FoundCustomer | undefined,
  faults: Record<string, FieldCode>,
): FoundCustomer | undefined {
  if (customer === undefined) {
    faults['customer.number'] = 'document.customerUnknown';
    return undefined;
  }
  const isSame = before?.row.customerId === customer.id;
  if (before?.due !== undefined && !isSame && before.due.paid + before.due.credited > 0) {
    faults['customer.number'] = 'document.customerPaid';
  }
  const isNamedAsBefore = isSame && form.customer.name === before.row.companyName;
  return isNamedAsBefore ? { ...customer, companyName: before.row.companyName } : customer;
}

/** The quote that an invoice is made of: at most one invoice is. */
async function lookUpQuote(
  trx: DbTransaction,
  { kind, form, before }: DocumentSave,
  faults: Record<string, FieldCode>,
): Promise<number | null> {
  if (form.quoteNumber === '') return null;
  if (kind !== 'invoice') {
    faults['quoteNumber'] = 'document.quoteOnQuote';
    return null;
  }
  const found = trx
    .selectFrom('salesDocuments')
    .select('id')
    .where('number', '=', form.quoteNumber)
    .where('kind', '=', 'quote');
  const quote = await lockedForUpdate(trx, found).executeTakeFirst();
  if (quote === undefined) {
    faults['quoteNumber'] = 'document.quoteUnknown';
    return null;
  }
  const invoice = await trx
    .selectFrom('salesDocuments')
    .select('id')
    .where('quoteId', '=', quote.id)
    .executeTakeFirst();
  if (invoice !== undefined && invoice.id !== before?.row.id) {
    faults['quoteNumber'] = 'document.quoteConverted';
  }
  return quote.id;
}

/** The invoice that a credit note credits: its customer and counting type stay, and it is not younger. */
async function lookUpCredited(
  trx: DbTransaction,
  { kind, form, before }: DocumentSave,
  customer: FoundCustomer | undefined,
  faults: Record<string, FieldCode>,
): Promise<ReadDocument | undefined> {
  if (kind !== 'creditNote') {
    if (form.creditedNumber !== '') faults['creditedNumber'] = 'document.creditsNothing';
    return undefined;
  }
  const invoice = await readSalesDocumentForUpdate(trx, form.creditedNumber);
  if (invoice?.row.kind !== 'invoice') {
    faults['creditedNumber'] = 'document.creditedUnknown';
    return undefined;
  }
  const { row } = invoice;
  if (before !== undefined && before.row.creditedId !== row.id) {
    faults['creditedNumber'] = 'document.creditedFixed';
  }
  if (customer !== undefined && customer.id !== row.customerId) {
    faults['customer.number'] = 'document.creditCustomer';
  }
  if (form.countingType !== row.countingType) {
    faults['countingType'] = 'document.creditCountingType';
  }
  if (form.date < row.date) faults['date'] = 'document.creditBeforeInvoice';
  return invoice;
}

/** What a line has when it sells nothing. */
const nothing: LookedUp = { vatCode: 0, vatRate: 0, purchasePrice: null, unitId: null };

async function lookUpLines(
  trx: Db,
  { form, before }: DocumentSave,
  { vatRates, credited }: Pick<DocumentTerms, 'vatRates'> & Pick<DocumentReferences, 'credited'>,
  faults: Record<string, FieldCode>,
): Promise<LookedUp[]> {
  const selling = form.lines.filter(sells);
  const prices = await purchasePricesOf(trx, selling);
  const saved = new Map(before?.lines.map((row) => [row.id, row]));
  const uncredited = [...(credited?.lines ?? [])];
  return form.lines.map((line, index) => {
    if (!sells(line)) return nothing;
    const own = line.record.id === null ? undefined : saved.get(line.record.id);
    const row = own ?? credited?.lines.find((one) => isOfSame(one, line));
    const vatCode = line.vatCode ?? 0;
    const vatRate = rateOf(line, vatCode, vatRates, row);
    if (vatRate === undefined) faults[`lines.${index}.vatCode`] = 'line.vatUnknown';
    else if (line.vatRate !== null && line.vatRate !== vatRate) {
      faults[`lines.${index}.vatRate`] = 'line.rateDiffers';
    }
    const purchasePrice = priceOf(line, prices, row);
    if (purchasePrice === undefined) {
      faults[`lines.${index}.articleNumber`] = 'line.articleUnknown';
    }
    return {
      vatCode,
      vatRate: vatRate ?? 0,
      purchasePrice: purchasePrice ?? null,
      unitId: takeUnit(uncredited, line),
    };
  });
}

function sells({ mode, type }: SalesDocumentForm['lines'][number]): boolean {
  return mode !== 'deleted' && type === 'article';
}

/** Whether a line of a credited invoice has the article and the VAT of a line that credits it. */
function isOfSame(row: LineRow, { articleNumber, vatCode, vatRate }: SalesDocumentLine): boolean {
  const isSold = row.type === 'article' && row.articleNumber === articleNumber;
  return isSold && row.vatCode === vatCode && row.vatRate === vatRate;
}

/** The unit of the first line of a credited invoice that a line credits, which no other line takes then. */
function takeUnit(uncredited: LineRow[], line: SalesDocumentLine): number | null {
  const place = uncredited.findIndex(
    (row) => isOfSame(row, line) && row.description === line.description,
  );
  return place === -1 ? null : (uncredited.splice(place, 1)[0]?.unitId ?? null);
}

/** The rate of a code today, or as it was when this line, or the one that it credits, was saved with it. */
function rateOf(
  { vatRate }: SalesDocumentLine,
  vatCode: number,
  rates: ReadonlyMap<number, number>,
  row: LineRow | undefined,
): number | undefined {
  const isAsSaved = row?.vatCode === vatCode && row.vatRate === vatRate;
  return isAsSaved ? (row.vatRate ?? 0) : rates.get(vatCode);
}

/** What one costs: now, or as it was when this very line was saved with the article; null without one. */
function priceOf(
  { articleNumber }: SalesDocumentLine,
  prices: ReadonlyMap<string, number>,
  row: LineRow | undefined,
): number | null | undefined {
  if (articleNumber === '') return null;
  return row?.articleNumber === articleNumber ? row.purchasePrice : prices.get(articleNumber);
}

async function purchasePricesOf(
  trx: Db,
  lines: readonly SalesDocumentLine[],
): Promise<ReadonlyMap<string, number>> {
  const numbers = [...new Set(lines.map(({ articleNumber }) => articleNumber))].filter(
    (number) => number !== '',
  );
  const prices = new Map<string, number>();
  for (let from = 0; from < numbers.length; from += articlesAtOnce) {
    const articles = await trx
      .selectFrom('articles')
      .select(['number', 'purchasePrice'])
      .where('number', 'in', numbers.slice(from, from + articlesAtOnce))
      .execute();
    for (const { number, purchasePrice } of articles) prices.set(number, purchasePrice);
  }
  return prices;
}

/** Well below what one statement takes as parameters. */
const articlesAtOnce = 1000;
