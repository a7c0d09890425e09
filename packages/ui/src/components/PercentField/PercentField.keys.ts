import type { KeyTable } from '../../private/keyboard/keyTable.ts';
import { readFieldKeys } from '../../private/fields/readFieldKeys.ts';

/** Keys of a percentage field. */
export const percentFieldKeys: KeyTable = readFieldKeys;
