/** What keys do on a document with an e-invoice. */
export const eInvoiceKeys = {
  part: 'eInvoice',
  title: 'E-factuur',
  keys: [{ keys: 'F9', does: 'Opent de e-factuur, waar u ook bent op de pagina.' }],
} as const;
