export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export { searchDelay, shortestSearch } from './searchText.ts';
export { searchFieldKeys } from './SearchField.keys.ts';
