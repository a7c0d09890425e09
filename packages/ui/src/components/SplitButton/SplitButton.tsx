import { useRef } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { splitButtonTexts } from '../../intl/forms.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { useSaveKey } from '../../private/keyboard/useSaveKey.ts';
import * as buttonStyles from '../Button/Button.css.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import type { ButtonTone, ButtonVariant } from '../Button/buttonLooks.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/iconShapes.ts';
import { MenuButton } from '../Menu/MenuButton.tsx';
import type { MenuItem } from '../Menu/menuEntries.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { noDescription } from '../Tooltip/tooltipPlacements.ts';
import * as styles from './SplitButton.css.ts';

/** Props of {@link SplitButton}. */
export interface SplitButtonProps {
  /** Label of the main action, verb first. */
  label: string;
  /** What can be done instead. */
  items: readonly MenuItem[];
  /** What pressing means. */
  tone?: ButtonTone;
  /** The emphasis. */
  variant?: ButtonVariant;
  /** A picture before the label. */
  icon?: IconName;
  /** What the button itself is in a form; the other choices are never sent by the form. */
  type?: ButtonProps['type'];
  /** The form it belongs to, where it is outside of it. */
  form?: string;
  /** Ctrl+S presses the button, wherever the focus is; not while a dialog lies over it. */
  hasSaveKey?: boolean;
  /**
   * Called by Ctrl+S while it is busy, when the key presses nothing: for what sends the text that was typed
   * since as soon as it can.
   */
  onSaveWhilePending?: () => void;
  /** Nothing of it can be used now. */
  isDisabled?: boolean;
  /** Busy with any of its choices: both halves keep the focus and take no second press. */
  isPending?: boolean;
  /** Announced while it is busy, instead of the default text. */
  pendingText?: string;
  /** Called when the button itself is pressed, also by Ctrl+S. */
  onPress?: (event: PressEvent) => void;
}

/** A button for the main action, with an arrow beside it for alternatives. */
export function SplitButton({
  label,
  items,
  tone = 'accent',
  variant = 'solid',
  hasSaveKey = false,
  onSaveWhilePending,
  isPending,
  ...props
}: SplitButtonProps) {
  const texts = useMessages('splitButton', splitButtonTexts);
  const main = useRef<HTMLButtonElement>(null);
  const isBusy = isPending === true;
  useSaveKey(main, hasSaveKey, isBusy ? onSaveWhilePending : undefined);

  const button = (
    <Button {...props} ref={main} tone={tone} variant={variant} isPending={isPending}>
      {label}
    </Button>
  );
  const arrowClass = `${buttonStyles.button} ${buttonStyles.look[variant][tone]} ${styles.arrow}`;
  return (
    <span className={styles.splitButton} {...keyMark('splitButton', [!hasSaveKey && 'Ctrl+S'])}>
      <span className={styles.main}>
        {hasSaveKey ? <Tooltip text={texts.saveKey}>{button}</Tooltip> : button}
      </span>
      <span className={styles.more}>
        <MenuButton
          trigger={
            <Tooltip text={texts.more(label)}>
              <AriaButton
                className={arrowClass}
                isDisabled={props.isDisabled}
                aria-label={texts.more(label)}
                aria-describedby={noDescription}
                aria-disabled={isBusy ? 'true' : undefined}
              >
                <Icon name="chevronDown" />
              </AriaButton>
            </Tooltip>
          }
          items={items}
          placement="bottom end"
          isDisabled={isBusy}
        />
      </span>
    </span>
  );
}
