import type { KeyTable } from '../../private/keyboard/keyTable.ts';
import { twoReadingsKeys } from '../../private/fields/readFieldKeys.ts';

/** Keys of a quantity field. */
export const quantityFieldKeys: KeyTable = twoReadingsKeys;
