import { UiProvider, type UiProviderProps } from '@facturatie/ui/UiProvider';
import { RouterProvider } from '@tanstack/react-router';
import { Provider, useAtomValue, useSetAtom } from 'jotai/react';
import { useCallback } from 'react';
import type { App } from './createApp.ts';
import { densityAtom } from './state/density.ts';
import { StartUpScreen } from './screens/StartUpScreen/StartUpScreen.tsx';
import type { StartUp } from './state/startUp.ts';

/** The whole page: the start-up screen until the app is ready, then the app. */
export function AppRoot({ startUp }: { startUp: StartUp<App> }) {
  const progress = useAtomValue(startUp.stateAtom);
  const begin = useSetAtom(startUp.beginAtom);
  return progress.status === 'ready' ? (
    <AppView app={progress.value} />
  ) : (
    <UiProvider>
      <StartUpScreen hasFailed={progress.status === 'failed'} onRetry={() => void begin()} />
    </UiProvider>
  );
}

/** An app that has started, at its current address. */
export function AppView({ app: { router, context } }: { app: App }) {
  // Of places only: an address elsewhere stays what it is.
  const addressOf = useCallback(
    (href: string) => (href.startsWith('/') ? router.history.createHref(href) : href),
    [router],
  );
  return (
    <Provider store={context.store}>
      <InDensity navigate={(href) => void router.navigate({ href })} useHref={addressOf}>
        <RouterProvider router={router} />
      </InDensity>
    </Provider>
  );
}

/** Applies the density that the signed-in user chose. */
function InDensity(props: Omit<UiProviderProps, 'density'>) {
  return <UiProvider {...props} density={useAtomValue(densityAtom) ?? 'comfortable'} />;
}
