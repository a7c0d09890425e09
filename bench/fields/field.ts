import type { SpellingKind } from '@facturatie/ui/intl/corpus';

/** What a field is a field of. */
export type Kind = SpellingKind;

/** The value of a field: a number in Belgian notation, an ISO date, or nothing. */
export type FieldValue = number | string | null;

/** A field of a library with the settings it is tried with. */
export interface FieldSetting {
  readonly library: 'ours' | 'react-aria-components' | 'react-number-format' | 'Mantine';
  readonly kind: Kind;
  /** The settings, in words. */
  readonly setting: string;
  /** What a value is multiplied by to be the corpus' whole number. */
  readonly scale: number;
}

/** The value and text of a field on blur, after typing or pasting. */
export interface FieldOutcome {
  readonly value: FieldValue;
  /** The text; empty when there is none. */
  readonly shown: string;
  /** Whether it says that something is wrong. */
  readonly isInvalid: boolean;
}

/** The day the corpus was written on, for dates without a year. */
export const corpusDay = '2026-03-16';
