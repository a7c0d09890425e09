import type { SearchFunction } from '../private/search/search.ts';

/** Somebody to search for in an example. */
export interface ExampleCustomer {
  number: string;
  name: string;
  /** Place of residence, to distinguish equal names. */
  place: string;
}

/** Two of one name among them. */
export const exampleCustomers: readonly ExampleCustomer[] = [
  { number: 'K1', name: 'Bakkerij Peeters', place: 'Markt 3, 8000 Brugge' },
  { number: 'K2', name: 'Bakkerij Peeters', place: 'Stationsstraat 41, 9700 Oudenaarde' },
  { number: 'K3', name: 'Bakkerij Het Zoete Broodje', place: 'Dorp 12, 9300 Aalst' },
  { number: 'K4', name: 'Garage Vermeulen bv', place: 'Steenweg 118, 9000 Gent' },
];

/** How a field reads an example customer. */
export const customerWords = {
  itemKey: (customer: ExampleCustomer) => customer.number,
  itemLabel: (customer: ExampleCustomer) => customer.name,
  itemDescription: (customer: ExampleCustomer) => customer.place,
};

/** Those whose name holds the text, as a server would find them. */
export const findCustomers: SearchFunction<ExampleCustomer> = async (text) => {
  const wanted = text.toLowerCase();
  return { items: exampleCustomers.filter(({ name }) => name.toLowerCase().includes(wanted)) };
};
