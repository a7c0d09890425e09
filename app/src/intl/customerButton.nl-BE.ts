/** Sentences of the button in a row that opens its customer. */
export const customerButtonText = {
  open: (customerNumber: string) => `Klant ${customerNumber} openen`,
  notes: (notes: string) => `notities: ${notes}`,
} as const;
