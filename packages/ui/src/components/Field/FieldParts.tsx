import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { fieldTexts } from '../../intl/fields.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';
import type { LabelPosition } from './labelPositions.ts';
import { useErrorNotice } from './useErrorNotice.ts';

/** What every field shows around its control. */
export interface FieldFrameProps {
  /** What the field holds. */
  label: string;
  /** The position of the label. */
  labelPosition?: LabelPosition;
  /** Help that is always there: what is expected, in which form. */
  description?: ReactNode;
  /** What is wrong and what to do. Several sentences when several things are. */
  errorMessage?: string | readonly string[];
  /** Whether it is required; shown as text beside the label. */
  isRequired?: boolean;
}

/** A probable mistake in a value, which does not block submitting. */
export interface FieldWarning {
  /** What is odd, and that it may stay. */
  text: string;
  /** Ties it to the control, which names it among what describes it. */
  id: string;
}

/** Props of {@link FieldParts}. */
export interface FieldPartsProps extends FieldFrameProps {
  /** Shown below the control. */
  warning?: FieldWarning | undefined;
  /** The control. */
  children: ReactNode;
}

/** The class of the element around {@link FieldParts}. */
export function fieldClass(labelPosition: LabelPosition = 'top'): string {
  return `${styles.field} ${styles.arrangement[labelPosition]}`;
}

/** The props of the react-aria field around {@link FieldParts}. */
export function ariaFieldProps(
  labelPosition: LabelPosition | undefined,
  errorMessage: FieldFrameProps['errorMessage'],
) {
  return {
    className: fieldClass(labelPosition),
    isInvalid: hasError(errorMessage) || undefined,
    validationBehavior: 'aria',
  } as const;
}

/** Whether `errorMessage` has a message. */
export function hasError(errorMessage: FieldFrameProps['errorMessage']): boolean {
  return errorMessage !== undefined && errorMessage.length > 0;
}

/**
 * Label, help and error around a control, associated by the field they are in. The word for 'required' is
 * hidden from screen readers, which get it from the control itself.
 */
export function FieldParts({
  label,
  labelPosition = 'top',
  description,
  errorMessage,
  isRequired,
  warning,
  children,
}: FieldPartsProps) {
  const messages = useMessages('field', fieldTexts);
  const { announcement, around } = useErrorNotice(
    label,
    errorText(errorMessage, []),
    warning?.text,
  );
  return (
    <>
      <span className={labelPosition === 'hidden' ? styles.hiddenHead : styles.head}>
        <Label className={styles.label}>{label}</Label>
        {isRequired && (
          <span className={styles.required} aria-hidden>
            {messages.required}
          </span>
        )}
      </span>
      <span
        {...around}
        className={labelPosition === 'side' ? `${styles.body} ${styles.bodyAtSide}` : styles.body}
      >
        {children}
        {description !== undefined && (
          <Text slot="description" className={styles.description}>
            {description}
          </Text>
        )}
        {warning && (
          <span id={warning.id} className={styles.warning}>
            <Icon name="caution" />
            <span>{warning.text}</span>
          </span>
        )}
        <FieldError className={styles.error}>
          {({ validationErrors }) => (
            <>
              <Icon name="critical" />
              <span>{errorText(errorMessage, validationErrors)}</span>
            </>
          )}
        </FieldError>
        <span className={visuallyHidden} aria-live="polite">
          {announcement}
        </span>
      </span>
    </>
  );
}

/** The error of the field, or else of the form. */
export function errorText(
  own: FieldFrameProps['errorMessage'],
  fromForm: readonly string[],
): string {
  const messages = hasError(own) ? own : fromForm;
  return typeof messages === 'string' ? messages : (messages ?? []).join(' ');
}
