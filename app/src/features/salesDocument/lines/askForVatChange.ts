import { isVatChangeDue, proposedVat } from '@facturatie/invoice-engine';
import { confirm } from '@facturatie/ui/AlertDialog';
import { formatPercent } from '@facturatie/ui/intl';
import { documentEditorText } from '../../../intl/documentEditor.nl-BE.ts';
import type { DocumentEditor } from '../../../state/document/documentEditor.ts';
import type { Store } from '../../../state/store.ts';

const text = documentEditorText.vatChange;

/**
 * Asks whether all lines get the VAT of another counting type, once that was chosen and a line has other VAT
 * (specification §2, §4, VAT change dialog).
 */
export async function askForVatChange(
  store: Store,
  { presentAtom, dispatchAtom }: DocumentEditor,
): Promise<void> {
  const present = store.get(presentAtom);
  if (!isVatChangeDue(present)) return;
  const vat = proposedVat(present);
  const isWanted = await confirm({
    title: text.title,
    message: text.message(formatPercent(vat.rate, { hasPercentSign: false })),
    confirmLabel: text.confirm,
    cancelLabel: text.cancel,
  });
  if (isWanted) store.set(dispatchAtom, [{ type: 'vatChanged', vat }]);
}
