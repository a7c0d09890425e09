import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { recordText } from '../../intl/records.nl-BE.ts';
import type { RecordEditor } from '../../state/editing/recordEditor.ts';
import type { Faults, Saved } from '../../state/editing/recordKind.ts';

export interface RecordNoticesProps<T extends object, E, F extends Faults, S extends Saved> {
  readonly editor: RecordEditor<T, E, F, S>;
}

/** An earlier draft to restore, and other notices before editing a record. */
export function RecordNotices<T extends object, E, F extends Faults, S extends Saved>({
  editor,
}: RecordNoticesProps<T, E, F, S>) {
  const draft = useAtomValue(editor.draftAtom);
  const isDraftLost = useAtomValue(editor.isDraftLostAtom);
  const isNew = useAtomValue(editor.isNewAtom);
  const isSaving = useAtomValue(editor.isSavingAtom);
  const isOpenElsewhere = useAtomValue(editor.otherTabsCountAtom) > 0;
  const take = useSetAtom(editor.takeDraftAtom);
  const drop = useSetAtom(editor.dropDraftAtom);
  return (
    <>
      {draft && (
        <Alert
          tone="info"
          title={recordText.draft.title}
          actions={
            <>
              <Button isDisabled={isSaving} onPress={({ target }) => answer(target, take)}>
                {recordText.draft.take}
              </Button>
              <Button onPress={({ target }) => answer(target, drop)}>
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
