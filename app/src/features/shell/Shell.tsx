import { AppShell } from '@facturatie/ui/AppShell';
import { BusyIndicator } from '@facturatie/ui/BusyIndicator';
import { Inline } from '@facturatie/ui/Inline';
import { Toasts } from '@facturatie/ui/Toasts';
import { Outlet, useLocation, useRouteContext, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { productName, text } from '../../intl/nl-BE.ts';
import { userAtom } from '../../state/session.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { logOut } from './logOut.ts';
import { navigation } from './navigation.ts';
import * as styles from './Shell.css.ts';

/** What stands around every screen: header, sidebar, footer, toasts and the loading indicator. */
export function Shell() {
  const router = useRouter();
  const context = useRouteContext({ from: '__root__' });
  const pathname = useLocation({ select: (location) => location.pathname });
  const isSignedIn = useAtomValue(userAtom) !== undefined;
  const screen = useRef<HTMLDivElement>(null);

  // After going to another path the focus follows to its heading (WCAG 2.4.3).
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        // Unless the new screen has put it somewhere itself.
        if (screen.current?.contains(document.activeElement)) return;
        screen.current?.querySelector('h1')?.focus({ preventScroll: true });
      }),
    [router],
  );

  const logout = {
    label: text.shell.logout,
    href: '/login',
    icon: 'logOut',
    onFollow: () =>
      void logOut(context, async () => {
        await router.navigate({ to: '/login' });
        return router.state.location.pathname === '/login';
      }),
  } as const;

  return (
    <>
      <BusyIndicator />
      <AppShell
        brand={productName}
        navigation={navigation(pathname, isSignedIn)}
        account={isSignedIn ? [logout] : []}
        footer={
          <Inline>
            <span>{productName}</span>
            <span>{text.shell.copyright}</span>
          </Inline>
        }
      >
        {context.notice}
        <div ref={screen} className={styles.screen}>
          <Outlet />
        </div>
      </AppShell>
      <KeyHelp />
      <Toasts />
    </>
  );
}
