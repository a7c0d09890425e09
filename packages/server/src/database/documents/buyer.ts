import type { Customer } from '../schema.ts';

/** What is kept of a customer on each quote and invoice, so that it is printed again as it went out. */
export const buyerColumns = [
  'salutation',
  'contactName',
  'vatNumber',
  'street',
  'postcode',
  'city',
  'country',
  'deliveryStreet',
  'deliveryPostcode',
  'deliveryCity',
  'deliveryCountry',
] as const;

/** A customer as it was when a document was saved, beside its name. */
export type Buyer = Pick<Customer, (typeof buyerColumns)[number]>;

/** The column `buyer` for a customer; what it has more is left out. */
export function storedBuyer(customer: Buyer): string {
  return JSON.stringify(Object.fromEntries(buyerColumns.map((name) => [name, customer[name]])));
}

/** What `storedBuyer` wrote. */
export function readBuyer(stored: string): Buyer {
  return JSON.parse(stored) as Buyer;
}
