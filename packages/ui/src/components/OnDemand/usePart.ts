import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { fetchAhead, type Part } from './part.ts';

/** Options of {@link usePart}. */
export interface PartOptions<Code> {
  /** What is fetched. */
  part: Part<Code>;
  /** Whether it is needed now; before, it is only prefetched, after the first interaction with the page. */
  isAsked: boolean;
  /** Called for Escape before the part has the focus: while it is fetched or rendered. */
  onCancel: () => void;
  /** Called when it is needed and cannot be fetched, with what had the focus when it was requested. */
  onFailure: (from: Element | null) => void;
}

const none = () => undefined;
const reportedNothing = () => none;

/** The code of a part; undefined until it is loaded. */
export function usePart<Code>({
  part,
  isAsked,
  onCancel,
  onFailure,
}: PartOptions<Code>): Code | undefined {
  // A part that was fetched ahead re-renders nothing when it arrives: only what waits for it is notified.
  const code = useSyncExternalStore(isAsked ? part.subscribe : reportedNothing, part.code, none);
  const isAwaited = isAsked && code === undefined;
  const cancel = useEffectEvent(onCancel);
  const fail = useEffectEvent(onFailure);
  useEffect(() => fetchAhead(part), [part]);

  useEffect(() => {
    if (!isAwaited) return undefined;
    const { activeElement } = document;
    let isStillAsked = true;
    part.fetch().catch(() => isStillAsked && fail(activeElement));
    return () => void (isStillAsked = false);
  }, [part, isAwaited]);

  // At once: Escape may follow close upon what asked for the part.
  useLayoutEffect(() => {
    if (!isAsked) return undefined;
    const askedIn = dialogWithFocus();
    function listen(event: KeyboardEvent) {
      if (event.key !== 'Escape' || dialogWithFocus() !== askedIn) return;
      // Not for the dialog below, from which it was requested.
      event.stopPropagation();
      event.preventDefault();
      cancel();
    }
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isAsked]);
  return code;
}

function dialogWithFocus(): Element | null {
  return document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? null;
}
