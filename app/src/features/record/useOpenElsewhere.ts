import { useEffect, useState } from 'react';
import type { OtherTabs } from '../../state/otherTabs.ts';

/**
 * Whether `record` is open in another tab of this browser too (a hook); that tab hears of this one.
 *
 * @param onClosed called when another tab has closed it
 */
export function useOpenElsewhere(
  otherTabs: OtherTabs,
  record: string,
  onClosed?: () => void,
): boolean {
  const [others, setOthers] = useState(0);
  useEffect(
    () =>
      whilePageLasts(() => {
        let known = 0;
        const close = otherTabs.open(record, (count) => {
          if (count < known) onClosed?.();
          known = count;
          setOthers(count);
        });
        return () => {
          close();
          setOthers(0);
        };
      }),
    [otherTabs, record, onClosed],
  );
  return others > 0;
}

/** Does something until the answer is called or the page goes, and again when Back brings it as it was. */
function whilePageLasts(begin: () => () => void): () => void {
  let end: (() => void) | undefined = begin();
  const stop = () => {
    end?.();
    end = undefined;
  };
  const start = () => {
    end ??= begin();
  };
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', start);
  return () => {
    window.removeEventListener('pagehide', stop);
    window.removeEventListener('pageshow', start);
    stop();
  };
}
