import { useId, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { buttonTexts } from '../../intl/frame.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/iconShapes.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';
import type { ButtonSize, ButtonTone, ButtonVariant } from './buttonLooks.ts';

/** What the button is in a form. */
export const buttonTypes = ['button', 'submit', 'reset'] as const;

/** Props of {@link Button}. */
export interface ButtonProps {
  /** What pressing does, verb first. */
  children: ReactNode;
  /** What pressing means. */
  tone?: ButtonTone;
  /** The emphasis; one solid button per screen. */
  variant?: ButtonVariant;
  /** Its size; `small` inside rows and fields. */
  size?: ButtonSize;
  /** A picture before the label. */
  icon?: IconName;
  /** What it is in a form. */
  type?: (typeof buttonTypes)[number];
  /** The form it belongs to, where it is outside of it. */
  form?: string;
  /** Whether it is disabled. Prefer a button that reports what is missing when it is pressed. */
  isDisabled?: boolean;
  /**
   * Whether its action is pending: it keeps the focus, ignores presses and announces it. Pass `false`
   * otherwise, so that the live region exists before.
   */
  isPending?: boolean;
  /** Announced while it is busy, instead of the default text. */
  pendingText?: string;
  /** Takes the whole width it is given. */
  isFullWidth?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** Ids of the elements that explain what it does. */
  'aria-describedby'?: string;
  /** Whether what it opens and closes is open now. */
  'aria-expanded'?: boolean;
  /** Whether what it switches is on now; it is then read as a switch that is pressed in. */
  'aria-pressed'?: boolean;
  /** Id of what it opens or changes. */
  'aria-controls'?: string;
  /** Called on a click, a touch, Enter or Space. */
  onPress?: (event: PressEvent) => void;
  /** The button in the page, to give it the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** Does something here and now. */
export function Button({
  children,
  tone = 'neutral',
  variant = 'outline',
  size = 'standard',
  icon,
  type = 'button',
  isPending,
  pendingText,
  isFullWidth = false,
  onPress,
  'aria-describedby': describedBy,
  ...props
}: ButtonProps) {
  const messages = useMessages('button', buttonTexts);
  const statusId = useId();
  const isBusy = isPending === true;
  const width = isFullWidth ? ` ${styles.fullWidth}` : '';
  return (
    <>
      {/* Being the form's first submit button, it keeps Enter in a field from sending again. */}
      {isBusy && type === 'submit' && <button type="submit" disabled hidden form={props.form} />}
      <AriaButton
        {...keyMark('button')}
        {...props}
        type={isBusy ? 'button' : type}
        aria-disabled={isBusy ? 'true' : undefined}
        aria-describedby={isBusy ? [describedBy, statusId].filter(Boolean).join(' ') : describedBy}
        onPress={isBusy ? undefined : onPress}
        className={`${styles.button} ${styles.size[size]} ${styles.look[variant][tone]}${width}`}
      >
        <span className={styles.holder}>
          <span className={isBusy ? `${styles.content} ${styles.busyContent}` : styles.content}>
            {icon && <Icon name={icon} />}
            {children}
          </span>
          {isBusy && <span className={styles.busy} />}
        </span>
      </AriaButton>
      {isPending !== undefined && (
        <VisuallyHidden isStatus id={statusId}>
          {isBusy && (pendingText ?? messages.pending)}
        </VisuallyHidden>
      )}
    </>
  );
}
