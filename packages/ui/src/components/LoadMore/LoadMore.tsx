import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadMoreTexts } from '../../intl/longLists.nl-BE.ts';
import { formatWholeNumber } from '../../intl/number/formatNumber.ts';
import { useMessages } from '../../private/messages.ts';
import { useFocusRestore } from '../../private/dialogs/useFocusRestore.ts';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import * as styles from './LoadMore.css.ts';

/** Props of {@link LoadMore}. */
export interface LoadMoreProps {
  /** How many rows are above it. */
  shown: number;
  /** How many there are in all, when that is known. */
  total?: number;
  /** Whether the last row is loaded: then there is no button. */
  isComplete: boolean;
  /** Fetches the next rows and adds them. When the promise rejects, the rows stay. */
  onLoad: (signal: AbortSignal) => Promise<void>;
  /** What failed, in a sentence; 'Laden is niet gelukt' by default. */
  describeFailure?: (error: unknown) => string;
  /**
   * The first new row, to give it the focus; `shownBefore` rows were shown before. A user who moved the focus
   * meanwhile keeps it.
   */
  firstNew?: (shownBefore: number) => HTMLElement | null | undefined;
  /** Milliseconds between the press and the request. */
  delay?: number;
}

/** Adds the next rows to a list that is read from top to bottom. */
export function LoadMore({
  shown,
  total,
  isComplete,
  onLoad,
  describeFailure,
  firstNew,
  delay = 500,
}: LoadMoreProps) {
  const texts = useMessages('loadMore', loadMoreTexts);
  const place = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLOutputElement>(null);
  const focusRestore = useFocusRestore(() => count.current);
  const [failure, setFailure] = useState<string>();
  const [isLoading, setIsLoading] = useState(false);
  const shownBefore = useRef<number>(undefined);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  useLayoutEffect(() => {
    const before = shownBefore.current;
    if (before === undefined || shown <= before) return;
    shownBefore.current = undefined;
    if (place.current?.contains(document.activeElement)) firstNew?.(before)?.focus();
  }, [shown, firstNew]);

  async function load() {
    const controller = new AbortController();
    request.current = controller;
    shownBefore.current = shown;
    setFailure(undefined);
    setIsLoading(true);
    await new Promise((resolve) => setTimeout(resolve, delay));
    try {
      if (!controller.signal.aborted) await onLoad(controller.signal);
    } catch (error) {
      shownBefore.current = undefined;
      if (!controller.signal.aborted) setFailure(describeFailure?.(error) ?? texts.failed);
    }
    setIsLoading(false);
  }

  return (
    <div ref={place} className={styles.loadMore} {...focusRestore}>
      {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
      <output ref={count} tabIndex={-1} className={styles.count} aria-label={texts.label}>
        {texts.shown(
          formatWholeNumber(shown),
          total === undefined ? undefined : formatWholeNumber(total),
        )}
      </output>
      {!isComplete && (
        <Button isPending={isLoading} pendingText={texts.loading} onPress={() => void load()}>
          {failure === undefined ? texts.more : texts.retry}
        </Button>
      )}
    </div>
  );
}
