import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useMessages } from '../../private/messages.ts';
import type { NavigationEntry, NavigationLink } from '../Sidebar/navigation.ts';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { AppHeader } from './AppHeader.tsx';
import * as styles from './AppShell.css.ts';
import { useMenu } from './useMenu.ts';

/** Props of {@link AppShell}. */
export interface AppShellProps {
  /** What the application is called, at the start of the header. */
  brand: ReactNode;
  /** The places of the application. */
  navigation: readonly NavigationEntry[];
  /** Links in the header that concern the person: logging out. */
  account?: readonly NavigationLink[];
  /** What stands at the end of every page. */
  footer: ReactNode;
  /** The page: a `Page`. */
  children: ReactNode;
}

const noLinks: readonly NavigationLink[] = [];

/** What stands around every page: header, navigation and footer. Stands once in the application. */
export function AppShell({
  brand,
  navigation,
  account = noLinks,
  footer,
  children,
}: AppShellProps) {
  const texts = useMessages('appShell');
  const id = useId();
  const main = useRef<HTMLElement>(null);
  const sidebar = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const menu = useMenu({ main, sidebar, menuButton });

  function skip(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    main.current?.focus();
    main.current?.scrollIntoView();
  }

  return (
    <div className={styles.shell} {...menu.handlers}>
      <a className={styles.skipLink} href={`#${id}-main`} onClick={skip}>
        {texts.skip}
      </a>
      <AppHeader
        brand={brand}
        account={account}
        menu={{
          id: `${id}-navigation`,
          isOpen: menu.isOpen,
          onToggle: menu.toggle,
        }}
        menuButton={menuButton}
      />
      {menu.isOpen && <div className={styles.scrim} />}
      <div className={`${styles.aside} ${styles.asideWhen[menu.isOpen ? 'open' : 'closed']}`}>
        <div className={styles.navigation}>
          <Sidebar
            id={`${id}-navigation`}
            ref={sidebar}
            entries={navigation}
            onClick={menu.onNavigationClick}
          />
        </div>
      </div>
      <main ref={main} id={`${id}-main`} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>{footer}</footer>
    </div>
  );
}
