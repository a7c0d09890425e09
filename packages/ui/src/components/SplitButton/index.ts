export { SplitButton, type SplitButtonProps } from './SplitButton.tsx';
export { splitButtonKeys } from './SplitButton.keys.ts';
