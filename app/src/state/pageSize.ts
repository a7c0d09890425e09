import { pageSizes } from '@facturatie/api-contract';
import type { PageSize } from '@facturatie/api-contract';
import { atom } from 'jotai/vanilla';
import { storedAtom } from './storedAtom.ts';

/** The page size before the user chose one (specification §9). */
export const defaultPageSize: PageSize = 10;

/** Storage key of the page size. */
export const pageSizeKey = 'per_page';

const storedSizeAtom = storedAtom<PageSize>(() => pageSizeKey, {
  read: (stored) => pageSizes.find((size) => size === stored),
  write: (size) => size,
});

/** The page size last chosen, else the default. A stored value that lists do not offer is ignored. */
export const pageSizeAtom = atom(
  (get) => get(storedSizeAtom) ?? defaultPageSize,
  (get, set, size: PageSize) => {
    if (size !== get(pageSizeAtom)) set(storedSizeAtom, size);
  },
);
