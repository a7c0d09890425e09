import type { LineId } from '@facturatie/invoice-engine';
import type { LineChanges } from './copiedCell.ts';
import { lineField } from '../../state/document/documentFaults.ts';
import type { DocumentState } from '../../state/document/documentForm.ts';
import type { UnreadTexts } from '../../state/editing/recordKind.ts';

/** A copy below a line, with the texts that stand in its cells and are no value. */
export function duplicatedLine(
  present: DocumentState,
  unread: UnreadTexts,
  line: LineId,
): LineChanges {
  const begin = lineField(line, '');
  const copied: [string, string][] = Object.entries(unread).flatMap(([field, text]) =>
    field.startsWith(begin) ? [[lineField(present.nextLine, field.slice(begin.length)), text]] : [],
  );
  return { events: [{ type: 'lineDuplicated', line }], unread: Object.fromEntries(copied) };
}
