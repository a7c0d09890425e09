import { failedStateTexts } from '../../intl/lists.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Notice } from '../../private/Notice.tsx';
import { Button } from '../Button/Button.tsx';

/** The error message for the user. */
export interface Failure {
  /** What happened and what can be done, in a sentence. */
  cause: string;
  /** A code for support staff: '503', 'ERR-12'. */
  code?: string;
}

/** Props of {@link FailedState}. */
export interface FailedStateProps {
  /** What went wrong. */
  failure: Failure;
  /** What failed, in a few words; 'Laden is niet gelukt' by default. */
  title?: string;
  /** Tries again. */
  onRetry: () => void;
  /** Whether that is pending. */
  isRetrying?: boolean;
}

/** Shown in place of content that could not be fetched: says why, and tries again. */
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
