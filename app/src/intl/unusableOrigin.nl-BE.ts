/** Why nothing can be made of the document that an address names, and where to continue. */
export const unusableOriginText = {
  unusableInvoice: {
    title: 'Deze factuur bestaat niet',
    explanation: (number: string) =>
      number === ''
        ? 'Een creditnota wordt van een factuur gemaakt. Open de factuur en kies Crediteren.'
        : `Er is geen factuur met het nummer ${number} die lijnen heeft.`,
    invoices: 'Naar de facturen',
  },
  unusableQuote: {
    converted: {
      title: 'Deze offerte is al omgezet',
      explanation: (quote: string, invoice: string) =>
        `Van offerte ${quote} is factuur ${invoice} gemaakt. Van één offerte maakt u één factuur.`,
      invoice: (number: string) => `Factuur ${number} openen`,
      quote: (number: string) => `Offerte ${number} openen`,
    },
    unknown: {
      title: 'Deze offerte bestaat niet',
      explanation: (number: string) =>
        `Er is geen offerte met het nummer ${number}. Misschien is ze verwijderd.`,
      quotes: 'Naar de offertes',
      blank: 'Lege factuur beginnen',
    },
  },
};
