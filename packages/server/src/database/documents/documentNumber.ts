import type { DocumentKind } from '@facturatie/api-contract';
import type { IsoDate } from '@facturatie/invoice-engine';

/** What is numbered. */
export type NumberedKind = DocumentKind | 'creditNote';

/** The code of each kind in its numbers (spec §9, which has none of credit notes: ours follows). */
const typeCodes: Readonly<Record<NumberedKind, number>> = {
  quote: 10,
  invoice: 11,
  creditNote: 12,
};

/** A place in the series of a kind and a year. */
export interface SeriesPlace {
  readonly kind: NumberedKind;
  readonly year: number;
  /** From 1. */
  readonly sequence: number;
}

/** Year, type code and a counter of at least five digits: 20261100042 (docs/decisions/0001). */
export function documentNumber({ kind, year, sequence }: SeriesPlace): string {
  return `${String(year).padStart(4, '0')}${typeCodes[kind]}${String(sequence).padStart(5, '0')}`;
}

/** The year whose series a document of this date belongs to. */
export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}
