import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import '../../theme/global.css.ts';
import { MessagesContext, type MessageOverrides } from '../../private/messages.ts';
import { RouterContext } from '../../private/router.ts';
import { useTypedBefore } from '../../private/fields/useTypedBefore.ts';
import type { ColorScheme, Density } from '../../theme/tokenTypes.ts';

/** Props of {@link UiProvider}. */
export interface UiProviderProps {
  /** The application. */
  children: ReactNode;
  /** Goes to a place inside the application without loading a new page; from your router. */
  navigate?: (href: string) => void;
  /** Turns a path into the address of the link, when your router changes it. */
  useHref?: (href: string) => string;
  /** Colours to show. `system` follows the machine. */
  colorScheme?: ColorScheme;
  /** The density: how much space elements take. */
  density?: Density;
  /** Texts that replace ours, per component. */
  messages?: MessageOverrides;
}

const noMessages: MessageOverrides = {};
const sameHref = (href: string) => href;

/**
 * Wraps the application once: brings the theme and the font, Belgian Dutch for dates and
 * numbers, the texts of the components, and the router that links go through.
 */
export function UiProvider({
  children,
  navigate,
  useHref,
  colorScheme = 'system',
  density = 'comfortable',
  messages = noMessages,
}: UiProviderProps) {
  useTypedBefore();
  // Before the first paint, so that nothing moves.
  useLayoutEffect(
    () => setAppearance(document.documentElement, colorScheme, density),
    [colorScheme, density],
  );
  const router = useMemo(() => ({ navigate, addressOf: useHref ?? sameHref }), [navigate, useHref]);
  const content = (
    <RouterContext.Provider value={router}>
      <MessagesContext.Provider value={messages}>
        <I18nProvider locale="nl-BE">{children}</I18nProvider>
      </MessagesContext.Provider>
    </RouterContext.Provider>
  );
  return navigate ? (
    <RouterProvider navigate={navigate} useHref={useHref}>
      {content}
    </RouterProvider>
  ) : (
    content
  );
}

/** On the page's root, so that what opens in a portal looks the same. */
function setAppearance(root: HTMLElement, colorScheme: ColorScheme, density: Density) {
  if (colorScheme === 'system') delete root.dataset['colorScheme'];
  else root.dataset['colorScheme'] = colorScheme;
  if (density === 'comfortable') delete root.dataset['density'];
  else root.dataset['density'] = density;
}
