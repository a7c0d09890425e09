import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fetchEveryPart } from '../components/OnDemand/part.ts';
import { UiProvider, type UiProviderProps } from '../components/UiProvider/UiProvider.tsx';

let clear = () => {};

/**
 * Shows something in the page of a browser test, inside a `UiProvider`, in place of what was shown
 * before. Resolves once it is painted. Parts on demand are loaded before.
 */
export async function showInPage(
  content: ReactNode,
  provider: Omit<UiProviderProps, 'children'> = {},
): Promise<HTMLElement> {
  await fetchEveryPart();
  clear();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  clear = () => {
    root.unmount();
    place.remove();
  };
  // At once: on a busy machine the next picture may come before React gets its turn.
  flushSync(() => root.render(<UiProvider {...provider}>{content}</UiProvider>));
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  return place;
}
