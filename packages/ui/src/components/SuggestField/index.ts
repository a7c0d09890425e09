export { SuggestField, type SuggestFieldProps } from './SuggestField.tsx';
export { suggestFieldKeys } from './SuggestField.keys.ts';
