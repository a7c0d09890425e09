export { QuantityField, type QuantityFieldProps } from './QuantityField.tsx';
export { quantityFieldKeys } from './QuantityField.keys.ts';
export type { NumberFieldProps } from '../../private/fields/NumberTextField.tsx';
export type { ReadFieldFrameProps } from '../../private/fields/ReadField.tsx';
