export { DateField, type DateFieldProps } from './DateField.tsx';
export { dateFieldKeys } from './DateField.keys.ts';
