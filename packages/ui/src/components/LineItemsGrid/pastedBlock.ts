/** Cells of a spreadsheet, line by line; every line has as many cells as the longest. */
export type PastedBlock = readonly (readonly string[])[];

/** A cell in quotes, as spreadsheets write one that holds a tab, a line break or a quote; or any other; and its end. */
const cellWithEnd = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g;

/** More empty lines than this at the end come of copying whole columns. */
const mostEmptyEnd = 100;

/**
 * The cells in text that a spreadsheet put on the clipboard: tabs between cells, LF, CRLF or CR
 * between lines. Quotes around a cell are taken away only where the spreadsheet must have put them
 * there; those that people typed stay. Empty lines stay too; only the end of whole columns, more than 100
 * empty lines, is left out.
 */
export function pastedBlock(text: string): PastedBlock {
  const lines: string[][] = [[]];
  // The last line ends with a line break too, which begins no other.
  const cells = text.replace(/(\r\n|\r|\n)$/, '').matchAll(cellWithEnd);
  for (const [, inQuotes, plain = '', end] of cells) {
    lines.at(-1)?.push(inQuotes === undefined ? plain : withoutQuotes(inQuotes));
    if (end === '') break;
    if (end !== '\t') lines.push([]);
  }
  const filled = Math.max(1, lines.findLastIndex(isFilledLine) + 1);
  const kept = lines.length - filled > mostEmptyEnd ? lines.slice(0, filled) : lines;
  const width = Math.max(...lines.map((line) => line.length));
  return kept.map((line) => [...line, ...Array<string>(width - line.length).fill('')]);
}

const isFilledLine = (line: readonly string[]): boolean => line.some((cell) => cell.trim() !== '');

/** Removes the quotes of a spreadsheet; other quotes stay. */
function withoutQuotes(inner: string): string {
  if (!/[\t\r\n]|""/.test(inner)) return `"${inner}"`;
  return inner.replaceAll('""', '"').replaceAll('\r\n', '\n');
}

/** The content of the clipboard as plain text and as HTML; '' where it has none. */
export interface Pasted {
  text: string;
  html: string;
}

/**
 * Whether pasted content is a block of cells rather than text for one cell: it has a tab or a table, or
 * line breaks that the cell cannot hold.
 */
export function isBlock({ text, html }: Pasted, cellHoldsLineBreaks: boolean): boolean {
  const block = pastedBlock(text);
  if (isOneCell(block)) return false;
  return text.includes('\t') || /<table\b/i.test(html) || !cellHoldsLineBreaks;
}

/**
 * The text of a single cell that a spreadsheet put on the clipboard, without what it wrote around it:
 * quotes around lines, and the line break that ends every row. Undefined where it is plain text, or
 * where text that is no cell is in quotes.
 */
export function singleCell({ text, html }: Pasted): string | undefined {
  const block = pastedBlock(text);
  const value = block[0]?.[0];
  const isFromSheet = html === '' || /<table\b/i.test(html);
  const isWritten = value !== text && (html !== '' || text.startsWith('"'));
  return isOneCell(block) && isFromSheet && isWritten ? value : undefined;
}

/** Empty lines below one cell are no cells: a text that is copied may end with them. */
function isOneCell([first, ...others]: PastedBlock): boolean {
  return first?.length === 1 && !others.some(isFilledLine);
}

/**
 * Cells as a spreadsheet takes them: tabs between cells, a line break between lines, quotes around a cell that
 * holds one of these or a quote. The counterpart of `pastedBlock`.
 */
export function blockText(lines: readonly (readonly string[])[]): string {
  const cellText = (text: string) =>
    /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return lines.map((line) => line.map(cellText).join('\t')).join('\r\n');
}
