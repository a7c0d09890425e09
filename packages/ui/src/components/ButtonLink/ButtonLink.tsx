import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import * as styles from '../Button/Button.css.ts';
import type { ButtonSize, ButtonTone, ButtonVariant } from '../Button/buttonLooks.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/iconShapes.ts';

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps {
  /** The label: what the link leads to, verb first. */
  children: ReactNode;
  /** The address. Inside the application it goes through the router of `UiProvider`. */
  href: string;
  /** What going there means. */
  tone?: ButtonTone;
  /** The emphasis. */
  variant?: ButtonVariant;
  /** Its size; `small` inside rows. */
  size?: ButtonSize;
  /** A picture before the label. */
  icon?: IconName;
  /** Leads nowhere now; it is read as a link that is not available. */
  isDisabled?: boolean;
  /** The link in the page, to give it the focus. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that starts a task, and therefore looks like a button. It can be opened in a new tab. */
export function ButtonLink({
  children,
  tone = 'neutral',
  variant = 'outline',
  size = 'standard',
  icon,
  href,
  isDisabled,
  ...props
}: ButtonLinkProps) {
  return (
    <AriaLink
      {...props}
      href={isDisabled === true ? undefined : href}
      isDisabled={isDisabled}
      className={`${styles.button} ${styles.size[size]} ${styles.look[variant][tone]}`}
    >
      {icon && <Icon name={icon} />}
      {children}
    </AriaLink>
  );
}
