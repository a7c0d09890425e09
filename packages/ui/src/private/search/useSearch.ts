import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSearch, type Search, type SearchPorts, type SearchState } from './search.ts';

/** How a field searches. */
export type SearchSettings<Item> = Omit<SearchPorts<Item>, 'wait'>;

const atRest = { is: 'resting' } as const;

function wait(milliseconds: number, then: () => void) {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

/** A search for the lifetime of the field, and its status. */
export function useSearch<Item>(
  settings: SearchSettings<Item>,
  text: string,
): readonly [Search<Item>, SearchState<Item>] {
  const [search] = useState(() => {
    const created = createSearch({ ...settings, wait });
    created.settled(text);
    return created;
  });
  useEffect(() => search.connect({ ...settings, wait }));
  useEffect(() => () => search.settled(''), [search]);
  const state = useSyncExternalStore<SearchState<Item>>(
    search.subscribe,
    search.state,
    () => atRest,
  );
  return [search, state];
}
