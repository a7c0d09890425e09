import type { KeyTable } from '../../private/keyTable.ts';
import { twoReadingsKeys } from '../../private/readFieldKeys.ts';

/** Keys of a quantity field. */
export const quantityFieldKeys: KeyTable = twoReadingsKeys;
