import type { ReactNode, Ref } from 'react';
import { keyMark } from '../../private/keyMark.ts';
import { Anchor } from '../../private/Anchor.tsx';
import { useMessages } from '../../private/messages.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { NavigationLink } from '../Sidebar/navigation.ts';
import * as styles from './AppShell.css.ts';

interface AppHeaderProps {
  brand: ReactNode;
  account: readonly NavigationLink[];
  /** The button that shows the navigation where there is no room beside the page. */
  menu: {
    id: string;
    isOpen: boolean;
    onToggle: () => void;
  };
  menuButton: Ref<HTMLButtonElement>;
}

/** The top of every page. The menu button is last, so that Tab goes from it into the navigation. */
export function AppHeader({ brand, account, menu, menuButton }: AppHeaderProps) {
  const texts = useMessages('appShell');
  return (
    <header className={styles.header} {...keyMark('appShell')}>
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
      <div className={styles.menuButton}>
        <Button
          ref={menuButton}
          variant="plain"
          size="small"
          icon={menu.isOpen ? 'close' : 'menu'}
          aria-expanded={menu.isOpen}
          aria-controls={menu.id}
          onPress={menu.onToggle}
        >
          {texts.menu}
        </Button>
      </div>
    </header>
  );
}
