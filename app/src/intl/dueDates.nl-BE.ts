/** Sentences of the due dates. Texts marked `spec` are quoted from the specification. */
export const dueDateText = {
  title: 'Vervaldagen', // spec
  searchLabel: 'Vervaldagen zoeken',
  searchHint: 'Factuurnummer, klantnummer of bedrijf',
  noneYet: 'Nog geen vervaldagen',
  code: 'Code', // spec
  customerNumber: 'Klantnummer', // spec
  companyName: 'NaamBedrijf', // spec
  documentNumber: 'Factuurnummer',
  amount: 'Bedrag', // spec
  balance: 'Saldo', // spec
  paid: 'Betaald', // spec
  method: 'Betaling per',
  documentDate: 'Factuurdatum', // spec
  date: 'Vervaldatum',
  settled: 'betaald',
  pay: 'Betaling', // spec
  payOf: (documentNumber: string) => `voor factuur ${documentNumber}`,
} as const;
