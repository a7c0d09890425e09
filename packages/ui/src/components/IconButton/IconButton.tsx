import { useId, type Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import * as buttonStyles from '../Button/Button.css.ts';
import type { ButtonSize, ButtonTone, ButtonVariant } from '../Button/buttonLooks.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/iconShapes.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { noDescription, type TooltipPlacement } from '../Tooltip/tooltipPlacements.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './IconButton.css.ts';

/** Props of {@link IconButton}. */
export interface IconButtonProps {
  /** What pressing does, verb first: its name for screen readers, and its tooltip. */
  label: string;
  /** The picture. */
  icon: IconName;
  /**
   * Why it is highlighted, in words: 'Er zijn notities'. Shows a dot on the icon, and adds the words to the
   * tooltip and the description for screen readers.
   */
  highlight?: string;
  /** What pressing means. */
  tone?: ButtonTone;
  /** The emphasis. */
  variant?: ButtonVariant;
  /** Its size; `small` inside rows and fields, and still 24 by 24 pixels at least. */
  size?: ButtonSize;
  /** The side of its tooltip. */
  tooltipPlacement?: TooltipPlacement;
  /** How long the pointer rests before its tooltip appears, in milliseconds. */
  tooltipDelay?: number;
  /** Cannot be used now; it then has no tooltip either. */
  isDisabled?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** Whether what it opens and closes is open now. */
  'aria-expanded'?: boolean;
  /** Id of what it opens or changes. */
  'aria-controls'?: string;
  /** Called on a click, a touch, Enter or Space. */
  onPress?: (event: PressEvent) => void;
  /** The button in the page, to give it the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon, for frequent actions with a known icon. */
export function IconButton({
  label,
  icon,
  highlight,
  tone = 'neutral',
  variant = 'plain',
  size = 'standard',
  tooltipPlacement,
  tooltipDelay,
  ...props
}: IconButtonProps) {
  const highlightId = useId();
  const isHighlighted = highlight !== undefined;
  const look = buttonStyles.look[variant][tone];
  return (
    <Tooltip
      text={isHighlighted ? `${label}: ${highlight}` : label}
      placement={tooltipPlacement}
      delay={tooltipDelay}
    >
      <AriaButton
        {...keyMark('iconButton')}
        {...props}
        aria-label={label}
        aria-describedby={isHighlighted ? highlightId : noDescription}
        className={`${buttonStyles.button} ${look} ${styles.square[size]}`}
      >
        <Icon name={icon} />
        {isHighlighted && <span className={styles.mark} />}
        {isHighlighted && <VisuallyHidden id={highlightId}>{highlight}</VisuallyHidden>}
      </AriaButton>
    </Tooltip>
  );
}
