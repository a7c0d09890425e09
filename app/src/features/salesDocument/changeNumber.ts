import type { LineId } from '@facturatie/invoice-engine';
import { lineField } from '../../state/document/documentFaults.ts';
import type { DocumentEvent } from '../../state/document/documentForm.ts';
import { articleIn } from '../../state/document/documentRows.ts';
import type { DocumentRow } from '../../state/document/documentRows.ts';
import type { TextChanges, Typing } from '../../state/editing/recordKind.ts';
import { numberColumns, unitPricesInCent } from './lineTexts.ts';
import type { NumberField } from './lineTexts.ts';

/** What cells do to the document. */
export interface DocumentActions {
  readonly dispatch: (events: readonly DocumentEvent[], unread?: TextChanges) => void;
  readonly type: (typing: Typing<DocumentEvent>) => void;
  readonly endTyping: () => void;
}

/** What became of a number: what happened, and the text that stands in its field and is no value. */
interface NumberChange {
  readonly event: DocumentEvent;
  readonly unread: Readonly<Record<string, string | undefined>>;
}

/**
 * What typing makes of a number of a line. A text that is none stays in its field, and counts as 0 until
 * somebody corrects it.
 *
 * @param value null where there is none
 * @param text what stands in the field when that is no number
 */
function numberChange(
  line: LineId,
  field: NumberField,
  value: number | null,
  text?: string,
): NumberChange {
  const { edit, isRequired } = numberColumns[field];
  const left = text ?? (value === null && isRequired ? '' : undefined);
  return { event: edit(line, value ?? 0), unread: { [lineField(line, field)]: left } };
}

/** What a pasted text makes of a number of a line. */
export function pastedNumber(line: LineId, field: NumberField, text: string): NumberChange {
  const found = numberColumns[field].read(text, 'pasted');
  return found.error === undefined
    ? numberChange(line, field, found.value)
    : numberChange(line, field, null, text);
}

/** The number of a line in the unit of its field; null where none stands. */
export function numberIn(row: DocumentRow, field: NumberField): number | null {
  const content = articleIn(row, field);
  if (!content || row.unread[field] === '') return null;
  return field === 'unitPrice' ? content.unitPrice / unitPricesInCent : content[field];
}

/**
 * Changes a number of a line; a text line that stays empty stays one.
 *
 * @param isTyping whether somebody is still at it: then only the draft hears of it
 */
export function changeNumber(
  { dispatch, type }: Pick<DocumentActions, 'dispatch' | 'type'>,
  row: DocumentRow,
  field: NumberField,
  value: number | null,
  text?: string,
  isTyping = false,
): void {
  const staysEmpty = articleIn(row, field) === undefined && value === null && text === undefined;
  const { event, unread } = numberChange(row.id, field, value, text);
  if (isTyping) type(staysEmpty ? { events: [], unread: {} } : { events: [event], unread });
  else if (!staysEmpty) dispatch([event], unread);
}
