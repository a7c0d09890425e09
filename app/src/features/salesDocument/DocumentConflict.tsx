import { Button } from '@facturatie/ui/Button';
import { DataTable } from '@facturatie/ui/DataTable';
import type { Column } from '@facturatie/ui/DataTable';
import { Modal } from '@facturatie/ui/Modal';
import { Stack } from '@facturatie/ui/Stack';
import { Text } from '@facturatie/ui/Text';
import { recordText } from '../../intl/records.nl-BE.ts';
import { documentDifferences } from './documentDifferences.ts';
import type { DocumentDifference } from './documentDifferences.ts';
import type { DocumentEditor } from './documentEditor.ts';
import { stateOf } from './openedDocument.ts';
import type { OpenedDocument } from './openedDocument.ts';
import { useEditorValue } from './useEditorValue.ts';

export interface DocumentConflictProps extends Pick<OpenedDocument, 'settings'> {
  readonly editor: DocumentEditor;
  /** Called when what was typed now stands on top of what the other saved, to save it. */
  readonly onKeepMine: () => void;
}

const texts = recordText.conflict;

/** Somebody else saved first: theirs beside mine, who and when, and the choice. */
export function DocumentConflict({ editor, settings, onKeepMine }: DocumentConflictProps) {
  const conflict = useEditorValue(editor, (state) => state.conflict);
  const mine = useEditorValue(editor, ({ history }) => history.present);
  if (!conflict) return null;
  const { current, changedBy, changedAt } = conflict;
  const columns: readonly Column<DocumentDifference>[] = [
    { key: 'label', header: texts.field, cell: (row) => row.label, isRowHeader: true },
    { key: 'theirs', header: texts.theirs(changedBy), cell: (row) => row.theirs || texts.empty },
    { key: 'mine', header: texts.mine, cell: (row) => row.mine || texts.empty },
  ];

  function keepMine() {
    editor.keepMine();
    onKeepMine();
  }

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
          rows={documentDifferences(stateOf(current, settings), mine)}
          rowKey={(row) => row.label}
        />
      </Stack>
    </Modal>
  );
}
