import type { SelectQueryBuilder } from 'kysely';
import { pageWindow } from './pageWindow.ts';
import type { PageRequest, PageWindow } from './pageWindow.ts';

/** One page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** How many rows the list has, on all pages together. */
  total: number;
  /** The number of the last page; at least 1. */
  lastPage: number;
}

/** How a list is read: its length, and the rows of a window in the direction that it names. */
export interface PagedQueries<Row> {
  /** Whether `read` depends on the total. */
  needsTotal?: boolean;
  count(): Promise<number>;
  /** @param total how many rows the list has; undefined of a first page that does not need it */
  read(window: Pick<PageWindow, 'from' | 'offset' | 'limit'>, total?: number): Promise<Row[]>;
}

/**
 * Reads a page with two queries: count(*) beside every row costs several times
 * as much. A first page that is not full has counted itself. A page beyond the
 * last has no rows, and the true total.
 */
export async function readPage<Row>(
  request: PageRequest,
  { needsTotal = false, count, read }: PagedQueries<Row>,
): Promise<Page<Row>> {
  if (request.page === 1 && !needsTotal) {
    const rows = await read({ from: 'start', offset: 0, limit: request.perPage });
    const total = rows.length < request.perPage ? rows.length : await count();
    return { rows, total, lastPage: pageWindow(total, request).lastPage };
  }
  const total = await count();
  const { lastPage, ...window } = pageWindow(total, request);
  const rows = window.limit === 0 ? [] : await read(window, total);
  return { rows: window.from === 'start' ? rows : rows.toReversed(), total, lastPage };
}

/** The number of rows that a query finds. */
export async function countRows<Tables, From extends keyof Tables>(
  found: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const counted = found.select(({ fn }) => fn.countAll<number>().as('total'));
  return (await counted.$castTo<{ total: number }>().executeTakeFirstOrThrow()).total;
}
