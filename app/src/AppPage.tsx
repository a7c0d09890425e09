import { Provider } from 'jotai/react';
import { StrictMode } from 'react';
import { AppRoot } from './AppRoot.tsx';
import type { App } from './createApp.ts';
import type { StartUp } from './state/startUp.ts';
import type { Store } from './state/store.ts';

/** Everything that React renders, both in the browser and in the prerendered HTML. */
export function AppPage({ store, startUp }: { store: Store; startUp: StartUp<App> }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <AppRoot startUp={startUp} />
      </Provider>
    </StrictMode>
  );
}
