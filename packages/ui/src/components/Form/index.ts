export { formKeys, linesFormKeys } from './Form.keys.ts';
export { Form, type FormErrors, type FormProps } from './Form.tsx';
