const sources = import.meta.glob<string>('../../packages/ui/src/theme/tokenTypes.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What each token is for, by interface and path: 'Tokens.color.canvas', 'ToneTokens.solid'. */
export const tokenSentences: ReadonlyMap<string, string> = readSentences(
  Object.values(sources).join(),
);

/** Reads the sentence before every member of the interfaces in a text that the formatter wrote. */
function readSentences(text: string): Map<string, string> {
  const sentences = new Map<string, string>();
  const path: string[] = [];
  let sentence = '';
  for (const line of text.split('\n')) {
    const [, comment] = /^ +\/\*\* (.*) \*\/$/.exec(line) ?? [];
    const [, type] = /^export interface (\w+) \{$/.exec(line) ?? [];
    const [, member, rest = ''] = /^ +(\w+)\??: (.*)$/.exec(line) ?? [];
    if (type !== undefined) path.push(type);
    if (member !== undefined) {
      if (sentence !== '') sentences.set([...path, member].join('.'), sentence);
      if (rest === '{') path.push(member);
    }
    if (/^ *\};?$/.test(line)) path.pop();
    sentence = comment ?? '';
  }
  return sentences;
}
