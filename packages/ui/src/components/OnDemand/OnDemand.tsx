import { useEffect, useRef, useState, type ReactNode } from 'react';
import { onDemandTexts } from '../../intl/frame.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { TooltipBubble } from '../Tooltip/TooltipBubble.tsx';
import type { Part } from './part.ts';
import { usePart } from './usePart.ts';

/** Props of {@link OnDemand}. */
export interface OnDemandProps<Code> {
  /** The part to load: created once, by `onDemand`. */
  part: Part<Code>;
  /** Whether it is needed now; before, it is only prefetched, after the first interaction with the page. */
  isAsked: boolean;
  /** Called on Escape while it is loading, and when loading fails: it is no longer requested. */
  onCancel: () => void;
  /** Called when it cannot be fetched, in place of `onCancel` and of our message beside what had the focus. */
  onFailure?: () => void;
  /** Renders it once its code is loaded, also while it is not requested. */
  children: (code: Code) => ReactNode;
}

/**
 * A part of the page whose code is loaded on demand: a dialog, a menu. Until then nothing is rendered; when
 * loading fails, a message appears beside its trigger. Keep it mounted.
 */
export function OnDemand<Code>({
  part,
  isAsked,
  onCancel,
  onFailure,
  children,
}: OnDemandProps<Code>) {
  const [failedAt, setFailedAt] = useState<Element>();
  const code = usePart({
    part,
    isAsked,
    onCancel,
    onFailure(from) {
      if (onFailure) {
        onFailure();
        return;
      }
      onCancel();
      setFailedAt(from ?? document.body);
    },
  });
  return (
    <>
      {code !== undefined && children(code)}
      {failedAt && !isAsked && (
        <FailureMessage at={failedAt} onDismiss={() => setFailedAt(undefined)} />
      )}
    </>
  );
}

/** Reports a failed load beside its trigger, until the next user action. */
function FailureMessage({ at, onDismiss }: { at: Element; onDismiss: () => void }) {
  const texts = useMessages('onDemand', onDemandTexts);
  const target = useRef(at);
  useEffect(() => {
    at.addEventListener('blur', onDismiss);
    window.addEventListener('keydown', onDismiss, { capture: true });
    return () => {
      at.removeEventListener('blur', onDismiss);
      window.removeEventListener('keydown', onDismiss, { capture: true });
    };
  });
  return (
    <TooltipBubble
      role="alert"
      text={texts.failed}
      target={target}
      placement="bottom"
      onScroll={onDismiss}
    />
  );
}
