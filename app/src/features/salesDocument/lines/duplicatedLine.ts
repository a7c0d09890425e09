import type { LineId } from '@facturatie/invoice-engine';
import { copiedRecord } from '../../../state/document/copiedRecord.ts';
import { lineField } from '../../../state/document/documentFaults.ts';
import type { DocumentEvent, DocumentState } from '../../../state/document/documentForm.ts';
import type { Typing, UnparsedTexts } from '../../../state/editing/recordKind.ts';

/** A copy below a line, with its unit and codes, and the texts that are in its cells and are no value. */
export function duplicatedLine(
  present: DocumentState,
  unparsed: UnparsedTexts,
  line: LineId,
): Typing<DocumentEvent> {
  const begin = lineField(line, '');
  const copied: [string, string][] = Object.entries(unparsed).flatMap(([field, text]) =>
    field.startsWith(begin) ? [[lineField(present.nextLine, field.slice(begin.length)), text]] : [],
  );
  const saved = copiedRecord(present.lines.find(({ id }) => id === line)?.saved);
  return {
    events: [{ type: 'lineDuplicated', line, saved }],
    unparsed: Object.fromEntries(copied),
  };
}
