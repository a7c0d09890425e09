import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { appShellTexts } from '../../intl/frame.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { useHasPending } from '../../private/pending.ts';
import { usePageClass } from '../../private/usePageClass.ts';
import { Button } from '../Button/Button.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import type { NavigationEntry, NavigationLink } from '../Sidebar/navigation.ts';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import * as styles from './AppShell.css.ts';
import { useMenu } from './useMenu.ts';

/** Props of {@link AppShell}. */
export interface AppShellProps {
  /** What the application is called, at the start of the header. */
  brand: ReactNode;
  /** The places of the application. */
  navigation: readonly NavigationEntry[];
  /** Links of the user in the header: logging out. */
  account?: readonly NavigationLink[];
  /** The footer of every page. */
  footer: ReactNode;
  /** The page: a `Page`. */
  children: ReactNode;
}

/** The frame of every page: header, navigation and footer. Render it once in the application. */
export function AppShell({ brand, navigation, account, footer, children }: AppShellProps) {
  const texts = useMessages('appShell', appShellTexts);
  const id = useId();
  const main = useRef<HTMLElement>(null);
  const aside = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isWaiting = useHasPending(main);
  usePageClass(styles.page);
  const menu = useMenu({ main, aside, menuButton });

  function skip(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    main.current?.focus();
    main.current?.scrollIntoView();
  }

  return (
    <div className={styles.frame}>
      <div className={styles.shell} {...menu.handlers}>
        <a className={styles.skipLink} href={`#${id}-main`} onClick={skip}>
          {texts.skip}
        </a>
        <div className={styles.top} {...keyMark('appShell')}>
          <Header brand={brand} account={account}>
            {/* Last, so that Tab goes from it into the navigation. */}
            <div className={styles.menuButton}>
              <Button
                ref={menuButton}
                variant="plain"
                size="small"
                icon={menu.isOpen ? 'close' : 'menu'}
                aria-expanded={menu.isOpen}
                aria-controls={`${id}-navigation`}
                onPress={menu.toggle}
              >
                {texts.menu}
              </Button>
            </div>
          </Header>
        </div>
        {menu.isOpen && <div className={styles.scrim} />}
        <div className={`${styles.aside} ${styles.asideWhen[menu.isOpen ? 'open' : 'closed']}`}>
          <div ref={aside} className={styles.navigation}>
            <Sidebar
              id={`${id}-navigation`}
              entries={navigation}
              onClick={menu.onNavigationClick}
            />
          </div>
        </div>
        <main
          ref={main}
          id={`${id}-main`}
          tabIndex={-1}
          className={styles.main}
          data-waits={isWaiting || undefined}
        >
          {children}
        </main>
        <Footer>{footer}</Footer>
      </div>
    </div>
  );
}
