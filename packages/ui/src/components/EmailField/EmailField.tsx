import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** Props of {@link EmailField}. */
export type EmailFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'spellCheck' | 'autoCapitalize'
>;

/**
 * An e-mail address: the keyboard of a telephone has @, nothing is corrected or written with a capital.
 * Whether the address is right is said by `errorMessage`.
 */
export function EmailField(props: EmailFieldProps): ReactNode {
  return <TextField {...props} type="email" spellCheck={false} autoCapitalize="none" />;
}
