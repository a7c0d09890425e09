import type { LineId } from '@facturatie/invoice-engine';
import type { LineChanges } from './copiedCell.ts';
import type { DocumentEditorState } from './documentEditorState.ts';
import { lineField } from './documentFaults.ts';

/** A copy below a line, with the texts that stand in its cells and are no value. */
export function duplicatedLine(
  { history: { present }, unread }: DocumentEditorState,
  line: LineId,
): LineChanges {
  const begin = lineField(line, '');
  const copied: [string, string][] = Object.entries(unread).flatMap(([field, text]) =>
    field.startsWith(begin) ? [[lineField(present.nextLine, field.slice(begin.length)), text]] : [],
  );
  return { events: [{ type: 'lineDuplicated', line }], unread: Object.fromEntries(copied) };
}
