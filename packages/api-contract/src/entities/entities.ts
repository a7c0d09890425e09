import type { Codec } from '../codec/Codec.ts';
import { customer, customerForm, deliveryAddress, invoiceAddress } from './customer.ts';
import { customerGroup, customerGroupForm, customerGroupRow } from './customerGroup.ts';
import { customerList, customerPage, customerRow } from './customerRow.ts';
import { listQuery, pageLink } from './pagedList.ts';
import { credentials, signedIn, user } from './user.ts';

/** A codec under the name that the glossary gives it. */
export interface Entity {
  readonly name: string;
  readonly codec: Codec<unknown>;
  /** Where its wire names come from: a section of the product specification. */
  readonly source: string;
}

/** Every entity that travels, in the order of the product specification. */
export const entities: readonly Entity[] = [
  { name: 'user', codec: user, source: '§3 Current user' },
  { name: 'customer', codec: customer, source: '§3 Customer' },
  { name: 'customerForm', codec: customerForm, source: '§3 Customer, §7' },
  { name: 'invoiceAddress', codec: invoiceAddress, source: '§3 Customer, invoice address' },
  { name: 'deliveryAddress', codec: deliveryAddress, source: '§3 Customer, delivery address' },
  { name: 'customerRow', codec: customerRow, source: '§3 Customer, customer search result' },
  { name: 'customerGroup', codec: customerGroup, source: '§3 Customer group' },
  { name: 'customerGroupForm', codec: customerGroupForm, source: '§3 Customer group, §7' },
  { name: 'customerGroupRow', codec: customerGroupRow, source: '§3 Customer group, list rows' },
  { name: 'customerList', codec: customerList, source: '§3 Paged list response' },
  { name: 'pageLink', codec: pageLink, source: '§3 Paged list response' },
  { name: 'listQuery', codec: listQuery, source: '§7, §9' },
  { name: 'credentials', codec: credentials, source: '§7 login' },
  { name: 'signedIn', codec: signedIn, source: '§7 login' },
  { name: 'customerPage', codec: customerPage, source: '§7 customer list' },
];
