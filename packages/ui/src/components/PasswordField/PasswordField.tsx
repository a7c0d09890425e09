import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { control } from '../../private/fields/control.css.ts';
import { passwordFieldTexts } from '../../intl/fields.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Button } from '../Button/Button.tsx';
import { ariaFieldProps, FieldParts, type FieldFrameProps } from '../Field/FieldParts.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PasswordField.css.ts';

/** Which password the browser should offer. */
export const passwordKinds = ['current-password', 'new-password'] as const;

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends FieldFrameProps {
  /** The name in the form; messages of the form find their field by it. */
  name?: string;
  /** The password, when it is kept outside of the field. */
  value?: string;
  /** The password at first, when the field keeps it. */
  defaultValue?: string;
  /** Called with the password at every change. */
  onChange?: (value: string) => void;
  /** Which password the browser should offer: the one in use, or a new one. */
  autoComplete?: (typeof passwordKinds)[number];
  /** Whether it is disabled. */
  isDisabled?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
}

/** A password, hidden until the user shows it, and again once the form is sent. */
export function PasswordField({
  label,
  labelPosition,
  description,
  errorMessage,
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps): ReactNode {
  const messages = useMessages('passwordField', passwordFieldTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const form = inputRef.current?.form;
    const hide = () => {
      setIsShown(false);
      setAnnouncement('');
    };
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  function toggle() {
    setIsShown(!isShown);
    setAnnouncement(isShown ? messages.hidden : messages.shown);
  }

  return (
    <AriaTextField
      {...keyMark('passwordField')}
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      {...ariaFieldProps(labelPosition, errorMessage)}
    >
      <FieldParts
        label={label}
        labelPosition={labelPosition}
        description={description}
        errorMessage={errorMessage}
        isRequired={props.isRequired}
      >
        <span className={styles.group}>
          <Input
            ref={inputRef}
            className={`${control} ${styles.input}`}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <span className={styles.toggle}>
            <Button
              variant="plain"
              size="small"
              icon={isShown ? 'hide' : 'show'}
              isDisabled={props.isDisabled}
              onPress={toggle}
            >
              <span>
                {isShown ? messages.hide : messages.show}
                <VisuallyHidden> {messages.subject}</VisuallyHidden>
              </span>
            </Button>
          </span>
        </span>
        <VisuallyHidden isStatus>{announcement}</VisuallyHidden>
      </FieldParts>
    </AriaTextField>
  );
}
