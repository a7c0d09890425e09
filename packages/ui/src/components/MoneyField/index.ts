export { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';
export { moneyFieldKeys } from './MoneyField.keys.ts';
