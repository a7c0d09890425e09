import type { CustomerPath } from '../features/customer/savedCustomer.ts';

/** Labels of the fields of a customer by path; each is unique on its page, so that a message is clear. */
const fields: Readonly<Record<CustomerPath, string>> = {
  number: 'Klantnummer', // spec
  groupId: 'Klantgroep', // spec
  vatNumber: 'Btwnummer', // spec
  companyName: 'Naambedrijf', // spec
  legalEntityRegister: 'RPR',
  enterpriseNumber: 'Ondernemingsnummer',
  bank: 'Bank',
  bic: 'BIC',
  iban: 'IBAN',
  website: 'Website', // spec
  jobTitle: 'Functie', // spec
  reference: 'Referentie', // spec
  representativeId: 'Vertegenwoordiger',
  emailVerified: 'Email gecontroleerd',
  discount: 'Korting',
  ledgerAccount: 'Rekeningnummer boekhouding',
  countingType: 'Typetelling', // spec
  creditLimit: 'Toegelaten krediet',
  notes: 'Notities', // spec
  salutation: 'Aanhef', // spec
  contactName: 'Naamcontactpersoon', // spec
  peppolId: 'Peppol-id',
  asksOrderNumber: 'Referentie is een bestelbonnummer',
  'invoiceAddress.street': 'Factuuradres', // spec
  'invoiceAddress.postcode': 'Postcode', // spec
  'invoiceAddress.city': 'Plaats', // spec
  'invoiceAddress.country': 'Land',
  'invoiceAddress.email': 'Emailadres', // spec
  'invoiceAddress.phone': 'Telefoonnummer', // spec
  'invoiceAddress.mobile': 'Mobielenummer', // spec
  'invoiceAddress.fax': 'Faxnummer', // spec
  'deliveryAddress.street': 'Leveringsadres',
  'deliveryAddress.postcode': 'Postcode levering',
  'deliveryAddress.city': 'Plaats levering',
  'deliveryAddress.country': 'Land levering',
  'deliveryAddress.email': 'Emailadres levering',
  'deliveryAddress.phone': 'Telefoonnummer levering',
  'deliveryAddress.mobile': 'Mobielenummer levering',
  'deliveryAddress.fax': 'Faxnummer levering',
};

/** Sentences of the screens of one customer. Texts marked `spec` are quoted from the specification. */
export const customerText = {
  title: (number: string) => `Klant ${number}`,
  documentTitle: (number: string, name: string) => `Klant ${number} ${name}`.trim(),
  newTitle: 'Nieuwe klant',
  formLabel: 'Gegevens van de klant',
  tabsLabel: 'Onderdelen van de klant',
  close: 'Sluiten', // spec
  fields,
  balance: 'Saldo',
  openingBalance: 'Beginsaldo',
  groups: {
    identity: 'Identiteit',
    invoiceAddress: 'Facturatie',
    deliveryAddress: 'Levering',
    financial: 'Financieel',
    eInvoices: 'E-facturatie',
    notes: 'Opmerkingen',
  },
  eInvoices: {
    explanation:
      'Het Peppol-id volgt uit Ondernemingsnummer of Btwnummer. Vul er alleen een in als de klant een ander heeft, zoals 0208:0403170701.',
    derivedId: 'Afgeleid Peppol-id',
    status: 'Status',
    typed: 'Ingevuld Peppol-id',
    derived: 'Afgeleid Peppol-id',
    afterSave: 'Volgt na het opslaan',
    none: 'Geen Peppol-id: een e-factuur kan nog niet',
    orderNumber: 'De klant weigert een e-factuur zonder bestelbonnummer.',
  },
  unsaved: 'Niet opgeslagen',
  noRepresentative: 'Geen',
  saved: {
    title: 'Opslaan Klant', // spec
    description: 'Met success is de klant gegevens opgeslagen.', // spec
  },
  tabs: {
    details: 'Details', // spec
    quotes: 'Offertes', // spec
    invoices: 'Facturen', // spec
    payments: 'Betalingen', // spec
    creditNotes: "Creditnota's", // spec
    information: 'Informatie', // spec
  },
  vat: {
    lookUp: 'Get VAT', // spec
    lookingUp: 'Bezig met opzoeken',
    title: 'Bewerken', // spec
    question:
      'Wenst u de gegevens van het bedrijf te overschrijven met de gegevens uit de btw-databank?', // spec
    confirm: 'Bevestigen', // spec
    cancel: 'Annuleren', // spec
    filled: 'De gegevens uit de btw-databank zijn ingevuld.',
  },
  warnings: {
    vatNumber: 'Het controlegetal van dit btw-nummer klopt niet. Kijk het na; opslaan kan wel.',
    enterpriseNumber:
      'Het controlegetal van dit ondernemingsnummer klopt niet. Kijk het na; opslaan kan wel.',
    iban: 'Het controlegetal van deze IBAN klopt niet. Kijk hem na; opslaan kan wel.',
  },
  lists: {
    noQuotes: 'Nog geen offertes',
    noInvoices: 'Nog geen facturen',
    noPayments: 'Nog geen betalingen',
    noCreditNotes: "Nog geen creditnota's",
    status: 'Status', // spec
    quoteNumber: 'Offertenummer', // spec
    invoiceNumber: 'Factuurnummer', // spec
    date: 'Datum', // spec
    dueDate: 'Vervaldatum', // spec
    companyName: 'NaamBedrijf', // spec
    total: 'TotaalBedrag', // spec
    balance: 'Saldo', // spec
    amount: 'Bedrag', // spec
    bankName: 'BankNaam', // spec
    notes: 'Notities', // spec
    customerNumber: 'Klantnummer', // spec
    deliveryDate: 'Leverdatum',
  },
  registers: {
    annualAccounts: 'Jaarrekeningen (Nationale Bank)',
    officialGazette: 'Publicaties in het Belgisch Staatsblad',
    companyRegister: 'Kruispuntbank van Ondernemingen',
    withholdingObligation: 'Inhoudingsplicht nakijken',
    none: 'Dit is geen geldig Belgisch btw-nummer. De registers kennen alleen zulke nummers.',
    intro: 'Wat openbare registers over dit bedrijf weten:',
  },
} as const;
