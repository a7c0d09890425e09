export { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';
export { moneyFieldKeys } from './MoneyField.keys.ts';
export type { NumberFieldProps } from '../../private/fields/NumberTextField.tsx';
export type { ReadFieldFrameProps } from '../../private/fields/ReadField.tsx';
