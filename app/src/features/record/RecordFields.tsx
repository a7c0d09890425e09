import { Form } from '@facturatie/ui/Form';
import { Stack } from '@facturatie/ui/Stack';
import type { ReactNode } from 'react';
import { ConflictDialog } from './ConflictDialog.tsx';
import { RecordNews } from './RecordNews.tsx';
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
  const { draft, isDraftLost, isSaving, version } = form.state;
  const { editor } = form;
  return (
    <Stack>
      <RecordNews
        {...{ draft, isDraftLost, isSaving }}
        isNew={version === undefined}
        isOpenElsewhere={form.isOpenElsewhere}
        onTake={editor.takeDraft}
        onDrop={editor.dropDraft}
      />
      <Form
        hasSaveKey
        id={id}
        aria-label={label}
        errors={form.errors}
        isPending={isSaving}
        onSubmit={onSubmit}
        // The rules of the record name every field that is not in order, these among them.
        onRefuse={onSubmit}
      >
        {children}
      </Form>
      <ConflictDialog form={form} />
    </Stack>
  );
}
