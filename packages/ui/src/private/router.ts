import { createContext, useContext, type MouseEvent } from 'react';

/** The consumer's router, as links use it. */
export interface Router {
  /** Goes to a place inside the application; undefined where the browser itself does. */
  navigate: ((href: string) => void) | undefined;
  /** Turns a path into the address of the link. A hook of the router: call it always. */
  addressOf: (href: string) => string;
}

const browserRouter: Router = { navigate: undefined, addressOf: (href) => href };

export const RouterContext = createContext<Router>(browserRouter);

/** The router that `UiProvider` was given. */
export function useRouter(): Router {
  return useContext(RouterContext);
}

/**
 * Whether a click on a link navigates in this tab: not a new tab or window, not a
 * download, not another origin, and not default prevented.
 */
export function asksForPlace(event: MouseEvent, link: HTMLAnchorElement): boolean {
  // Not `link.target`: where the link has none, Firefox answers that of the page's `<base>` there.
  const target = link.getAttribute('target') ?? '';
  const staysHere = target === '' || target === '_self';
  const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey && !event.shiftKey;
  return (
    event.button === 0 &&
    isPlain &&
    staysHere &&
    !event.isDefaultPrevented() &&
    !link.hasAttribute('download') &&
    link.origin === location.origin
  );
}
