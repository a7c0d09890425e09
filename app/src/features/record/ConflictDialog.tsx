import { Button } from '@facturatie/ui/Button';
import { DataTable } from '@facturatie/ui/DataTable';
import type { Column } from '@facturatie/ui/DataTable';
import { Modal } from '@facturatie/ui/Modal';
import { Stack } from '@facturatie/ui/Stack';
import { Text } from '@facturatie/ui/Text';
import { recordText } from '../../intl/records.nl-BE.ts';
import { valueAt } from './fieldPath.ts';
import { differingPaths } from './mergeChanges.ts';
import type { RecordForm } from './useRecordForm.ts';

interface ConflictDialogProps<T extends object> {
  readonly form: RecordForm<T>;
}

interface Difference {
  readonly path: string;
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

/** Somebody else saved first: theirs beside mine, who and when, and the choice. */
export function ConflictDialog<T extends object>({ form }: ConflictDialogProps<T>) {
  const { editor, labels, show } = form;
  const { conflict, base, values } = form.state;
  if (!conflict) return null;
  const { current, changedBy, changedAt } = conflict;
  const texts = recordText.conflict;
  const shown = (of: T, path: string) => show(path, valueAt(of, path)) || texts.empty;
  const touched = differingPaths(values, base);
  const differences = differingPaths(values, current).map((path): Difference => ({
    path,
    label: labels[path] ?? path,
    theirs: shown(current, path),
    mine: touched.includes(path) ? shown(values, path) : texts.untouched(shown(values, path)),
  }));
  const columns: readonly Column<Difference>[] = [
    { key: 'label', header: texts.field, cell: (row) => row.label, isRowHeader: true },
    { key: 'theirs', header: texts.theirs(changedBy), cell: (row) => row.theirs },
    { key: 'mine', header: texts.mine, cell: (row) => row.mine },
  ];

  return (
    <Modal
      isOpen
      size="large"
      title={texts.title}
      onClose={editor.leaveConflict}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{texts.cancel}</Button>
          <Button onPress={editor.takeTheirs}>{texts.takeTheirs(changedBy)}</Button>
          <Button tone="accent" variant="solid" onPress={editor.keepMine}>
            {texts.keepMine}
          </Button>
        </>
      )}
    >
      <Stack>
        <Text>{texts.explanation(changedBy, changedAt === null ? null : new Date(changedAt))}</Text>
        <DataTable
          caption={texts.title}
          columns={columns}
          rows={differences}
          rowKey={(row) => row.path}
        />
      </Stack>
    </Modal>
  );
}
