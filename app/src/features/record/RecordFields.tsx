import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { Form } from '@facturatie/ui/Form';
import { Stack } from '@facturatie/ui/Stack';
import type { ReactNode } from 'react';
import { recordText } from '../../intl/records.nl-BE.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { RecordForm } from './useRecordForm.ts';

export interface RecordFieldsProps<T extends object> {
  readonly form: RecordForm<T>;
  /** Ties buttons outside of the form to it. */
  readonly id: string;
  /** What the form is for. */
  readonly label: string;
  /** The fields, from top to bottom. */
  readonly children: ReactNode;
  /** Called when the form is sent: by Enter in a field, or by a button of it. */
  readonly onSubmit: () => void;
}

/**
 * The fields of a record, with what was typed earlier above them, and with the choice that somebody
 * else's save leaves.
 */
export function RecordFields<T extends object>({
  form,
  id,
  label,
  children,
  onSubmit,
}: RecordFieldsProps<T>) {
  const { draft, isDraftLost } = form.state;
  const { editor } = form;
  const isNew = form.state.version === undefined;
  return (
    <Stack>
      {draft && (
        <Alert
          tone="info"
          title={recordText.draft.title}
          actions={
            <>
              <Button isDisabled={form.state.isSaving} onPress={editor.takeDraft}>
                {recordText.draft.take}
              </Button>
              <Button onPress={editor.dropDraft}>{recordText.draft.drop}</Button>
            </>
          }
        >
          {recordText.draft.typedAt(draft.typedAt)}
          {form.isOpenElsewhere && ` ${recordText.otherTab.ofDraft}`}
        </Alert>
      )}
      {isDraftLost && <Alert tone="caution">{recordText.draft.lost}</Alert>}
      {form.isOpenElsewhere && !isNew && (
        <Alert tone="caution" title={recordText.otherTab.title}>
          {recordText.otherTab.message}
        </Alert>
      )}
      <Form
        hasSaveKey
        id={id}
        aria-label={label}
        errors={form.errors}
        isPending={form.state.isSaving}
        onSubmit={onSubmit}
      >
        {children}
      </Form>
      <ConflictDialog form={form} />
    </Stack>
  );
}
