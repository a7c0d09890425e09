import * as v from 'valibot';

const number = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined);

const quoteSearch = v.object({ offerte: number });
const invoiceSearch = v.object({ factuur: number });

/** Reads the address of a new invoice: the number of the quote that it is made of, if any. */
export const parseQuoteSearch = (query: Record<string, unknown>) => v.parse(quoteSearch, query);

/** Reads the address of a new credit note: the number of the invoice that it credits, if any. */
export const parseInvoiceSearch = (query: Record<string, unknown>) => v.parse(invoiceSearch, query);
