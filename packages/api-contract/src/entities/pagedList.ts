import type { Codec, Infer } from '../codec/Codec.ts';
import { boolean } from '../codec/scalars/boolean.ts';
import { integer } from '../codec/scalars/decimal.ts';
import { list } from '../codec/list.ts';
import { field, object } from '../codec/object.ts';
import { oneOf } from '../codec/oneOf.ts';
import { nullable, withDefault } from '../codec/optional.ts';
import { requiredText, searchText } from '../codec/scalars/text.ts';
import { pageSizes } from './pageSizes.ts';

export { type PageSize, pageSizes } from './pageSizes.ts';

/** Far beyond any list, and small enough for page × page size to stay exact. */
const lastPossiblePage = 1_000_000_000;

/** One entry of a list's pagination: a page number, or words such as previous and next. */
export const pageLink = object({
  label: field('label', requiredText()),
  active: field('active', boolean()),
});

export interface PageLink extends Infer<typeof pageLink> {}

/** One page of a list (spec §3). `lastPage` is at least 1; `total` counts all rows, of every page. */
export interface PagedList<T> {
  readonly data: T[];
  readonly links: PageLink[];
  readonly lastPage: number;
  readonly total: number;
}

/** The codec of one page of `item`s. */
export function pagedList<T>(item: Codec<T>): Codec<PagedList<T>> {
  return object({
    data: field('data', list(item)),
    links: field('links', list<PageLink>(pageLink)),
    lastPage: field('last_page', integer({ min: 1 })),
    total: field('total', integer({ min: 0 })),
  });
}

/** The query of every list (spec §7, §9): page 1 and 10 rows by default. */
export const pageQuery = object({
  page: field('page', withDefault(integer({ min: 1, max: lastPossiblePage }), 1)),
  perPage: field('per_page', withDefault(oneOf(integer(), pageSizes), 10)),
});

export interface PageQuery extends Infer<typeof pageQuery> {}

/** The query of a list that may be read whole: a page size of null is all on one page. */
export const memberQuery = object({
  page: pageQuery.fields.page,
  perPage: field('per_page', nullable(oneOf(integer(), pageSizes))),
});

export interface MemberQuery extends Infer<typeof memberQuery> {}

/** The query of a searchable list: no search by default. */
export const listQuery = object({
  ...pageQuery.fields,
  search: field('q', searchText()),
});

export interface ListQuery extends Infer<typeof listQuery> {}
