export { QuantityField, type QuantityFieldProps } from './QuantityField.tsx';
export { quantityFieldKeys } from './QuantityField.keys.ts';
export type { NumberFieldProps } from '../../private/NumberTextField.tsx';
export type { ReadFieldFrameProps } from '../../private/ReadField.tsx';
