export { DescriptionSearch, type DescriptionSearchProps } from './DescriptionSearch.tsx';
export { descriptionSearchKeys } from './DescriptionSearch.keys.ts';
export type { TextSearchOptions } from './useDescriptionSearch.ts';
