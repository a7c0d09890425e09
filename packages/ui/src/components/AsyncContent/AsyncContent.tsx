import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../private/messages.ts';
import { useKeptFocus } from '../../private/useKeptFocus.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { AsyncState, EmptyReason } from './asyncState.ts';
import * as styles from './AsyncContent.css.ts';
import { Notice } from './Notice.tsx';

/** What stands in the place of things that are not there. */
export interface EmptyText {
  /** That there is nothing, in a few words: 'Nog geen klanten'. */
  title: string;
  /** What the person can do about it. */
  description?: ReactNode;
  /** A button or link that does it. */
  action?: ReactNode;
}

/** Props of {@link AsyncContent}. */
export interface AsyncContentProps<Value> {
  /** Where the content stands. */
  state: AsyncState<Value>;
  /** Draws the content once it is there. */
  children: (value: Value) => ReactNode;
  /** What keeps its place until then: of the same height, so that nothing jumps. */
  skeleton: ReactNode;
  /** What stands there when there is nothing, for each reason. */
  empty?: Partial<Record<EmptyReason, EmptyText>>;
  /** Tries again what failed. */
  onRetry: () => void;
  /** Whether that is under way: what failed stays until it is known better. */
  isRetrying?: boolean;
}

/**
 * Content that comes from elsewhere, in each of its states: under way, there, absent, or failed. Says
 * the state to screen readers, and keeps the focus when what had it goes away.
 */
export function AsyncContent<Value>({
  state,
  children,
  skeleton,
  empty,
  onRetry,
  isRetrying = false,
}: AsyncContentProps<Value>) {
  const texts = useMessages('asyncContent');
  const box = useBoxOfKeptHeight(state.status);
  const keptFocus = useKeptFocus(() => box.current);
  const emptyText =
    state.status === 'empty'
      ? (empty?.[state.reason] ?? { title: texts[state.reason] })
      : undefined;
  return (
    <div ref={box} tabIndex={-1} className={styles.content} {...keptFocus}>
      <VisuallyHidden isStatus>
        {state.status === 'loading' ? texts.loading : emptyText?.title}
      </VisuallyHidden>
      {state.status === 'loading' && skeleton}
      {state.status === 'ready' && children(state.value)}
      {state.status === 'empty' && emptyText && (
        <Notice icon={state.reason === 'none' ? 'document' : 'search'} {...emptyText} />
      )}
      {state.status === 'failed' && (
        <Notice
          isFailure
          icon="critical"
          title={texts.failed}
          description={
            <>
              {state.failure.cause}
              {state.failure.code !== undefined && ` ${texts.code(state.failure.code)}`}
            </>
          }
          action={
            <Button icon="retry" isPending={isRetrying} onPress={onRetry}>
              {texts.retry}
            </Button>
          }
        />
      )}
    </div>
  );
}

/**
 * The element around the content. It keeps the height that the skeleton had, at most a window's, for the
 * shorter words that may take its place: so nothing moves that stands below.
 */
function useBoxOfKeptHeight(status: AsyncState<unknown>['status']) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (!box.current) return;
    if (status === 'loading') height.current = box.current.offsetHeight;
    const isShorter = status === 'empty' || status === 'failed';
    box.current.style.minBlockSize = isShorter ? `min(${height.current}px, 100dvh)` : '';
  }, [status]);
  return box;
}
