import { isVatChangeDue, proposedVat } from '@facturatie/invoice-engine';
import { confirm } from '@facturatie/ui/AlertDialog';
import { formatPercent } from '@facturatie/ui/intl';
import { documentEditorText } from '../../intl/documentEditor.nl-BE.ts';
import type { DocumentEditor } from './documentEditor.ts';

const text = documentEditorText.vatChange;

/**
 * Asks whether all lines get the VAT of another counting type, once that was chosen and a line has other VAT
 * (specification §2, §4, VAT change dialog).
 */
export async function askForVatChange(editor: DocumentEditor): Promise<void> {
  const { present } = editor.state().history;
  if (!isVatChangeDue(present)) return;
  const vat = proposedVat(present);
  const isWanted = await confirm({
    title: text.title,
    message: text.message(formatPercent(vat.rate, { hasPercentSign: false })),
    confirmLabel: text.confirm,
    cancelLabel: text.cancel,
  });
  if (isWanted) editor.tell({ type: 'vatChanged', vat });
}
