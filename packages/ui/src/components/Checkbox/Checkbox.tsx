import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, FieldError, Text } from 'react-aria-components';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import * as toggle from '../../private/fields/toggle.css.ts';
import { hasError } from '../Field/FieldParts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Checkbox.css.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps {
  /** What holds when it is ticked. */
  label: string;
  /** The name in the form. */
  name?: string;
  /** What the form sends for it when it is ticked. */
  value?: string;
  /** Whether it is ticked, when that is kept outside of it. */
  isSelected?: boolean;
  /** Whether it is ticked at first, when it keeps that itself. */
  defaultSelected?: boolean;
  /** Only part of what it represents is ticked; a press ticks all of it. */
  isIndeterminate?: boolean;
  /** Called with whether it is ticked. */
  onChange?: (isSelected: boolean) => void;
  /** Help that is always there. */
  description?: ReactNode;
  /** What is wrong and what to do. */
  errorMessage?: string;
  /** Must be ticked. */
  isRequired?: boolean;
  /** Whether it is disabled. */
  isDisabled?: boolean;
  /** Whether it is read-only. */
  isReadOnly?: boolean;
  /** The input in the page, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice that takes effect when the form is saved. */
export function Checkbox({
  label,
  description,
  errorMessage,
  ref,
  ...props
}: CheckboxProps): ReactNode {
  return (
    <CheckboxField
      {...keyMark('checkbox')}
      {...props}
      inputRef={ref}
      className={toggle.field}
      isInvalid={hasError(errorMessage) || undefined}
      validationBehavior="aria"
    >
      <CheckboxButton className={toggle.button}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={styles.box} aria-hidden>
              {isIndeterminate && <span className={styles.dash} />}
              {isSelected && !isIndeterminate && <Icon name="check" />}
            </span>
            {label}
          </>
        )}
      </CheckboxButton>
      {description !== undefined && (
        <Text slot="description" className={toggle.description}>
          {description}
        </Text>
      )}
      <FieldError className={toggle.error}>
        {({ validationErrors }) => (
          <>
            <Icon name="critical" />
            <span>{errorMessage ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </CheckboxField>
  );
}
