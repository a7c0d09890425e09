import { useHelpKey } from '@facturatie/ui/KeyboardHelp';
import { toast } from '@facturatie/ui/Toasts';
import { useState } from 'react';
import { text } from '../../intl/nl-BE.ts';
import type { HelpSheet } from './HelpSheet.tsx';

/** Shows the keys of what is on the screen on F1. Their sheet is fetched when they are first asked for. */
export function KeyHelp() {
  const [asked, setAsked] = useState<{ from: Element | null }>();
  const [loaded, setLoaded] = useState<{ Sheet: typeof HelpSheet }>();
  const close = () => setAsked(undefined);

  async function load() {
    try {
      const { HelpSheet: Sheet } = await import('./HelpSheet.tsx');
      setLoaded({ Sheet });
    } catch {
      close();
      toast.error(text.shell.keysFailed);
    }
  }

  useHelpKey((from) => {
    setAsked(asked ? undefined : { from });
    if (!loaded && !asked) void load();
  });
  return asked && loaded && <loaded.Sheet from={asked.from} onClose={close} />;
}
