import { pageSizes } from '@facturatie/api-contract';
import type { PageSize } from '@facturatie/api-contract';
import { storedAtom } from './storedAtom.ts';

/** The page size before the user chose one (specification §9). */
export const defaultPageSize: PageSize = 10;

/** Storage key of the page size. */
export const pageSizeKey = 'per_page';

/** The page size last chosen, else the default. A stored value that lists do not offer is ignored. */
export const pageSizeAtom = storedAtom<PageSize>(() => pageSizeKey, {
  read: (stored) => pageSizes.find((size) => size === stored) ?? defaultPageSize,
});
