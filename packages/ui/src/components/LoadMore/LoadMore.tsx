import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { loadMoreTexts } from '../../intl/lists.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { useKeptFocus } from '../../private/useKeptFocus.ts';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import * as styles from './LoadMore.css.ts';

/** Props of {@link LoadMore}. */
export interface LoadMoreProps {
  /** How many rows stand above it. */
  shown: number;
  /** How many there are in all, when that is known. */
  total?: number;
  /** Whether the last row stands above it: then there is nothing to press any more. */
  isComplete: boolean;
  /** Fetches the next rows and adds them. A promise that fails keeps what stands there. */
  onLoad: (signal: AbortSignal) => Promise<void>;
  /** What failed, in a sentence; 'Laden is niet gelukt' unless told otherwise. */
  describeFailure?: (error: unknown) => string;
  /**
   * The first row that came, to give it the focus; `shownBefore` rows stood there already. Somebody who
   * went on elsewhere meanwhile keeps the focus there.
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
  const { locale } = useLocale();
  const format = (count: number) => count.toLocaleString(locale);
  const place = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLOutputElement>(null);
  const keptFocus = useKeptFocus(() => count.current);
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
    <div ref={place} className={styles.loadMore} {...keptFocus}>
      {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
      <output ref={count} tabIndex={-1} className={styles.count}>
        {texts.shown(format(shown), total === undefined ? undefined : format(total))}
      </output>
      {!isComplete && (
        <Button isPending={isLoading} pendingText={texts.loading} onPress={() => void load()}>
          {failure === undefined ? texts.more : texts.retry}
        </Button>
      )}
    </div>
  );
}
