import type { NewCustomer, NewCustomerGroup } from '../schema.ts';
import { normaliseSearchText, phoneDigits } from './normaliseSearchText.ts';

/** The fields of a customer that a search looks through. */
export type SearchedCustomer = Pick<
  NewCustomer,
  | 'number'
  | 'companyName'
  | 'street'
  | 'postcode'
  | 'city'
  | 'vatNumber'
  | 'email'
  | 'phone'
  | 'mobile'
>;

/**
 * What the column `search_text` of a customer holds. Every write of a customer
 * goes through here. VAT and telephone numbers are stored without separators:
 * a search is compared in the same way.
 */
export function customerSearchText(customer: SearchedCustomer): string {
  return [
    normaliseSearchText(customer.number),
    normaliseSearchText(customer.companyName),
    normaliseSearchText(customer.street ?? ''),
    normaliseSearchText(customer.postcode ?? ''),
    normaliseSearchText(customer.city ?? ''),
    compactVatNumber(customer.vatNumber ?? ''),
    normaliseSearchText(customer.email ?? ''),
    phoneDigits(customer.phone ?? ''),
    phoneDigits(customer.mobile ?? ''),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What the column `search_text` of an article holds. */
export function articleSearchText(article: { number: string; description?: string }): string {
  return normaliseSearchText(`${article.number} ${article.description ?? ''}`);
}

/** What the column `search_text` of a customer group holds. */
export function customerGroupSearchText(group: Pick<NewCustomerGroup, 'name'>): string {
  return normaliseSearchText(group.name);
}

/** The fields of a document that a search looks through. */
export interface SearchedDocument {
  readonly number: string;
  readonly customerNumber: string;
  readonly companyName: string;
  readonly reference?: string | undefined;
}

/** What the column `search_text` of a document, and of what is to be paid of it, holds. */
export function salesDocumentSearchText(document: SearchedDocument): string {
  const { number, customerNumber, companyName, reference = '' } = document;
  return [number, customerNumber, companyName, reference]
    .map(normaliseSearchText)
    .filter((part) => part !== '')
    .join(' ');
}

/** `be0403170701` however it was written: a number without a country is Belgian and has 10 digits. */
function compactVatNumber(vatNumber: string): string {
  const compact = normaliseSearchText(vatNumber).replace(/[^\p{L}\p{N}]+/gu, '');
  return /^\d+$/.test(compact) ? `be${compact.padStart(10, '0')}` : compact;
}
