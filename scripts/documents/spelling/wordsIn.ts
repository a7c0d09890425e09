/** A word as it is in a text. */
export interface Word {
  readonly line: number;
  readonly text: string;
  /** Its quotation or table cell, which may be Dutch in an English document. */
  readonly phrase: string | undefined;
}

/** What is no language: blanked, so that no line moves. In this order. */
const noLanguage = [
  /^---\n[\s\S]*?^---$/gm,
  /^```.*\n[\s\S]*?^```$/gm,
  /<!--[\s\S]*?-->/g,
  /^(import|export) [\s\S]*?;$/gm,
  /\{\/\*[\s\S]*?\*\/\}/g,
  /``.*?``|`[^`\n]*`/g,
  // Where a link leads; its text stays.
  /(?<=\])\([^)\s]*\)/g,
  /https?:\/\/[^\s)>]+/g,
  /<\/?[A-Za-z][^<>]*>/g,
  // Addresses, file names, options, and names of programs with their version.
  /[\w-]+(?:[./@][\w-]+)+/g,
  /(?<![\w)])\/[\w{}/-]+/g,
  /(?<![\w-])--[\w-]+/g,
];

const quoted = /(?<![\p{L}\d])'[^'\n]*'(?!\p{L})|[‘“„][^‘’“”„\n]*[’”]/gu;
const cell = /(?<=\|)[^|\n]+(?=\|)/g;
const word = /(?<![\p{L}\p{M}\d_])\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*(?![\p{L}\d_])/gu;

/** The words of a document in Markdown or MDX, without code, addresses and names in camel case. */
export function wordsIn(markdown: string): Word[] {
  return wordsOf(without(noLanguage, markdown));
}

/** The words of the doc comments in the code blocks of a document. */
export function commentWordsIn(markdown: string): Word[] {
  const code = blankAround(/\/\*\*[\s\S]*?\*\//g, blankAround(/^```.*\n[\s\S]*?^```$/gm, markdown));
  const tags = [/\{@link [^}]*\}/g, /(?<=@param )\S+/g, /@\w+/g];
  return wordsOf(without([...tags, ...noLanguage], code));
}

function wordsOf(prose: string): Word[] {
  return prose.split('\n').flatMap((text, index) => {
    const phrases = [...text.matchAll(quoted), ...text.matchAll(cell)];
    return [...text.matchAll(word)]
      .filter(([found]) => !isName(found))
      .map(({ 0: found, index: at }) => {
        const around = phrases.find(
          (phrase) => at >= phrase.index && at < phrase.index + phrase[0].length,
        );
        return { line: index + 1, text: found, phrase: around?.[0] };
      });
  });
}

function without(patterns: readonly RegExp[], text: string): string {
  return patterns.reduce((left, pattern) => left.replaceAll(pattern, blank), text);
}

/** What a pattern finds, each line where it was. */
function blankAround(pattern: RegExp, text: string): string {
  let from = 0;
  let kept = '';
  for (const { 0: found, index } of text.matchAll(pattern)) {
    kept += blank(text.slice(from, index)) + found;
    from = index + found.length;
  }
  return kept + blank(text.slice(from));
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

/** Whether it is a name or an abbreviation: MoneyField, onPress, WCAG. */
function isName(text: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(text) || /^\p{Lu}+(?:['’]?s)?$/u.test(text);
}
