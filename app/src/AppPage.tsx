import { Provider } from 'jotai/react';
import { StrictMode } from 'react';
import { AppRoot } from './AppRoot.tsx';
import type { App } from './createApp.ts';
import type { StartUp } from './state/startUp.ts';
import type { Store } from './state/store.ts';

/** All that React draws: the same in the browser and in the HTML that the build makes. */
export function AppPage({ store, startUp }: { store: Store; startUp: StartUp<App> }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <AppRoot startUp={startUp} />
      </Provider>
    </StrictMode>
  );
}
