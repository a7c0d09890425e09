import type { Description, Entity } from '@facturatie/api-contract';

/**
 * Names that are wire names and also have a life of their own: words and search text of the app's
 * addresses, the key of the page size in local storage, and plain English words.
 */
const otherLives = new Set(
  'q offertes facturen factuur betalingen creditnotas per_page details product Code Settings Status Type'.split(
    ' ',
  ),
);

/** The wire names of these entities that differ from the English ones. */
export function foreignWireNames(entities: readonly Entity[]): Set<string> {
  const names = entities.flatMap(({ codec }) => pairsOf(codec.description));
  const english = new Set(names.map(([name]) => name));
  return new Set(
    names
      .map(([, wireName]) => wireName)
      .filter((name) => !english.has(name) && !otherLives.has(name)),
  );
}

/** A wire name in the wrong place. */
export interface WireNameUse {
  readonly line: number;
  readonly name: string;
}

/**
 * The wire names that are in a source text as a word of their own, comments included. A part of an
 * address (`/klanten`, `./klanten/`) is not a wire name, nor is a word in a quoted sentence ('261 klanten').
 */
export function wireNamesIn(source: string, names: ReadonlySet<string>): WireNameUse[] {
  return source.split('\n').flatMap((text, index) =>
    [...withoutSentences(text).matchAll(/(?<![\w$/-])[A-Za-z_]\w*(?![\w$/-])/g)]
      .map(([word]) => word)
      .filter((word) => names.has(word))
      .map((name) => ({ line: index + 1, name })),
  );
}

/** Without the quoted text that holds several words. */
function withoutSentences(line: string): string {
  return line.replace(/(['"])((?:(?!\1).)*)\1/g, (quoted, _, content: string) =>
    /\s/.test(content) ? '' : quoted,
  );
}

function pairsOf(description: Description): (readonly [name: string, wireName: string])[] {
  if (description.kind === 'list') return pairsOf(description.item);
  if (description.kind === 'scalar') return [];
  return description.fields.flatMap(({ name, wireName, description: inner }) => [
    ...(wireName === undefined ? [] : [[name, wireName] as const]),
    ...pairsOf(inner),
  ]);
}
