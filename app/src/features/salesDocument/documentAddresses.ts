import type { DocumentKind } from '@facturatie/api-contract';

/** Where the documents of one kind are found in the app (specification §2). */
export const documentAddresses: Readonly<
  Record<DocumentKind, { readonly list: string; readonly add: string }>
> = {
  quote: { list: '/verkopen/offertes', add: '/toevoegen/verkopen/offerte' },
  invoice: { list: '/verkopen/facturen', add: '/toevoegen/verkopen/factuur' },
};

/** The address of one document, by its own kind (docs/decisions, link target of list rows). */
export function documentAddress(kind: DocumentKind, number: string): string {
  return `${documentAddresses[kind].list}/${encodeURIComponent(number)}`;
}

/** Where an invoice is made of a quote (docs/decisions/0001, 'Omzetten naar factuur'). */
export function convertAddress(quoteNumber: string): string {
  return `${documentAddresses.invoice.add}?offerte=${encodeURIComponent(quoteNumber)}`;
}
