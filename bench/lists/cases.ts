import type { Session } from './session.ts';

/** A page of a list, or of what a search finds. */
export interface ListedPage {
  /** As the report calls it. */
  readonly name: string;
  /** The list, whose pages must all take about as long. */
  readonly list: string;
  /** What is searched for; undefined for a page of the whole list. */
  readonly search: string | undefined;
  readonly address: string;
}

/** The customer with the most documents: the first of the demo. */
const best = '1001';

const lists: readonly (readonly [name: string, path: string])[] = [
  ['Customers', 'klanten'],
  ['Documents', 'verkoopdocumenten'],
  ['Invoices', 'verkoopdocumenten?type=11'],
  ['Due dates', 'vervaldagen'],
  ['Recurring invoices', 'periodiekefacturen'],
  ['Invoices of a customer', `klanten/${best}/facturen`],
  ['Payments of a customer', `klanten/${best}/betalingen`],
];

const searches: readonly (readonly [name: string, path: string, texts: readonly string[]])[] = [
  ['Customers', 'klanten', ['ja', 'janssens', 'bakkerij peeters', '0475', 'zzqx']],
  ['Documents', 'verkoopdocumenten', ['ja', 'janssens', '20261100042', 'zzqx']],
  ['Due dates', 'vervaldagen', ['ja', 'janssens', '20261100042']],
  ['Recurring invoices', 'periodiekefacturen', ['ja', 'janssens', '2026110004']],
];

export const listNames: readonly string[] = lists.map(([name]) => name);

/** The first, the middle and the last page of every list, and the first of some searches. */
export async function listedPages(session: Session): Promise<readonly ListedPage[]> {
  const pages: ListedPage[] = [];
  for (const [list, path] of lists) {
    const last = lastPageOf(await session.get(addressOf(path, '', 1)));
    for (const [name, page] of [
      ['first', 1],
      ['middle', Math.ceil(last / 2)],
      ['last', last],
    ] as const) {
      const address = addressOf(path, '', page);
      pages.push({ name: `${list}, ${name} page`, list, search: undefined, address });
    }
  }
  for (const [list, path, texts] of searches) {
    for (const search of texts) {
      const address = addressOf(path, search, 1);
      pages.push({ name: `${list}, search \u201c${search}\u201d`, list, search, address });
    }
  }
  return pages;
}

function addressOf(path: string, text: string, page: number): string {
  const address = new URL(`/api/v1/auth/${path}`, 'http://server');
  address.searchParams.set('page', String(page));
  address.searchParams.set('per_page', '20');
  if (text !== '') address.searchParams.set('q', text);
  return address.pathname + address.search;
}

function lastPageOf(answer: string): number {
  const [list] = Object.values(JSON.parse(answer) as Record<string, { last_page: number }>);
  if (list === undefined) throw new Error('An answer without a list');
  return list.last_page;
}
