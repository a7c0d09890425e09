import type { KeyTable } from '../../private/keyboard/keyTable.ts';
import { twoReadingsKeys } from '../../private/fields/readFieldKeys.ts';

/** Keys of an amount field. */
export const moneyFieldKeys: KeyTable = twoReadingsKeys;
