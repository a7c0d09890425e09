import type { LineChoices, LineColumn } from './column.ts';
import type { PastedBlock } from './pastedBlock.ts';

export interface PlacedBlock<Line> {
  columns: readonly LineColumn<Line>[];
  /** The texts of each line, by the key of their column. */
  lines: readonly Readonly<Record<string, string>>[];
  /** Texts for which there is no column. */
  leftOver: readonly string[];
}

/**
 * Maps the cells of a block to columns: from column `from` to the right, as in a spreadsheet, or by their
 * headers when these were copied. Skips read-only columns, and choice columns unless the cells hold their
 * choices.
 */
export function placeBlock<Line>(
  block: PastedBlock,
  columns: readonly LineColumn<Line>[],
  from: string,
  canChange: (column: LineColumn<Line>) => boolean,
): PlacedBlock<Line> {
  const [first = [], ...rest] = block;
  const hasHead = rest.length > 0 && isHead(first, columns);
  const body = hasHead ? rest : block;
  const texts = first.map((_, index) => body.map((line) => line[index] ?? ''));
  const free = hasHead ? [...columns] : columns.slice(columns.findIndex(({ key }) => key === from));
  const targets = texts.map((own, index) => {
    const at = free.findIndex(
      (column) =>
        (!hasHead || asWord(column.header) === asWord(first[index] ?? '')) &&
        canChange(column) &&
        canHold(column, own),
    );
    if (at === -1) return undefined;
    return free.splice(hasHead ? at : 0, hasHead ? 1 : at + 1).at(-1);
  });
  return {
    columns: targets.filter((column) => column !== undefined),
    lines: body.map((line) =>
      Object.fromEntries(
        line.flatMap((text, index) => {
          const target = targets[index];
          if (!target) return [];
          const value = target.kind === 'choice' ? choiceIn(target.options, text)?.key : text;
          return value === undefined ? [] : [[target.key, value]];
        }),
      ),
    ),
    leftOver: texts.flatMap((own, index) => (targets[index] ? [] : own.filter(isText))),
  };
}

/** At least two cells, and nothing but headers. */
function isHead(line: readonly string[], columns: readonly { header: string }[]): boolean {
  const known = new Set(columns.map(({ header }) => asWord(header)));
  const words = line.map(asWord).filter(isText);
  return words.length > 1 && words.every((word) => known.has(word));
}

function canHold<Line>(column: LineColumn<Line>, texts: readonly string[]): boolean {
  if (column.kind !== 'choice') return true;
  const filled = texts.filter(isText);
  return filled.length > 0 && filled.every((text) => choiceIn(column.options, text) !== undefined);
}

function choiceIn(options: LineChoices, text: string) {
  const word = asWord(text);
  return options.find(({ key, label }) => asWord(key) === word || asWord(label) === word);
}

const isText = (text: string): boolean => text.trim() !== '';
const asWord = (text: string): string => text.trim().toLowerCase();
