import * as v from 'valibot';

const quoteSearch = v.object({
  offerte: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined),
});

/** Reads the address of a new invoice: the number of the quote that it is made of, if any. */
export function parseQuoteSearch(
  query: Record<string, unknown>,
): v.InferOutput<typeof quoteSearch> {
  return v.parse(quoteSearch, query);
}
