import type { KeyTable } from '../../private/keyTable.ts';
import { twoReadingsKeys } from '../../private/readFieldKeys.ts';

/** Keys of an amount field. */
export const moneyFieldKeys: KeyTable = twoReadingsKeys;
