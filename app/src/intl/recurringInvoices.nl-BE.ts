/** Sentences of the recurring invoices. Texts marked `spec` are quoted from the specification. */
export const recurringInvoiceText = {
  title: 'Periodieke facturen',
  filterLabel: 'Periodieke facturen zoeken',
  noneYet: 'Nog geen periodieke facturen',
  customerNumber: 'Code Klant', // spec
  companyName: 'Naam', // spec
  street: 'Adres', // spec
  city: 'Gemeente', // spec
  lastInvoiceDate: 'Datum laatste factuur', // spec
  nextInvoiceDate: 'Datum volgende factuur', // spec
  phone: 'Tel', // spec
  email: 'Email', // spec
  mobile: 'Gsm', // spec
  documentNumber: 'Nummer', // spec
  frequency: 'Frequentie', // spec
} as const;
