/**
 * The query of an address as a flat record of texts. Nothing is guessed: `q=123` and `q="1"` stay
 * the texts they are. Of a parameter given twice the first one counts.
 */
export function parseFlatSearch(query: string): Record<string, string> {
  const found = new URLSearchParams(query);
  return Object.fromEntries([...found.keys()].map((name) => [name, found.get(name) ?? '']));
}

/**
 * The query of a flat record, with its question mark, or '' when nothing is left to say. Texts and
 * numbers are written plainly; '' and whatever is
 * neither are left out.
 */
export function stringifyFlatSearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'number' || (typeof value === 'string' && value)) {
      query.set(name, String(value));
    }
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}
