import * as v from 'valibot';

const quoteSearch = v.object({
  offerte: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined),
});

const invoiceSearch = v.object({
  factuur: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined),
});

/** Reads the address of a new credit note: the number of the invoice that it credits, if any. */
export function parseInvoiceSearch(
  query: Record<string, unknown>,
): v.InferOutput<typeof invoiceSearch> {
  return v.parse(invoiceSearch, query);
}

/** Reads the address of a new invoice: the number of the quote that it is made of, if any. */
export function parseQuoteSearch(
  query: Record<string, unknown>,
): v.InferOutput<typeof quoteSearch> {
  return v.parse(quoteSearch, query);
}
