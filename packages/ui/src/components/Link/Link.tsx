import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { linkTexts } from '../../intl/frame.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';
import type { LinkVariant } from './linkLooks.ts';

/** What the place behind a link is to where the reader is, as in ARIA. */
export const linkCurrents = ['page', 'step', 'location', 'true'] as const;

/** Props of {@link Link}. */
export interface LinkProps {
  /** Where it leads, in words that make sense by themselves. */
  children: ReactNode;
  /** The address. Inside the application it goes through the router of `UiProvider`. */
  href: string;
  /** The emphasis in its text. */
  variant?: LinkVariant;
  /** Whether it leaves the application: opens in a new tab, which is announced. */
  isExternal?: boolean;
  /** Leads nowhere now; it is read as a link that is not available. */
  isDisabled?: boolean;
  /** What it is to where the reader is: `page` for the page itself. */
  'aria-current'?: (typeof linkCurrents)[number];
  /** The link in the page, to give it the focus. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes to another place. */
export function Link({
  children,
  variant = 'standard',
  isExternal = false,
  href,
  isDisabled,
  ...props
}: LinkProps) {
  const messages = useMessages('link', linkTexts);
  return (
    <AriaLink
      {...keyMark('link')}
      {...props}
      href={isDisabled === true ? undefined : href}
      isDisabled={isDisabled}
      className={`${styles.link} ${styles.variant[variant]}`}
      target={isExternal ? '_blank' : undefined}
      rel={isExternal ? 'noopener noreferrer' : undefined}
    >
      {children}
      {isExternal && (
        <>
          <VisuallyHidden> ({messages.opensInNewTab})</VisuallyHidden>
          <span className={styles.external}>
            <Icon name="external" />
          </span>
        </>
      )}
    </AriaLink>
  );
}
