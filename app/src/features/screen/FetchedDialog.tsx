import { Suspense, useEffectEvent, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

export interface FetchedDialogProps {
  /** A dialog whose code is fetched when it is first asked for. */
  readonly children: ReactNode;
  /** Called for Escape before the dialog has the focus: while it is fetched, or drawn. */
  readonly onClose: () => void;
}

/** Waits for a dialog that is being fetched, and lets Escape call it off until it hears the key itself. */
export function FetchedDialog({ children, onClose }: FetchedDialogProps) {
  const callOff = useEffectEvent(onClose);
  // At once: Escape may follow close upon what asked for the dialog.
  useLayoutEffect(() => {
    const askedIn = dialogWithFocus();
    function listen(event: KeyboardEvent) {
      if (event.key !== 'Escape' || dialogWithFocus() !== askedIn) return;
      // Not for the dialog below, from which it was asked for.
      event.stopPropagation();
      event.preventDefault();
      callOff();
    }
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return <Suspense>{children}</Suspense>;
}

function dialogWithFocus(): Element | null {
  return document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? null;
}
