export {
  SearchComboBox,
  type SearchComboBoxAction,
  type SearchComboBoxProps,
} from './SearchComboBox.tsx';
export { searchComboBoxKeys } from './SearchComboBox.keys.ts';
export type { SearchAnswer, SearchFunction } from '../../private/search/search.ts';
