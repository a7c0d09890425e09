export { PercentField, type PercentFieldProps } from './PercentField.tsx';
export { percentFieldKeys } from './PercentField.keys.ts';
export type { NumberFieldProps } from '../../private/NumberTextField.tsx';
export type { ReadFieldFrameProps } from '../../private/ReadField.tsx';
