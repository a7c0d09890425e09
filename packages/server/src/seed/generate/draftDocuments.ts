import type { DocumentKind } from '@facturatie/api-contract';
import { addDays } from '@facturatie/invoice-engine';
import type { IsoDate } from '@facturatie/invoice-engine';
import { generateDocument } from './generateDocument.ts';
import type { GeneratedDocument, Catalogue, SeededCustomer } from './generateDocument.ts';
import { daysBack } from '../lastDay.ts';
import { RandomStream } from './randomStream.ts';
import type { Batch } from '../writeInBatches.ts';

/** A document before it has a number. */
export interface DraftedDocument extends GeneratedDocument {
  readonly kind: DocumentKind;
  readonly date: IsoDate;
  readonly dueDate: IsoDate;
  readonly deliveryDate: IsoDate;
  /** The place in the batch of the quote that this invoice was made of. */
  readonly quote: number | undefined;
  /** Goes on after what the document itself drew. */
  readonly random: RandomStream;
}

export interface DraftRequest {
  readonly seed: number;
  readonly batch: Batch;
  /** The last day that a document can have. */
  readonly lastDay: IsoDate;
  readonly catalogue: Catalogue;
  /** Who the how-manieth document of the batch is for, unless it is made of a quote. */
  readonly customers: readonly SeededCustomer[];
}

/** How many days lie between a quote and the invoice made of it. */
const daysToAccept = 11;

/** Keeps the stream of documents apart from that of customers. */
const documentStream = 2;

/**
 * The documents of a batch, in the order of their dates. Those of a whole run are spread evenly over
 * at most two years until the last day, none on a weekend; about every third is a quote, and half of these become an invoice
 * of the same batch.
 */
export function draftDocuments(request: DraftRequest): DraftedDocument[] {
  const { batch } = request;
  const acceptedAfter = Math.ceil((batch.total * daysToAccept) / daysBack(batch.total));
  const lag = Math.min(acceptedAfter, Math.ceil(batch.size / 10));
  const drafts: DraftedDocument[] = [];
  for (const [place, customer] of request.customers.entries()) {
    const random = randomOf(request, place);
    const quote = drafts[place - lag];
    const isQuote = random.chance(32);
    const isAccepted = !isQuote && quote?.kind === 'quote' && random.chance(72);
    const date = dateOf(request, place);
    drafts.push({
      ...(isAccepted ? contentOf(quote) : generateDocument(random, customer, request.catalogue)),
      kind: isQuote ? 'quote' : 'invoice',
      date,
      dueDate: addDays(date, isQuote ? 30 : random.pickWeighted(invoiceTerms)),
      deliveryDate: addDays(date, random.chance(60) ? 0 : random.below(15)),
      quote: isAccepted ? place - lag : undefined,
      random,
    });
  }
  return drafts;
}

/** In how many days invoices are to be paid. */
const invoiceTerms = [
  [14, 62],
  [30, 33],
  [0, 5],
] as const;

/**
 * The customer of each document of a batch: the first ones get many, as the best
 * customers of any business, and the last ones few.
 */
export function pickCustomers(seed: number, batch: Batch, customers: number): number[] {
  return Array.from({ length: batch.size }, (_, place) => {
    const share = randomOf({ seed, batch }, place).below(shares) / shares;
    return Math.floor(customers * share * share);
  });
}

const shares = 2 ** 32;

function randomOf({ seed, batch }: Pick<DraftRequest, 'seed' | 'batch'>, place: number) {
  return new RandomStream(seed, documentStream, batch.first + place);
}

function contentOf({ customer, reference, remarks, notes, lines }: DraftedDocument) {
  return { customer, reference, remarks, notes, lines };
}

/** A Saturday or a Sunday becomes the Friday before. */
function dateOf({ batch, lastDay }: DraftRequest, place: number): IsoDate {
  const days = daysBack(batch.total);
  const age = days - Math.ceil((days * (batch.before + place + 1)) / batch.total);
  const date = addDays(lastDay, -age);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return addDays(date, -1);
  return weekday === 0 ? addDays(date, -2) : date;
}
