import { Button } from '@facturatie/ui/Button';
import { DataTable } from '@facturatie/ui/DataTable';
import type { Column } from '@facturatie/ui/DataTable';
import { Modal } from '@facturatie/ui/Modal';
import { Stack } from '@facturatie/ui/Stack';
import { Text } from '@facturatie/ui/Text';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { recordText } from '../../intl/records.nl-BE.ts';
import type { RecordEditor } from '../../state/editing/recordEditor.ts';
import type { Faults, Saved } from '../../state/editing/recordKind.ts';

const texts = recordText.conflict;

/** Something that two versions of a record say differently; empty is shown as such. */
export interface Difference {
  readonly key: string;
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

export interface ConflictDialogProps<T extends object, E, F extends Faults, S extends Saved> {
  readonly editor: RecordEditor<T, E, F, S>;
  readonly differences: (theirs: T, mine: T, base: T) => readonly Difference[];
}

/** Somebody else saved first: theirs beside mine, who and when, and the choice. */
export function ConflictDialog<T extends object, E, F extends Faults, S extends Saved>({
  editor,
  differences,
}: ConflictDialogProps<T, E, F, S>) {
  const conflict = useAtomValue(editor.conflictAtom);
  const mine = useAtomValue(editor.presentAtom);
  const base = useAtomValue(editor.savedAtom);
  const leave = useSetAtom(editor.leaveConflictAtom);
  const takeTheirs = useSetAtom(editor.takeTheirsAtom);
  const keepMine = useSetAtom(editor.keepMineAtom);
  if (!conflict) return null;
  const { theirs, changedBy, changedAt } = conflict;
  const columns: readonly Column<Difference>[] = [
    { key: 'label', header: texts.field, cell: (row) => row.label, isRowHeader: true },
    { key: 'theirs', header: texts.theirs(changedBy), cell: (row) => row.theirs || texts.empty },
    { key: 'mine', header: texts.mine, cell: (row) => row.mine || texts.empty },
  ];

  return (
    <Modal
      isOpen
      size="large"
      title={texts.title}
      onClose={leave}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{texts.cancel}</Button>
          <Button onPress={takeTheirs}>{texts.takeTheirs(changedBy)}</Button>
          <Button tone="accent" variant="solid" onPress={keepMine}>
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
          rows={differences(theirs, mine, base)}
          rowKey={(row) => row.key}
        />
      </Stack>
    </Modal>
  );
}
