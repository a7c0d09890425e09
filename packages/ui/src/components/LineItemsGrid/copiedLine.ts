/**
 * Cells as a spreadsheet takes them: tabs between cells, a line break between lines, quotes around a cell that
 * holds one of these or a quote. The counterpart of `pastedBlock`.
 */
export function blockText(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => line.map(cellText).join('\t')).join('\r\n');
}

function cellText(text: string): string {
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
