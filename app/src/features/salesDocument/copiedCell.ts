import type { LineId } from '@facturatie/invoice-engine';
import { lineField } from '../../state/document/documentFaults.ts';
import type { DocumentEvent } from '../../state/document/documentForm.ts';
import { articleOf } from '../../state/document/documentRows.ts';
import type { DocumentRow } from '../../state/document/documentRows.ts';

/** Several things that happen at once, and the texts that then stand in fields and are no value. */
export interface LineChanges {
  readonly events: readonly DocumentEvent[];
  readonly unread: Readonly<Record<string, string | undefined>>;
}

/** What one line takes over of a cell of the line above: all that stands in it. */
export function copiedCell(line: LineId, column: string, above: DocumentRow): LineChanges {
  if (column === 'description') {
    const { description } = above.line.content;
    return { events: [{ type: 'descriptionEdited', line, description }], unread: {} };
  }
  const content = articleOf(above);
  if (!content) return { events: [], unread: {} };
  const unread = { [lineField(line, column)]: above.unread[column] };
  const edited = { type: 'lineEdited', line } as const;
  switch (column) {
    case 'nature':
      return { events: [{ ...edited, field: 'nature', value: content.nature }], unread };
    case 'quantity':
      return { events: [{ ...edited, field: 'quantity', value: content.quantity }], unread };
    case 'unitPrice':
      return { events: [{ ...edited, field: 'unitPrice', value: content.unitPrice }], unread };
    case 'discount':
      return { events: [{ ...edited, field: 'discount', value: content.discount }], unread };
    case 'vat':
      return { events: [{ ...edited, field: 'vat', value: content.vat }], unread };
    default:
      return { events: [], unread: {} };
  }
}
