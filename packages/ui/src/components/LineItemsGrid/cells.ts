import { formatMoney, readMoney } from '../../intl/number/money.ts';
import { numberFaultText } from '../../intl/number/numberFaultText.ts';
import { formatPercent, readPercent } from '../../intl/number/percent.ts';
import { formatQuantity, readQuantity } from '../../intl/number/quantity.ts';
import type { Entry } from '../../intl/reading.ts';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import type { LineCell, LineColumn, LineEdit, LineNotes } from './column.ts';

/** How numbers are parsed and formatted, and the keys that work in their field. */
const numberReaders = {
  money: { read: readMoney, format: formatMoney, keys: keyMark('moneyField') },
  quantity: { read: readQuantity, format: formatQuantity, keys: keyMark('quantityField') },
  percent: { read: readPercent, format: formatPercent, keys: keyMark('percentField') },
};

export type NumberColumn<Line> = Extract<LineColumn<Line>, { kind: keyof typeof numberReaders }>;

export function isNumberColumn<Line>(column: LineColumn<Line>): column is NumberColumn<Line> {
  return column.kind in numberReaders;
}

/** How the texts of a column of numbers are parsed and formatted. */
export function readerOf<Line>({ kind, minimum, maximum, acceptsDigitsOnly }: NumberColumn<Line>) {
  const { read, ...reader } = numberReaders[kind];
  return {
    ...reader,
    read: (text: string, entry: Entry) =>
      read(text, { entry, minimum, maximum, skipsWords: acceptsDigitsOnly }),
  };
}

/** What a line has in a column of any kind. */
export type AnyCell = LineCell<string | number | null>;

/** What a line has in a column. */
export function cellOf<Line>(column: LineColumn<Line>, line: Line): AnyCell {
  const { key, cell } = column;
  if (cell) return cell(line);
  const { [key]: value, unparsed, errors } = line as Readonly<Record<string, unknown>> & LineNotes;
  return { value, unparsedText: unparsed?.[key], errorMessage: errors?.[key] } as AnyCell;
}

export function textOf<Line>(column: LineColumn<Line>, { value, unparsedText }: AnyCell): string {
  if (unparsedText !== undefined || value === null) return unparsedText ?? '';
  return isNumberColumn(column) ? readerOf(column).format(Number(value)) : `${value}`;
}

/** The display text of a cell: for a choice, its label. */
export function shownText<Line>(column: LineColumn<Line>, text: string): string {
  const options = column.kind === 'choice' ? column.options : [];
  return options.find(({ key }) => key === text)?.label ?? text;
}

/** What is wrong in a cell; '' when nothing is. */
export function errorOf<Line>(column: LineColumn<Line>, cell: AnyCell): string {
  const { unparsedText = '', errorMessage = '' } = cell;
  return (unparsedText !== '' && readPasted(column, unparsedText).fault) || errorMessage;
}

/** The edit of a cell into which a text is pasted, and why the text is invalid. */
export function readPasted<Line>(
  column: LineColumn<Line>,
  text: string,
): { edit: LineEdit; fault?: string } {
  const { key } = column;
  if (!isNumberColumn(column)) return { edit: { column: key, value: text } };
  const { read, format } = readerOf(column);
  const result = read(text, 'pasted');
  if (result.error === undefined) return { edit: { column: key, value: result.value } };
  const edit = { column: key, value: null, unparsedText: text };
  return { edit, fault: numberFaultText(result, format) };
}

/** Whether the text of a column may have several lines. */
export function isMultiline<Line>(column: LineColumn<Line>): boolean {
  return column.kind === 'search' || (column.kind === 'text' && column.isMultiline === true);
}
