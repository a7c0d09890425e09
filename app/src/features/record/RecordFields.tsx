import { Form } from '@facturatie/ui/Form';
import { onDemand } from '@facturatie/ui/OnDemand';
import { Stack } from '@facturatie/ui/Stack';
import type { ReactNode } from 'react';
import { recordText } from '../../intl/records.nl-BE.ts';
import { ConflictDialog, type ConflictVersions } from './ConflictDialog.tsx';
import { differingPaths, valueAt } from './fieldPath.ts';
import type { SavedRecord } from './fieldsEditor.ts';
import { RecordNotices } from './RecordNotices.tsx';
import type { RecordForm } from './useRecordForm.ts';

const conflictChoice = onDemand(() => import('./ConflictChoice.tsx'));

export interface RecordFieldsProps<T extends object, S extends SavedRecord<T>> {
  readonly form: RecordForm<T, S>;
  /** Ties buttons outside of the form to it. */
  readonly id: string;
  /** What the form is for. */
  readonly label: string;
  /** The fields, from top to bottom. */
  readonly children: ReactNode;
  /** Called when the form is sent: by Enter in a field, or by a button of it. */
  readonly onSubmit: () => void;
}

/** The fields of a record with its notices, and the choice after a conflicting save. */
export function RecordFields<T extends object, S extends SavedRecord<T>>({
  form: { editor, labels, show, errors, isSaving },
  id,
  label,
  children,
  onSubmit,
}: RecordFieldsProps<T, S>) {
  const { empty, untouched } = recordText.conflict;

  function differences(_code: unknown, { theirs, mine, base }: ConflictVersions<T>) {
    const touched = differingPaths(mine, base);
    const shown = (of: T, path: string) => show(path, valueAt(of, path)) || empty;
    return differingPaths(mine, theirs).map((path) => ({
      key: path,
      label: labels[path] ?? path,
      theirs: shown(theirs, path),
      mine: touched.includes(path) ? shown(mine, path) : untouched(shown(mine, path)),
    }));
  }

  return (
    <Stack>
      <RecordNotices editor={editor} />
      <Form
        hasSaveKey
        id={id}
        aria-label={label}
        errors={errors}
        isPending={isSaving}
        onSubmit={onSubmit}
        // The rules of the record name every field that is not in order, these among them.
        onRefuse={onSubmit}
      >
        {children}
      </Form>
      <ConflictDialog editor={editor} part={conflictChoice} differences={differences} />
    </Stack>
  );
}
