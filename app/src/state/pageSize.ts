import { pageSizes } from '@facturatie/api-contract';
import type { PageSize } from '@facturatie/api-contract';
import { createStore } from 'jotai/vanilla';
import { storedAtom } from './storedAtom.ts';

/** Page size of someone who never chose one (specification §9). */
export const defaultPageSize: PageSize = 10;

/** Under which key the page size is kept. */
export const pageSizeKey = 'per_page';

/** The page size a person chose last, on every list and in every tab. */
export interface RememberedPageSize {
  /** The stored page size, else the default. */
  current(): PageSize;
  /** Stores `size` when it differs from the current one. */
  remember(size: PageSize): void;
}

/**
 * The page size kept in `storage` under `per_page`. A stored value that lists do not offer is
 * ignored.
 */
export function createRememberedPageSize(storage: Storage): RememberedPageSize {
  const store = createStore();
  const sizeAtom = storedAtom<PageSize>(pageSizeKey, storage, {
    read: (stored) => pageSizes.find((size) => size === stored),
    write: (size) => size,
  });
  store.sub(sizeAtom, () => {});
  const current = () => store.get(sizeAtom) ?? defaultPageSize;
  return {
    current,
    remember: (size) => {
      if (size !== current()) store.set(sizeAtom, size);
    },
  };
}
