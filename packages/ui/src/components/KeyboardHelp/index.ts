export { KeyboardHelp, type KeyboardHelpProps } from './KeyboardHelp.tsx';
export { KeyboardHelpSheet, type KeyboardHelpSheetProps } from './KeyboardHelpSheet.tsx';
export { useHelpKey } from './helpKey.ts';
export { keyboardHelpKeys } from './KeyboardHelp.keys.ts';
export type { KeyHelpTable } from './keysOnPage.ts';
