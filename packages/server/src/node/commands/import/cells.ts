/** Converts a cell from Belgian or Excel notation to that of the contract; unknown values stay. */
export type ReadCell = (cell: string) => unknown;

/**
 * Belgian and plain numbers: `1.234,56`, `1234,56`, `€ 12,5`, `12.50`. A comma is decimal; a point
 * before three digits sets thousands apart (docs/decisions/0014).
 */
export function decimalCell(cell: string): unknown {
  const bare = cell.replace(/[\s\u00a0\u202f]|€|%|EUR/giu, '');
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare)) return withPoint(bare.replaceAll('.', ''));
  if (/^-?\d+,\d+$/.test(bare)) return withPoint(bare);
  return /^-?\d+(\.\d+)?$/.test(bare) ? bare : cell;
}

function withPoint(text: string): string {
  return text.replace(',', '.');
}

const yes = new Set(['1', 'ja', 'j', 'true', 'waar', 'x', 'yes']);
const no = new Set(['0', 'nee', 'neen', 'n', 'false', 'onwaar', 'no']);

/** Yes or no, in Dutch, English or digits. */
export function yesNoCell(cell: string): unknown {
  const word = cell.toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : cell;
}

/** A value with several spellings. */
export function wordCell(words: Readonly<Record<string, string>>): ReadCell {
  return (cell) => words[cell.toLowerCase()] ?? cell;
}
