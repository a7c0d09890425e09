import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { recordText } from '../../intl/records.nl-BE.ts';
import type { DocumentEditor } from './documentEditor.ts';
import { useEditorValue } from './useEditorValue.ts';

export interface DocumentNewsProps {
  readonly editor: DocumentEditor;
  readonly isOpenElsewhere: boolean;
}

/** What was typed earlier and never saved, and what else one should know before typing on. */
export function DocumentNews({ editor, isOpenElsewhere }: DocumentNewsProps) {
  const draft = useEditorValue(editor, (state) => state.draft);
  const isDraftLost = useEditorValue(editor, (state) => state.isDraftLost);
  const isSaving = useEditorValue(editor, (state) => state.isSaving);
  const isNew = useEditorValue(editor, ({ version }) => version === undefined);
  return (
    <>
      {draft && (
        <Alert
          tone="info"
          title={recordText.draft.title}
          actions={
            <>
              <Button isDisabled={isSaving} onPress={editor.takeDraft}>
                {recordText.draft.take}
              </Button>
              <Button onPress={editor.dropDraft}>{recordText.draft.drop}</Button>
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
