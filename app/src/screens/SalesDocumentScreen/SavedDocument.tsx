import { Text } from '@facturatie/ui/Text';
import { useAtomValue } from 'jotai/react';
import { EInvoiceButton } from '../../features/eInvoice/EInvoiceButton.tsx';
import { IssuedNotice } from '../../features/eInvoice/IssuedNotice.tsx';
import { cannotRemoveReason } from '../../features/eInvoice/cannotRemoveReason.ts';
import { useEInvoice } from '../../features/eInvoice/useEInvoice.ts';
import { DocumentActions } from '../../features/salesDocument/actions/DocumentActions.tsx';
import { RemoveDocumentButton } from '../../features/salesDocument/actions/RemoveDocumentButton.tsx';
import type { SavedDocumentProps } from './SalesDocumentEditor.tsx';

/** What only a saved document has: why it is not changed any more, and what can be done with it. */
export function SavedDocument({ document, opened, editor, grid, children }: SavedDocumentProps) {
  const eInvoice = useEInvoice(opened, useAtomValue(editor.versionAtom));
  const { state } = eInvoice;
  const reason = cannotRemoveReason(document, 'value' in state ? state.value : undefined);
  return children({
    notice: <IssuedNotice document={document} eInvoice={eInvoice} />,
    actions: (
      <DocumentActions document={document}>
        {document.kind !== 'quote' && (
          <EInvoiceButton document={document} editor={editor} eInvoice={eInvoice} grid={grid} />
        )}
      </DocumentActions>
    ),
    removal:
      reason === undefined ? (
        <RemoveDocumentButton editor={editor} document={document} />
      ) : (
        <Text>{reason}</Text>
      ),
  });
}
