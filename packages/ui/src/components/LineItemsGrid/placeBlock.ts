import type { PastedBlock } from './pastedBlock.ts';

/** A column as far as a block is concerned. */
export interface PasteColumn {
  /** Identifies the column. */
  key: string;
  /** Its header. */
  header: string;
  /** Whether its cells can be changed. */
  canTake: boolean;
  /** What can be chosen in it; left out where one types. */
  options?: readonly { key: string; label: string }[] | undefined;
  /** Says what is wrong with a text for its cells. */
  faultOf?: ((text: string) => string | undefined) | undefined;
}

/** Where the cells of a block go. */
export interface PlacedBlock {
  /** The columns that get something, in the order of the block. */
  columns: readonly PasteColumn[];
  /** The texts of each line, by the key of their column. */
  lines: readonly Readonly<Record<string, string>>[];
  /** Texts for which there is no column. */
  leftOver: readonly string[];
}

/**
 * Where the cells of a block go: from column `from` on to the right, as in a spreadsheet, or under
 * their own header where a head was copied along. A column that cannot be changed is passed over, and
 * so is one to choose in, unless the block holds its choices.
 */
export function placeBlock(
  block: PastedBlock,
  columns: readonly PasteColumn[],
  from: string,
): PlacedBlock {
  const [first = [], ...rest] = block;
  const hasHead = rest.length > 0 && isHead(first, columns);
  const body = hasHead ? rest : block;
  const texts = first.map((_, index) => body.map((line) => line[index] ?? ''));
  const targets = hasHead ? underHeaders(first, texts, columns) : toTheRight(texts, columns, from);
  return {
    columns: targets.filter((column) => column !== undefined),
    lines: body.map((line) =>
      Object.fromEntries(
        line.flatMap((text, index) => {
          const target = targets[index];
          if (!target) return [];
          const value = target.options ? choiceIn(target.options, text)?.key : text;
          return value === undefined ? [] : [[target.key, value]];
        }),
      ),
    ),
    leftOver: texts.flatMap((own, index) => (targets[index] ? [] : own.filter(isText))),
  };
}

/** At least two cells, and nothing but headers. */
function isHead(line: readonly string[], columns: readonly PasteColumn[]): boolean {
  const known = new Set(columns.map(({ header }) => asWord(header)));
  const words = line.map(asWord).filter(isText);
  return words.length > 1 && words.every((word) => known.has(word));
}

type Targets = readonly (PasteColumn | undefined)[];

function underHeaders(
  head: readonly string[],
  texts: readonly (readonly string[])[],
  columns: readonly PasteColumn[],
): Targets {
  return head.map((word, index) =>
    columns.find(
      (column) =>
        asWord(column.header) === asWord(word) &&
        canHold(column, texts[index] ?? []) &&
        head.findIndex((other) => asWord(other) === asWord(word)) === index,
    ),
  );
}

function toTheRight(
  texts: readonly (readonly string[])[],
  columns: readonly PasteColumn[],
  from: string,
): Targets {
  const left = columns.slice(columns.findIndex(({ key }) => key === from));
  return texts.map((own) => {
    const next = left.findIndex((column) => canHold(column, own));
    return next === -1 ? undefined : left.splice(0, next + 1).at(-1);
  });
}

function canHold({ canTake, options }: PasteColumn, texts: readonly string[]): boolean {
  if (!canTake || !options) return canTake;
  const filled = texts.filter(isText);
  return filled.length > 0 && filled.every((text) => choiceIn(options, text) !== undefined);
}

function choiceIn(options: NonNullable<PasteColumn['options']>, text: string) {
  const word = asWord(text);
  return options.find(({ key, label }) => asWord(key) === word || asWord(label) === word);
}

const isText = (text: string): boolean => text.trim() !== '';
const asWord = (text: string): string => text.trim().toLowerCase();
