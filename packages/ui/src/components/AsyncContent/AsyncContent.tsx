import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { asyncContentTexts } from '../../intl/lists.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { useFocusRestore } from '../../private/dialogs/useFocusRestore.ts';
import { EmptyState, type EmptyText } from '../EmptyState/EmptyState.tsx';
import { FailedState, type Failure } from '../FailedState/FailedState.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { EmptyReason } from '../EmptyState/emptyReasons.ts';
import * as styles from './AsyncContent.css.ts';

/** The state of content that is fetched. */
export type AsyncState<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'empty'; reason: EmptyReason }
  | { status: 'failed'; failure: Failure };

/** Props of {@link AsyncContent}. */
export interface AsyncContentProps<Value> {
  /** The state of the content. */
  state: AsyncState<Value>;
  /** Renders the content once it is loaded. */
  children: (value: Value) => ReactNode;
  /** What keeps its place until then: of the same height, so that nothing jumps. */
  skeleton: ReactNode;
  /** Shown when it is empty, for each reason. */
  empty?: Partial<Record<EmptyReason, EmptyText>>;
  /** Tries again what failed. */
  onRetry: () => void;
  /** Whether a retry is pending: the failure stays until its result is known. */
  isRetrying?: boolean;
}

/**
 * Content that is fetched, in each of its states: loading, ready, empty or failed. Announces the state to
 * screen readers, and keeps the focus when the focused element is removed.
 */
export function AsyncContent<Value>({
  state,
  children,
  skeleton,
  empty,
  onRetry,
  isRetrying = false,
}: AsyncContentProps<Value>) {
  const texts = useMessages('asyncContent', asyncContentTexts);
  const box = useStableHeight(state.status);
  const focusRestore = useFocusRestore(() => box.current);
  const emptyText =
    state.status === 'empty'
      ? (empty?.[state.reason] ?? { title: texts[state.reason] })
      : undefined;
  const isMended = useIsMended(state.status);
  const said = state.status === 'loading' ? texts.loading : emptyText?.title;
  return (
    <div ref={box} tabIndex={-1} className={styles.content} {...focusRestore}>
      <VisuallyHidden isStatus>{isMended ? texts.ready : said}</VisuallyHidden>
      {state.status === 'loading' && skeleton}
      {state.status === 'ready' && children(state.value)}
      {state.status === 'empty' && emptyText && <EmptyState reason={state.reason} {...emptyText} />}
      {state.status === 'failed' && (
        <FailedState failure={state.failure} onRetry={onRetry} isRetrying={isRetrying} />
      )}
    </div>
  );
}

/** Whether the content was loaded by a retry, which is announced to screen readers. */
function useIsMended(status: AsyncState<unknown>['status']): boolean {
  const [before, setBefore] = useState({ status, hadFailed: false });
  if (before.status !== status) {
    const hadFailed =
      before.status === 'failed' || (before.hadFailed && before.status === 'loading');
    setBefore({ status, hadFailed });
  }
  return status === 'ready' && before.hadFailed;
}

/**
 * The element around the content. It keeps the height that the skeleton had, at most a window's, for the
 * shorter words that may replace it, so that nothing below moves.
 */
function useStableHeight(status: AsyncState<unknown>['status']) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  // After the paint: before it, measuring would cost a layout of its own.
  useEffect(() => {
    if (box.current && status === 'loading') height.current = box.current.offsetHeight;
  }, [status]);
  useLayoutEffect(() => {
    if (!box.current) return;
    const isShorter = status === 'empty' || status === 'failed';
    box.current.style.minBlockSize = isShorter ? `min(${height.current}px, 100dvh)` : '';
  }, [status]);
  return box;
}
