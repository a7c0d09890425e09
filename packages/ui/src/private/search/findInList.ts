import { plain } from './searchText.ts';
import { searchDelay, shortestSearch, type SearchFunction } from './search.ts';
import type { SearchSettings } from './useSearch.ts';

/** Finds in a list what holds the text; first what begins with it. All of it for no text. */
export function findInList(list: readonly string[]): SearchFunction<string> {
  return (text) => {
    const wanted = plain(text);
    const holding = list.filter((one) => plain(one).includes(wanted) && plain(one) !== wanted);
    const begins = (one: string) => plain(one).startsWith(wanted);
    return { items: [...holding.filter(begins), ...holding.filter((one) => !begins(one))] };
  };
}

/** How suggestions are searched for: a local list at once, a request debounced. */
export function suggestionSettings(
  suggestions: readonly string[] | SearchFunction<string>,
): SearchSettings<string> {
  return typeof suggestions === 'function'
    ? { find: suggestions, minimumLength: shortestSearch, delay: searchDelay }
    : { find: findInList(suggestions), minimumLength: 0, delay: 0 };
}
