/** What the parts of an e-invoice are called, as its receiver reads it. */
export const eInvoiceReadingText = {
  seller: 'Leverancier',
  buyer: 'Klant',
  number: 'Nummer',
  date: 'Datum',
  dueDate: 'Vervaldatum',
  deliveryDate: 'Leverdatum',
  reference: 'Referentie',
  note: 'Opmerking',
  iban: 'IBAN',
  communication: 'Mededeling',
  terms: 'Betaling',
  lines: 'Lijnen',
  description: 'Omschrijving',
  quantity: 'Aantal',
  price: 'Prijs',
  discount: 'Korting',
  net: 'Netto',
  netOfLine: (id: string) => `Netto van lijn ${id}`,
  rate: 'Btw',
  vat: 'Btw per tarief',
  taxable: 'Maatstaf',
  tax: 'Bedrag',
  why: 'Reden',
  lineNet: 'Lijnen samen',
  allowance: 'Korting',
  netTotal: 'Totaal excl. btw',
  vatTotal: 'Btw',
  total: 'Totaal incl. btw',
  prepaid: 'Al betaald',
  payable: { invoice: 'Te betalen', creditNote: 'Terug te betalen' },
  source: 'XML',
  explained: {
    /** The rule of the calculation, and the standard behind it. */
    rule: (rule: string, standard: readonly string[]) =>
      standard.length === 0
        ? `Regel ${rule} van de berekening.`
        : `Regel ${rule} van de berekening. Norm: EN 16931 ${standard.join(', ')}.`,
    ofCategory: (name: string, category: string) => `${name} (${category})`,
    sharedOverCategories: (rate: string, parts: string) =>
      `De korting aan ${rate} is op de cent verdeeld over de btw-categorieën, naar het netto van hun lijnen: ${parts}.`,
    alreadyPaid: 'Al betaald toen de e-factuur gemaakt werd',
  },
} as const;
