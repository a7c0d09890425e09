/** Sentences of the customer groups. Texts marked `spec` are quoted from the specification. */
export const customerGroupText = {
  listTitle: 'Groep Klanten', // spec
  add: 'Toevoegen', // spec
  filterLabel: 'Groepen zoeken',
  noneYet: 'Nog geen groepen',
  name: 'Naam', // spec
  customerCount: 'Aantal', // spec
  discount: 'Korting', // spec
  title: (name: string) => `Klantengroep ${name}`,
  titleOfAny: 'Klantengroep',
  newTitle: 'Nieuwe klantengroep',
  fields: {
    name: 'Groep', // spec
    discount: 'Korting', // spec
    notes: 'Notities', // spec
  },
  customers: 'Klanten in deze groep',
  noCustomers: 'Deze groep heeft nog geen klanten',
  created: {
    title: 'Opslaan Klantengroep', // spec
    description: 'Met success is de klant gegevens opgeslagen.', // spec
  },
  updated: {
    title: 'Opslaan Klantengroep', // spec
    description: 'Met success is de klantengroep gegevens opgeslagen.', // spec
  },
  removed: {
    title: 'Verwijderen Klantengroep', // spec
    description: 'Met success is de klantengroep verwijdert.', // spec
  },
  removal: {
    title: (name: string) => `Klantengroep ${name} verwijderen?`,
    message: 'Dat kan niet ongedaan gemaakt worden.',
  },
} as const;
