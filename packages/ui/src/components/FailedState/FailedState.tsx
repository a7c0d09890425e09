import { failedStateTexts } from '../../intl/lists.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Notice } from '../../private/Notice.tsx';
import { Button } from '../Button/Button.tsx';
import type { Failure } from './Failure.ts';

/** Props of {@link FailedState}. */
export interface FailedStateProps {
  /** What went wrong. */
  failure: Failure;
  /** What failed, in a few words; 'Laden is niet gelukt' unless told otherwise. */
  title?: string;
  /** Tries again. */
  onRetry: () => void;
  /** Whether that is under way. */
  isRetrying?: boolean;
}

/** Stands where things would stand, when they could not be fetched: says why, and tries again. */
export function FailedState({ failure, title, onRetry, isRetrying = false }: FailedStateProps) {
  const texts = useMessages('failedState', failedStateTexts);
  return (
    <Notice
      isFailure
      icon="critical"
      title={title ?? texts.title}
      description={
        <>
          {failure.cause}
          {failure.code !== undefined && ` ${texts.code(failure.code)}`}
        </>
      }
      action={
        <Button icon="retry" isPending={isRetrying} onPress={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
