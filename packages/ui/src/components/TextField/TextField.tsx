import { useId, type ReactNode, type Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { control } from '../../private/fields/control.css.ts';
import { ariaFieldProps, FieldParts, type FieldFrameProps } from '../Field/FieldParts.tsx';
import * as styles from './TextField.css.ts';

/** The type of input; it decides the keyboard of a phone. Never `number`: see the documentation. */
export const textFieldTypes = ['text', 'email', 'tel', 'url'] as const;

/** Keyboards of a telephone. */
export const textInputModes = [
  'text',
  'numeric',
  'decimal',
  'email',
  'tel',
  'url',
  'search',
] as const;

/** Where a telephone puts capitals. */
export const textCapitals = ['none', 'sentences', 'words', 'characters'] as const;

/** Props of {@link TextField}. */
export interface TextFieldProps extends FieldFrameProps {
  /** The name in the form; messages of the form find their field by it. */
  name?: string;
  /** The text, when it is kept outside of the field. */
  value?: string;
  /** The text at first, when the field keeps it. */
  defaultValue?: string;
  /** Called with the text at every change. */
  onChange?: (value: string) => void;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** What is typed. */
  type?: (typeof textFieldTypes)[number];
  /**
   * A warning about a probable mistake in the value, which blocks nothing: wrong check digits. Set it on
   * blur, not while the user types.
   */
  warning?: string | undefined;
  /** A button beside the text, for what can be done with it: look it up, copy it. */
  action?: ReactNode;
  /** What the browser may fill in, as in HTML: `email`, `username`, `postal-code`. */
  autoComplete?: string;
  /** The keyboard of a telephone, where `type` does not decide it. */
  inputMode?: (typeof textInputModes)[number];
  /** Most characters that can be typed. */
  maxLength?: number;
  /** Whether the browser checks the spelling. */
  spellCheck?: boolean;
  /** Whether a telephone starts words with a capital. */
  autoCapitalize?: (typeof textCapitals)[number];
  /** An example of valid input. Never the only help: it disappears when the user types. */
  placeholder?: string;
  /** Whether it is disabled. */
  isDisabled?: boolean;
  /** Whether it is read-only: it can be focused and copied. */
  isReadOnly?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** The input in the page, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  labelPosition,
  description,
  errorMessage,
  placeholder,
  spellCheck,
  autoCapitalize,
  warning,
  action,
  ref,
  ...props
}: TextFieldProps): ReactNode {
  const warningId = useId();
  const input = (
    <Input
      ref={ref}
      className={`${control} ${styles.input}`}
      placeholder={placeholder}
      spellCheck={spellCheck}
      autoCapitalize={autoCapitalize}
    />
  );
  return (
    <AriaTextField
      {...props}
      aria-describedby={warning === undefined ? undefined : warningId}
      {...ariaFieldProps(labelPosition, errorMessage)}
    >
      <FieldParts
        label={label}
        labelPosition={labelPosition}
        description={description}
        errorMessage={errorMessage}
        isRequired={props.isRequired}
        warning={warning === undefined ? undefined : { text: warning, id: warningId }}
      >
        {action === undefined ? (
          input
        ) : (
          <span className={styles.withAction}>
            {input}
            {action}
          </span>
        )}
      </FieldParts>
    </AriaTextField>
  );
}
