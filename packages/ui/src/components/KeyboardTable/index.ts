export { KeyboardTable, type KeyboardTableProps } from './KeyboardTable.tsx';
export type { KeyRow, KeyTable } from '../../private/keyboard/keyTable.ts';
