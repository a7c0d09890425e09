import { customerRow } from '@facturatie/api-contract';
import type { CustomerRow } from '@facturatie/api-contract';
import type { Db } from '../db.ts';
import type { PageRequest } from '../paging/pageWindow.ts';
import { countRows, readPage } from '../paging/readPage.ts';
import type { Page } from '../paging/readPage.ts';
import type { Customer } from '../schema.ts';
import { searchRows } from '../search/searchRows.ts';

const columns = Object.keys(customerRow.fields) as (keyof CustomerRow)[];

/** A customer as the list shows it. */
export type CustomerListRow = Pick<Customer, keyof CustomerRow>;

export interface CustomerListRequest extends PageRequest {
  /** What was typed; '' lists every customer. */
  search: string;
  /** Only the customers of this group. */
  groupId?: number;
}

/**
 * One page of the customers that a search finds, by customer number. A page
 * beyond the last has no rows, and the true total.
 */
export async function listCustomers(
  db: Db,
  { search, groupId, ...request }: CustomerListRequest,
): Promise<Page<CustomerListRow>> {
  const searching = searchRows(db, 'customers', search);
  const found = (total?: number) =>
    db
      .selectFrom('customers as found')
      .where(searching.where(total))
      .$if(groupId !== undefined, (query) => query.where('found.groupId', '=', groupId ?? 0));
  return readPage(request, {
    needsTotal: searching.needsTotal,
    count: () => countRows(found()),
    async read({ from, offset, limit }, total) {
      const direction = from === 'start' ? 'asc' : 'desc';
      // Passing over rows stays inside the index; only the rows of the page are read whole.
      const window = found(total)
        .select('found.numberOrder')
        .orderBy('found.numberOrder', direction)
        .limit(limit)
        .offset(offset);
      return db
        .selectFrom('customers')
        .select(columns)
        .where('numberOrder', 'in', window)
        .orderBy('numberOrder', direction)
        .execute();
    },
  });
}
