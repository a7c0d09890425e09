import { RecordNews } from '../record/RecordNews.tsx';
import type { DocumentEditor } from './documentEditor.ts';
import { useEditorValue } from './useEditorValue.ts';

export interface DocumentNewsProps {
  readonly editor: DocumentEditor;
  readonly isOpenElsewhere: boolean;
}

/** What one should know before typing on in a quote or an invoice. */
export function DocumentNews({ editor, isOpenElsewhere }: DocumentNewsProps) {
  const draft = useEditorValue(editor, (state) => state.draft);
  const isDraftLost = useEditorValue(editor, (state) => state.isDraftLost);
  const isSaving = useEditorValue(editor, (state) => state.isSaving);
  const isNew = useEditorValue(editor, ({ version }) => version === undefined);
  const { takeDraft, dropDraft } = editor;
  return (
    <RecordNews
      {...{ draft, isDraftLost, isSaving, isNew, isOpenElsewhere }}
      onTake={takeDraft}
      onDrop={dropDraft}
    />
  );
}
