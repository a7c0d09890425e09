import type { Column } from '../components/DataTable/column.ts';

/** A row of the examples of lists. */
export interface ExampleRow {
  number: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  phone: string;
  balance: string;
}

const names = [
  'Bouwwerken Vandenberghe & Zonen',
  'Bakkerij De Smet',
  'Van Damme Tuinarchitectuur',
  'Apotheek Lippens',
  'Garage Peeters',
  'Drukkerij Sint-Joris',
  'Café De Welkom',
  'Elektro Janssens',
  'Schrijnwerkerij Wouters',
  'Dierenkliniek Het Zand',
];
const streets = [
  'Kerkstraat 12',
  'Burgemeester Vandewielestraat 104',
  'Markt 1',
  'Stationsplein 45',
];
const cities = ['Gent', 'Sint-Amandsberg', 'Aalst', 'Oudenaarde'];

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** Rows to look at, the same ones every time. Every third has no telephone. */
export function exampleRows(count: number): ExampleRow[] {
  return Array.from({ length: count }, (_, index) => ({
    number: String(10_234 + index * 7),
    name: pick(names, index),
    street: pick(streets, index),
    postcode: String(9000 + index * 10),
    city: pick(cities, index),
    phone: index % 3 === 2 ? '' : `09 223 45 ${60 + (index % 40)}`,
    balance: `${(index * 317) % 2400},${String((index * 37) % 100).padStart(2, '0')}`,
  }));
}

/** Columns for them. */
export const exampleColumns: readonly Column<ExampleRow>[] = [
  { key: 'number', header: 'Nummer', cell: (row) => row.number, width: 'small' },
  { key: 'name', header: 'Bedrijf', cell: (row) => row.name, width: 'large', isRowHeader: true },
  { key: 'street', header: 'Straat', cell: (row) => row.street, width: 'large' },
  { key: 'postcode', header: 'Postnr.', cell: (row) => row.postcode, width: 'xsmall' },
  { key: 'city', header: 'Gemeente', cell: (row) => row.city, width: 'medium' },
  { key: 'phone', header: 'Telefoon', cell: (row) => row.phone, width: 'small' },
  { key: 'balance', header: 'Saldo', cell: (row) => row.balance, width: 'small', align: 'end' },
];

const places: Readonly<Record<string, Partial<Column<ExampleRow>>>> = {
  number: { card: 'aside' },
  name: { card: 'title', takesRest: 'always' },
  street: { card: 'flow', takesRest: 'wide' },
  postcode: { card: 'flow' },
  city: { card: 'flow', takesRest: 'wide' },
  phone: { card: 'third' },
  balance: { card: 'twoThirds' },
};

/** The same columns with places in a low card, the name taking the width that is left. */
export const placedColumns: readonly Column<ExampleRow>[] = exampleColumns.map((column) => ({
  ...column,
  isRowHeader: column.key === 'number',
  ...places[column.key],
}));

/** Columns with a street that wraps over several lines. */
export const multilineColumns: readonly Column<ExampleRow>[] = placedColumns.map((column) => ({
  ...column,
  isMultiline: column.key === 'street',
}));

/** Rows with streets that no column is wide enough for. */
export const rowsWithLongStreets: readonly ExampleRow[] = exampleRows(3).map((row) => ({
  ...row,
  street: `${row.street}, ${'verdieping 4, '.repeat(5)}bus 1234`,
}));
