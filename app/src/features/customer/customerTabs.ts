import * as v from 'valibot';

/** The parts of a customer's screen (specification §2), by the word that is in the address. */
export const customerTabs = [
  'details',
  'offertes',
  'facturen',
  'betalingen',
  'creditnotas',
  'informatie',
] as const;

export type CustomerTab = (typeof customerTabs)[number];

const customerSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(customerTabs)), undefined),
});

/** Reads the query of the address of a customer; what makes no sense in it becomes undefined. */
export function parseCustomerSearch(query: Record<string, unknown>): {
  tab?: CustomerTab | undefined;
} {
  return v.parse(customerSearch, query);
}
