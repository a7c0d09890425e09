export { KeyboardHelp, type KeyboardHelpProps } from './KeyboardHelp.tsx';
export { keyboardHelpKeys } from './KeyboardHelp.keys.ts';
export type { KeyHelpTable } from './keysOnPage.ts';
