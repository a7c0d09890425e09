import type { DocumentKind } from '@facturatie/api-contract';
import { newestOf } from '../../../state/visitedLists.ts';

/** Where the documents of one kind are found in the app (specification §2). */
export const documentAddresses: Readonly<
  Record<DocumentKind, { readonly list: string; readonly add: string }>
> = {
  quote: { list: '/verkopen/offertes', add: '/toevoegen/verkopen/offerte' },
  invoice: { list: '/verkopen/facturen', add: '/toevoegen/verkopen/factuur' },
  // Credit notes have no list of their own (docs/decisions/0031).
  creditNote: { list: '/verkopen/facturen', add: '/toevoegen/verkopen/creditnota' },
};

/** Where documents of every kind are listed. */
export const allDocuments = '/verkoopdocumenten';

/** The list to which Terug leads: the newest visited one that holds the kind, as it was left. */
export function listToReturnTo(kind: DocumentKind, visited: readonly string[]): string {
  const { list } = documentAddresses[kind];
  return newestOf(visited, [list, allDocuments]) ?? list;
}

/** The address of one document, by its own kind (docs/decisions/0001, Row links). */
export function documentAddress(kind: DocumentKind, number: string): string {
  const folder = kind === 'creditNote' ? '/verkopen/creditnotas' : documentAddresses[kind].list;
  return `${folder}/${encodeURIComponent(number)}`;
}

/** Where an invoice is made of a quote (docs/decisions/0001, 'Omzetten naar factuur'). */
export function convertAddress(quoteNumber: string): string {
  return `${documentAddresses.invoice.add}?offerte=${encodeURIComponent(quoteNumber)}`;
}

/** Where a credit note is made of an invoice (docs/decisions/0031). */
export function creditAddress(invoiceNumber: string): string {
  return `${documentAddresses.creditNote.add}?factuur=${encodeURIComponent(invoiceNumber)}`;
}
