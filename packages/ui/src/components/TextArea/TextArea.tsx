import { useState, type ReactNode, type Ref } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import { control } from '../../private/fields/control.css.ts';
import { ariaFieldProps, FieldParts, type FieldFrameProps } from '../Field/FieldParts.tsx';
import * as styles from './TextArea.css.ts';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends FieldFrameProps {
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
  /** What the browser may fill in, as in HTML: `street-address`. */
  autoComplete?: string;
  /** How many lines it shows when it is empty; it grows with its text. */
  rows?: number;
  /** Most characters that can be typed. */
  maxLength?: number;
  /** Whether the browser checks the spelling. */
  spellCheck?: boolean;
  /** An example of valid input. Never the only help: it disappears when the user types. */
  placeholder?: string;
  /** Whether it is disabled. */
  isDisabled?: boolean;
  /** Whether it is read-only: it can be focused and copied. */
  isReadOnly?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** The text area in the page, to give it the focus. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines. The field is as high as its text: nothing scrolls inside of it. */
export function TextArea({
  label,
  labelPosition,
  description,
  errorMessage,
  defaultValue = '',
  value,
  onChange,
  rows = 3,
  placeholder,
  spellCheck,
  ref,
  ...props
}: TextAreaProps): ReactNode {
  const [own, setOwn] = useState(defaultValue);
  const text = value ?? own;
  return (
    <AriaTextField
      {...props}
      value={text}
      onChange={(changed) => {
        setOwn(changed);
        onChange?.(changed);
      }}
      {...ariaFieldProps(labelPosition, errorMessage)}
    >
      <FieldParts
        label={label}
        labelPosition={labelPosition}
        description={description}
        errorMessage={errorMessage}
        isRequired={props.isRequired}
      >
        {/* The same text behind the field gives both their height. */}
        <span
          className={rows === 1 ? `${styles.growing} ${styles.oneRow}` : styles.growing}
          data-text={text}
        >
          <AriaTextArea
            ref={ref}
            className={`${control} ${styles.input}`}
            rows={rows}
            placeholder={placeholder}
            spellCheck={spellCheck}
          />
        </span>
      </FieldParts>
    </AriaTextField>
  );
}
