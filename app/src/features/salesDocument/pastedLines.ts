import type { DocumentSettings } from '@facturatie/api-contract';
import type { LineId, LineNature } from '@facturatie/invoice-engine';
import type { PastedLine } from '@facturatie/ui/LineItemsGrid';
import { pastedNumber } from './changeNumber.ts';
import type { LineChanges } from './copiedCell.ts';
import type { DocumentEvent, DocumentState } from '../../state/document/documentForm.ts';
import { vatChoices } from './documentLineColumns.tsx';
import type { DocumentRow } from '../../state/document/documentRows.ts';

const numberFields = ['quantity', 'unitPrice', 'discount'] as const;

/** What a block of a spreadsheet makes of the lines: cells replaced, and lines added below `below`. */
export function pastedLines(
  state: DocumentState,
  pasted: readonly PastedLine<DocumentRow>[],
  below: DocumentRow,
  settings: DocumentSettings,
): LineChanges {
  const added = pasted.filter(({ line }) => line === undefined).length;
  let next = state.nextLine;
  const events: DocumentEvent[] = [];
  const unread: Record<string, string | undefined> = {};
  if (added > 0) {
    const lines = Array.from({ length: added }, () => ({}));
    events.push({ type: 'linesInserted', after: below.id, lines });
  }
  for (const { line, cells } of pasted) {
    const isNew = line === undefined;
    const id = line?.id ?? next;
    if (isNew) next = (next + 1) as LineId;
    const { description, nature, vat } = cells;
    if (description !== undefined)
      events.push({ type: 'descriptionEdited', line: id, description });
    if (nature)
      events.push({ type: 'lineEdited', line: id, field: 'nature', value: nature as LineNature });
    for (const field of numberFields) {
      const text = cells[field];
      // A new line keeps what stands there at first where the block has nothing.
      if (text === undefined || (isNew && text.trim() === '')) continue;
      const change = pastedNumber(id, field, text);
      events.push(change.event);
      Object.assign(unread, change.unread);
    }
    const rate = vatChoices(settings).find(({ code }) => String(code) === vat);
    if (rate) events.push({ type: 'lineEdited', line: id, field: 'vat', value: rate });
  }
  return { events, unread };
}
