import { percent, quantity, scales, unitPrice, unitPricesInCent } from '@facturatie/invoice-engine';
import type { DocumentSettings } from '@facturatie/api-contract';
import type { LineId, LineNature, Percent } from '@facturatie/invoice-engine';
import type { LineEdit, PastedLine } from '@facturatie/ui/LineItemsGrid';
import { copiedRecord } from '../../../state/document/copiedRecord.ts';
import { lineField } from '../../../state/document/documentFaults.ts';
import type { DocumentEvent, DocumentState } from '../../../state/document/documentForm.ts';
import { articleIn } from '../../../state/document/documentRows.ts';
import type { DocumentRow } from '../../../state/document/documentRows.ts';
import type { Typing, UnparsedTexts } from '../../../state/editing/recordKind.ts';

const noChanges: Typing<DocumentEvent> = { events: [], unparsed: {} };

/**
 * The fields of a line in which a number of at least 0 is typed, with what may be typed (specification §5; the
 * engine's rules V29 to V31) in the unit of the field: thousandths, cents, hundredths of a percent. An empty
 * discount means no discount.
 */
export const numberFields = {
  quantity: {
    kind: 'quantity',
    maximum: scales.quantity.maximum,
    isRequired: true,
    edit: (value: number) => ({ field: 'quantity', value: quantity(value) }) as const,
  },
  unitPrice: {
    kind: 'money',
    maximum: scales.unitPrice.maximum / unitPricesInCent,
    isRequired: true,
    edit: (value: number) =>
      ({ field: 'unitPrice', value: unitPrice(value * unitPricesInCent) }) as const,
  },
  discount: {
    kind: 'percent',
    maximum: scales.percent.maximum,
    isRequired: false,
    edit: (value: number) => ({ field: 'discount', value: percent(value) }) as const,
  },
} as const;

/** The fields of a line in which a number is typed. */
export type NumberField = keyof typeof numberFields;

function isNumberField(column: string): column is NumberField {
  return Object.hasOwn(numberFields, column);
}

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
  const edited = { type: 'lineEdited', line } as const;
  const change = (event: DocumentEvent, unparsed = {}) => ({ events: [event], unparsed });
  if (typeof value !== 'string') {
    if (!isNumberField(column)) return noChanges;
    const { edit, isRequired } = numberFields[column];
    const left = unparsedText ?? (value === null && isRequired ? '' : undefined);
    return change({ ...edited, ...edit(value ?? 0) }, { [lineField(line, column)]: left });
  }
  if (column === 'description')
    return change({ type: 'descriptionEdited', line, description: value });
  if (column === 'nature')
    return change({ ...edited, field: 'nature', value: value as LineNature });
  const vat = vatChoices(settings).find(({ code }) => String(code) === value);
  return vat ? change({ ...edited, field: 'vat', value: vat }) : noChanges;
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
