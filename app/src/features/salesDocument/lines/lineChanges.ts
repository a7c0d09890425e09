import { unitPricesInCent } from '@facturatie/invoice-engine';
import type { DocumentSettings } from '@facturatie/api-contract';
import type { LineId, LineNature, Percent } from '@facturatie/invoice-engine';
import type { LineEdit, PastedLine } from '@facturatie/ui/LineItemsGrid';
import { lineField } from '../../../state/document/documentFaults.ts';
import type { DocumentEvent, DocumentState } from '../../../state/document/documentForm.ts';
import { articleIn } from '../../../state/document/documentRows.ts';
import type { DocumentRow } from '../../../state/document/documentRows.ts';
import type { Typing } from '../../../state/editing/recordKind.ts';
import { isNumberField, numberFields } from './numberFields.ts';
import type { NumberField } from './numberFields.ts';

const noChanges: Typing<DocumentEvent> = { events: [], unparsed: {} };

/** The VAT rates that can be chosen, the highest first; 0 % without a group always is one of them. */
export function vatChoices({ vatGroups }: DocumentSettings): { code: number; rate: Percent }[] {
  const none = vatGroups.some(({ code }) => code === 0) ? [] : [{ code: 0, rate: 0 as Percent }];
  return [...vatGroups, ...none].toSorted((one, other) => other.rate - one.rate);
}

/** The number of a line in the unit of its field; null when empty. */
export function numberIn(row: DocumentRow, field: NumberField): number | null {
  const content = articleIn(row, field);
  if (!content || row.unparsed[field] === '') return null;
  return field === 'unitPrice' ? content.unitPrice / unitPricesInCent : content[field];
}

/** What an edit of a cell does to a line; a text line whose number stays empty stays one. */
export function rowChanges(
  row: DocumentRow,
  edit: LineEdit,
  settings: DocumentSettings,
): Typing<DocumentEvent> {
  const { column, value, unparsedText } = edit;
  const staysEmpty =
    value === null && unparsedText === undefined && articleIn(row, column) === undefined;
  return staysEmpty ? noChanges : lineChanges(row.id, edit, settings);
}

/**
 * The events of an edited cell. A text that is no number stays in its field, and counts as 0 until it is
 * corrected.
 */
export function lineChanges(
  line: LineId,
  { column, value, unparsedText }: LineEdit,
  settings: DocumentSettings,
): Typing<DocumentEvent> {
  if (typeof value !== 'string') {
    if (!isNumberField(column)) return noChanges;
    const { edit, isRequired } = numberFields[column];
    const left = unparsedText ?? (value === null && isRequired ? '' : undefined);
    return { events: [edit(line, value ?? 0)], unparsed: { [lineField(line, column)]: left } };
  }
  const event = textEvent(line, column, value, settings);
  return event ? { events: [event], unparsed: {} } : noChanges;
}

function textEvent(
  line: LineId,
  column: string,
  value: string,
  settings: DocumentSettings,
): DocumentEvent | undefined {
  if (column === 'description') return { type: 'descriptionEdited', line, description: value };
  const edited = { type: 'lineEdited', line } as const;
  if (column === 'nature') return { ...edited, field: 'nature', value: value as LineNature };
  const vat = vatChoices(settings).find(({ code }) => String(code) === value);
  return vat && { ...edited, field: 'vat', value: vat };
}

/** What a block of a spreadsheet makes of the lines: cells replaced, and lines added below `below`. */
export function pastedLines(
  state: DocumentState,
  pasted: readonly PastedLine<DocumentRow>[],
  below: DocumentRow,
  settings: DocumentSettings,
): Typing<DocumentEvent> {
  const lines = pasted.filter(({ line }) => line === undefined).map(() => ({}));
  let next = state.nextLine;
  const events: DocumentEvent[] = [];
  const unparsed: Record<string, string | undefined> = {};
  if (lines.length > 0) events.push({ type: 'linesInserted', after: below.id, lines });
  for (const { line, edits } of pasted) {
    const isNew = line === undefined;
    const id = line?.id ?? next;
    if (isNew) next = (next + 1) as LineId;
    for (const edit of edits) {
      // A new line keeps its defaults where the block is empty.
      if (isNew && edit.value === null && edit.unparsedText === undefined) continue;
      const change = lineChanges(id, edit, settings);
      events.push(...change.events);
      Object.assign(unparsed, change.unparsed);
    }
  }
  return { events, unparsed };
}
