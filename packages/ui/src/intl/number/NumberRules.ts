import type { Entry } from '../reading.ts';
import type { NumberFormat } from './formatNumber.ts';
import type { Unit } from './splitNumber.ts';

/** The smallest and the greatest value of a field, scaled whole numbers. */
export interface Bounds {
  /** From 0 on, a minus is refused as such. */
  minimum?: number;
  maximum?: number;
}

/** How a number field parses and formats. */
export interface NumberRules extends NumberFormat, Bounds {
  /** How the text came into the field. */
  entry: Entry;
  /** The unit that may be beside the number; nothing by default. */
  unit?: Unit;
  /** Whether thousands may be set apart; where they never are, '21.000' is 21. Yes by default. */
  allowsGroups?: boolean;
  /** Whether words around a pasted number are left out, as far as that is safe. No by default. */
  skipsWords?: boolean;
}
