import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { asksForPlace, useRouter } from './router.ts';

/** Props of {@link Anchor}. */
export interface AnchorProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'onClick'
> {
  /** Where the link goes; undefined makes it a link that cannot be followed now. */
  href: string | undefined;
  /** Does the going instead of the router, for a plain click only. */
  onFollow?: (() => void) | undefined;
  /** The link in the page, to give it the focus. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * A bare `<a>` that goes through the application's router, for the parts of the page that have many:
 * it costs no more than the element. A link that cannot be followed stays the same element, without an
 * address, so that it can keep the focus that it has.
 */
export function Anchor({ href, onFollow, ...props }: AnchorProps) {
  const { navigate, addressOf } = useRouter();
  const address = addressOf(href ?? '');
  if (href === undefined) return <a {...props} role="link" aria-disabled="true" tabIndex={-1} />;
  const go = onFollow ?? (navigate && (() => navigate(href)));
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!go || !asksForPlace(event, event.currentTarget)) return;
    event.preventDefault();
    go();
  }
  return <a {...props} href={address} onClick={follow} />;
}
