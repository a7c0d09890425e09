/** Somebody to choose. */
export interface Customer {
  readonly key: string;
  readonly name: string;
  readonly city: string;
}

const kinds = ['Bakkerij', 'Schrijnwerkerij', 'Garage', 'Dakwerken', 'Drukkerij'];
const names = ['Peeters', 'Janssens', 'Maes', 'Willems', 'Claes', 'Goossens', 'Wouters', 'Mertens'];
const cities = ['Gent', 'Antwerpen', 'Leuven', 'Brugge', 'Hasselt', 'Mechelen', 'Aalst'];

const oneOf = (list: readonly string[], index: number) => list[index % list.length] ?? '';

export const customers: readonly Customer[] = Array.from({ length: 10_000 }, (_, index) => ({
  key: String(index),
  name: `${oneOf(kinds, index)} ${oneOf(names, index * 3)} ${index}`,
  city: oneOf(cities, index),
}));

/** All whose name holds a text. Both fields search in this way. */
export function customersWith(text: string): readonly Customer[] {
  const wanted = text.trim().toLowerCase();
  return customers.filter(({ name }) => name.toLowerCase().includes(wanted));
}
