/** Something that a screen reader says, and what made it. */
export interface HeardLine {
  /** Which one it is: 1, 2, 3. */
  position: number;
  /** In a word or two: 'the focus comes'. */
  when: string;
  /** What is said, in Dutch. */
  words: string;
}

/** What was heard of a story. */
export interface Heard {
  /** While the story was played; empty when nothing was done. */
  said: HeardLine[];
  /** The page at the end, one line a thing, indented by what contains it. */
  page: string;
}

/** The marks of a transcript (docs/contributing/testing.md), in words. */
const occasions: Readonly<Record<string, string>> = {
  focus: 'the focus comes',
  in: 'on the way in',
  open: 'something opens',
  nu: 'it changes',
  straks: 'said when quiet',
  meteen: 'said at once',
};

/** Reads one transcript. */
export function readHeard(transcript: string): Heard {
  const [before = '', after] = transcript.split(/^--$/m);
  if (after === undefined) return { said: [], page: before.trim() };
  const said: HeardLine[] = [];
  for (const line of before.trim().split('\n')) {
    const [, mark = '', words = line] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    const when = occasions[mark];
    const last = said.at(-1);
    if (when !== undefined) said.push({ position: said.length, when, words });
    else if (last) last.words += `\n${line.trim()}`;
    else said.push({ position: said.length, when: '', words: line });
  }
  return { said, page: after.trim() };
}
