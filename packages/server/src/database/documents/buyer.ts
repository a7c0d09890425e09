import type { Customer } from '../schema.ts';

/** The copy of a customer on each quote and invoice, so that reprints are equal. */
export const buyerColumns = [
  'salutation',
  'contactName',
  'vatNumber',
  'enterpriseNumber',
  'email',
  'phone',
  'reference',
  'street',
  'postcode',
  'city',
  'country',
  'deliveryStreet',
  'deliveryPostcode',
  'deliveryCity',
  'deliveryCountry',
] as const;

/** The copy of a customer on a document, without its name. */
export type Buyer = Pick<Customer, (typeof buyerColumns)[number]>;

/** The column `buyer` for a customer; what it has more is left out. */
export function storedBuyer(customer: Buyer): string {
  return JSON.stringify(Object.fromEntries(buyerColumns.map((name) => [name, customer[name]])));
}

const noBuyer = Object.fromEntries(buyerColumns.map((name) => [name, ''])) as Buyer;

/** What `storedBuyer` wrote; older documents keep less of their buyer, which is '' then. */
export function readBuyer(stored: string): Buyer {
  return { ...noBuyer, ...(JSON.parse(stored) as Partial<Buyer>) };
}
