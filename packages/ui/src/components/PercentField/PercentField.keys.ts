import type { KeyTable } from '../../private/keyTable.ts';
import { readFieldKeys } from '../../private/readFieldKeys.ts';

/** Keys of a percentage field. */
export const percentFieldKeys: KeyTable = readFieldKeys;
