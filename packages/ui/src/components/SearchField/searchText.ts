/** A search starts at this many characters. */
export const shortestSearch = 2;

/** How long typing must pause before the search starts, in milliseconds. */
export const searchDelay = 1000;

/** Whether there is something in the field, but too little to search for. */
export function isTooShort(text: string, shortest: number): boolean {
  const { length } = text.trim();
  return length > 0 && length < shortest;
}

/**
 * What to search for when the field holds `text` and `last` was searched for before: the text without
 * the spaces around it, or undefined when it is too short or says nothing new. An empty field searches
 * for '', which is everything.
 */
export function textToSearch(text: string, last: string, shortest: number): string | undefined {
  const trimmed = text.trim();
  return trimmed === last || isTooShort(trimmed, shortest) ? undefined : trimmed;
}
