export { Select, type SelectOption, type SelectProps } from './Select.tsx';
export { selectKeys } from './Select.keys.ts';
