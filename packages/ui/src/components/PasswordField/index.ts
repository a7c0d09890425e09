export { PasswordField, passwordKinds, type PasswordFieldProps } from './PasswordField.tsx';
export { passwordFieldKeys } from './PasswordField.keys.ts';
