export { PercentField, type PercentFieldProps } from './PercentField.tsx';
export { percentFieldKeys } from './PercentField.keys.ts';
