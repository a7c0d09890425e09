import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { recordText } from '../../intl/records.nl-BE.ts';

export interface RecordNewsProps {
  /** What was typed earlier and never saved. */
  readonly draft: { readonly typedAt: Date } | undefined;
  /** Whether what is typed cannot be kept on this machine. */
  readonly isDraftLost: boolean;
  /** Whether there is nothing saved yet. */
  readonly isNew: boolean;
  readonly isSaving: boolean;
  readonly isOpenElsewhere: boolean;
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

/** What was typed earlier and never saved, and what else one should know before typing on. */
export function RecordNews({
  draft,
  isDraftLost,
  isNew,
  isSaving,
  isOpenElsewhere,
  onTake,
  onDrop,
}: RecordNewsProps) {
  return (
    <>
      {draft && (
        <Alert
          tone="info"
          title={recordText.draft.title}
          actions={
            <>
              <Button isDisabled={isSaving} onPress={({ target }) => answer(target, onTake)}>
                {recordText.draft.take}
              </Button>
              <Button onPress={({ target }) => answer(target, onDrop)}>
                {recordText.draft.drop}
              </Button>
            </>
          }
        >
          {recordText.draft.typedAt(draft.typedAt)}
          {isOpenElsewhere && ` ${recordText.otherTab.ofDraft}`}
        </Alert>
      )}
      {isDraftLost && <Alert tone="caution">{recordText.draft.lost}</Alert>}
      {isOpenElsewhere && !isNew && (
        <Alert tone="caution" title={recordText.otherTab.title}>
          {recordText.otherTab.message}
        </Alert>
      )}
    </>
  );
}

/** The buttons go with the question: the focus goes to where it is when a screen or a dialog opens. */
function answer(button: Element, how: () => void): void {
  const start = button.closest('[role="dialog"]') ?? document.querySelector('h1');
  if (start instanceof HTMLElement) start.focus({ preventScroll: true });
  how();
}
