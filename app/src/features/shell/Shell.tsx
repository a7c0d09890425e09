import { Confirmations } from '@facturatie/ui/AlertDialog';
import { AppShell } from '@facturatie/ui/AppShell';
import { BusyIndicator } from '@facturatie/ui/BusyIndicator';
import { Button } from '@facturatie/ui/Button';
import { Inline } from '@facturatie/ui/Inline';
import { Toasts } from '@facturatie/ui/Toasts';
import {
  Outlet,
  useHydrated,
  useLocation,
  useRouteContext,
  useRouter,
} from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { productName, text } from '../../intl/nl-BE.ts';
import { cameFromAtom } from '../../state/visitedLists.ts';
import { densityAtom } from '../../state/density.ts';
import { userAtom } from '../../state/session.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { logOut } from './logOut.ts';
import { navigation } from './navigation.ts';
import * as styles from './Shell.css.ts';

/** The frame of every screen: header, sidebar, footer, questions, toasts and the loading indicator. */
export function Shell() {
  const router = useRouter();
  const context = useRouteContext({ from: '__root__' });
  const pathname = useLocation({ select: (location) => location.pathname });
  const user = useAtomValue(userAtom);
  // The prerendered HTML is that of a signed-out user.
  const isSignedIn = useHydrated() && user !== undefined;
  const screen = useRef<HTMLDivElement>(null);

  // After going to another path the focus follows to its heading (WCAG 2.4.3).
  useEffect(() => {
    const stopBefore = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (pathChanged) context.store.set(cameFromAtom, fromLocation?.pathname);
    });
    const stopAfter = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      // Unless the new screen has put it somewhere itself.
      const { activeElement } = document;
      if (screen.current?.contains(activeElement)) {
        activeElement?.scrollIntoView({ block: 'nearest' });
        return;
      }
      screen.current?.querySelector('h1')?.focus({ preventScroll: true });
    });
    return () => {
      stopBefore();
      stopAfter();
    };
  }, [router, context]);

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
            {isSignedIn && <DensityButton />}
          </Inline>
        }
      >
        {context.notice}
        <div ref={screen} className={styles.screen}>
          <Outlet />
        </div>
      </AppShell>
      <KeyHelp />
      <Confirmations />
      <Toasts />
    </>
  );
}

/** Switches to the compact density; stored per user. */
function DensityButton() {
  const isCompact = useAtomValue(densityAtom) === 'compact';
  const setDensity = useSetAtom(densityAtom);
  return (
    <span className={styles.density}>
      <Button
        size="small"
        variant={isCompact ? 'soft' : 'plain'}
        icon="menu"
        aria-pressed={isCompact}
        onPress={() => setDensity(isCompact ? undefined : 'compact')}
      >
        {text.shell.compact}
      </Button>
    </span>
  );
}
