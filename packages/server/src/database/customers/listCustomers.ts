import type { Db } from '../db.ts';
import { pageWindow } from '../paging/pageWindow.ts';
import type { PageRequest } from '../paging/pageWindow.ts';
import type { Customer } from '../schema.ts';
import { containsTerms } from '../search/containsTerms.ts';

const columns = [
  'number',
  'companyName',
  'street',
  'postcode',
  'city',
  'phone',
  'email',
  'vatNumber',
  'countingType',
] as const;

/** A customer as the list shows it. */
export type CustomerListRow = Pick<Customer, (typeof columns)[number]>;

export interface CustomerListRequest extends PageRequest {
  /** What was typed; '' lists every customer. */
  search: string;
}

export interface CustomerPage {
  rows: CustomerListRow[];
  /** How many customers the search finds, on all pages together. */
  total: number;
  /** At least 1. */
  lastPage: number;
}

/**
 * One page of the customers that a search finds, by customer number. A page
 * beyond the last has no rows, and the true total.
 */
export async function listCustomers(
  db: Db,
  { search, ...request }: CustomerListRequest,
): Promise<CustomerPage> {
  const found = db.selectFrom('customers').where(containsTerms(db, 'customers.searchText', search));
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { lastPage, from, offset, limit } = pageWindow(total, request);
  if (limit === 0) return { rows: [], total, lastPage };
  const rows = await found
    .select(columns)
    .orderBy('numberOrder', from === 'start' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: from === 'start' ? rows : rows.toReversed(), total, lastPage };
}
