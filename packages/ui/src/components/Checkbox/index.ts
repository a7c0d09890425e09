export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { checkboxKeys } from './Checkbox.keys.ts';
