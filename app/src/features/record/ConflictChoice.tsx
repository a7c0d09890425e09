import { Button } from '@facturatie/ui/Button';
import { DataTable } from '@facturatie/ui/DataTable';
import type { Column } from '@facturatie/ui/DataTable';
import { Modal } from '@facturatie/ui/Modal';
import { Stack } from '@facturatie/ui/Stack';
import { Text } from '@facturatie/ui/Text';
import { recordText } from '../../intl/records.nl-BE.ts';

const texts = recordText.conflict;

/** Something that two versions of a record say differently; empty is shown as such. */
export interface Difference {
  readonly key: string;
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

export interface ConflictChoiceProps {
  readonly changedBy: string;
  readonly changedAt: Date | null;
  readonly differences: readonly Difference[];
  readonly onCancel: () => void;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Both versions side by side, with the author and time of the other one, and the choice. */
export function ConflictChoice({
  changedBy,
  changedAt,
  differences,
  onCancel,
  onTakeTheirs,
  onKeepMine,
}: ConflictChoiceProps) {
  const columns: readonly Column<Difference>[] = [
    { key: 'label', header: texts.field, cell: ({ label }) => label, isRowHeader: true },
    { key: 'theirs', header: texts.theirs(changedBy), cell: ({ theirs }) => theirs || texts.empty },
    { key: 'mine', header: texts.mine, cell: ({ mine }) => mine || texts.empty },
  ];
  return (
    <Modal
      isOpen
      size="large"
      title={texts.title}
      onClose={onCancel}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{texts.cancel}</Button>
          <Button onPress={onTakeTheirs}>{texts.takeTheirs(changedBy)}</Button>
          <Button tone="accent" variant="solid" onPress={onKeepMine}>
            {texts.keepMine}
          </Button>
        </>
      )}
    >
      <Stack>
        <Text>{texts.explanation(changedBy, changedAt)}</Text>
        <DataTable
          caption={texts.title}
          columns={columns.map((column) => ({ ...column, isMultiline: true }))}
          rows={differences}
          rowKey={(row) => row.key}
        />
      </Stack>
    </Modal>
  );
}
