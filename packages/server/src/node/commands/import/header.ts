import { importTexts } from '../../../intl/nl-BE.ts';
import { CsvFault } from './csvRecords.ts';
import type { CsvRecord } from './csvRecords.ts';
import type { ImportColumn, Wire } from './ImportedTable.ts';

/**
 * Finds the column of each cell of a header, by wire name or English name, in any case.
 * @throws CsvFault when a name is unknown or repeated, or a required column is missing
 */
export function readHeader(
  { line, cells }: CsvRecord,
  columns: readonly ImportColumn[],
): ImportColumn[] {
  const found: ImportColumn[] = [];
  for (const cell of withoutEmptyEnd(cells)) {
    const name = cell.toLowerCase();
    const column = columns.find((one) =>
      [one.wireName, one.name].some((known) => known.toLowerCase() === name),
    );
    if (column === undefined) {
      throw new CsvFault(
        line,
        importTexts.unknownColumn(
          cell,
          columns.map((one) => one.wireName),
        ),
      );
    }
    if (found.includes(column)) throw new CsvFault(line, importTexts.columnTwice(cell));
    found.push(column);
  }
  const missing = columns.find((column) => column.required && !found.includes(column));
  if (missing) throw new CsvFault(line, importTexts.columnMissing(missing.wireName));
  return found;
}

/**
 * The cells of a record by their columns.
 * @throws CsvFault when there are more or fewer than the header has
 */
export function readCells({ line, cells }: CsvRecord, header: readonly ImportColumn[]): Wire {
  const filled = withoutEmptyEnd(cells).length;
  if (filled > header.length || cells.length < header.length) {
    throw new CsvFault(line, importTexts.cellCount(cells.length, header.length));
  }
  const wire: Record<string, unknown> = {};
  for (const [index, { wireName, read }] of header.entries()) {
    const cell = cells[index] ?? '';
    wire[wireName] = read === undefined || cell === '' ? cell : read(cell);
  }
  return wire;
}

/** A spreadsheet writes empty cells to the right of its table. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}
