export { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';
export { moneyFieldKeys } from './MoneyField.keys.ts';
export type { NumberFieldProps } from '../../private/NumberTextField.tsx';
export type { ReadFieldFrameProps } from '../../private/ReadField.tsx';
