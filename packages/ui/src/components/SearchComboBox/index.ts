export { SearchComboBox, type SearchComboBoxProps } from './SearchComboBox.tsx';
export type { SearchComboBoxAction } from './searchComboBoxAction.ts';
export { searchComboBoxKeys } from './SearchComboBox.keys.ts';
export type { SearchAnswer, SearchFunction } from '../../private/search/search.ts';
