export { QuantityField, type QuantityFieldProps } from './QuantityField.tsx';
export { quantityFieldKeys } from './QuantityField.keys.ts';
