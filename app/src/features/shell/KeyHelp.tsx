import { useHelpKey } from '@facturatie/ui/KeyboardHelp';
import { onDemand, usePart } from '@facturatie/ui/OnDemand';
import { toast } from '@facturatie/ui/Toasts';
import { useState } from 'react';
import { text } from '../../intl/nl-BE.ts';

const sheet = onDemand(() => import('./HelpSheet.tsx'));

/** Shows the keys of what is on the screen on F1. Their sheet is fetched when they are first requested. */
export function KeyHelp() {
  const [asked, setAsked] = useState<{ from: Element | null }>();
  const close = () => setAsked(undefined);
  const code = usePart({
    part: sheet,
    isAsked: asked !== undefined,
    onCancel: close,
    onFailure() {
      close();
      toast.error(text.shell.keysFailed);
    },
  });
  useHelpKey((from) => setAsked(asked ? undefined : { from }));
  return asked && code && <code.HelpSheet from={asked.from} onClose={close} />;
}
