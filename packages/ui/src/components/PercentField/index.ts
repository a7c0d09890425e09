export { PercentField, type PercentFieldProps } from './PercentField.tsx';
export { percentFieldKeys } from './PercentField.keys.ts';
export type { NumberFieldProps } from '../../private/fields/NumberTextField.tsx';
export type { ReadFieldFrameProps } from '../../private/fields/ReadField.tsx';
