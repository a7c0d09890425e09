import type { ReactNode } from 'react';
import { Anchor } from '../../private/Anchor.tsx';
import { appShellTexts } from '../../intl/frame.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { NavigationLink } from '../Sidebar/navigation.ts';
import * as styles from './Header.css.ts';

/** Props of {@link Header}. */
export interface HeaderProps {
  /** What the application is called. */
  brand: ReactNode;
  /** Links of the user: a profile, logging out. */
  account?: readonly NavigationLink[];
  /** The content at the end: buttons for the whole application. */
  children?: ReactNode;
}

const noLinks: readonly NavigationLink[] = [];

/** The top of every page: the banner landmark. `AppShell` includes it. */
export function Header({ brand, account = noLinks, children }: HeaderProps) {
  const texts = useMessages('appShell', appShellTexts);
  return (
    <header className={styles.header}>
      <div className={styles.brand}>{brand}</div>
      {account.length > 0 && (
        <nav aria-label={texts.account}>
          <ul className={styles.account}>
            {account.map((link) => (
              <li key={link.label}>
                <Anchor
                  href={link.isDisabled ? undefined : link.href}
                  onFollow={link.onFollow}
                  className={styles.accountLink}
                >
                  {link.icon && <Icon name={link.icon} />}
                  {link.label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </header>
  );
}
