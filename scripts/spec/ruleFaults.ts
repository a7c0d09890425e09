/** What the rules are held against. */
export interface Evidence {
  /** Full names of tests: their groups and their own title, joined by ' > '. */
  readonly tests: readonly string[];
  /** Source texts, which cite rules as `(SPEC.md L9)`. */
  readonly sources: readonly string[];
}

/** What is wrong with a specification and the tests of its rules, one sentence per fault. */
export function ruleFaults(markdown: string, { tests, sources }: Evidence): string[] {
  const { rules, headingsWithoutId } = rulesOf(markdown);
  const ids = new Set(rules.map(({ id }) => id));
  const tested = new Set(tests.flatMap(idsNamedBy));
  return [
    ...headingsWithoutId.map((heading) => `The heading '${heading}' does not begin with an id.`),
    ...repeated(rules.map(({ id }) => id)).map((id) => `${id} is the id of more than one rule.`),
    ...rules.flatMap(({ id, section, text }) => [
      ...(id.startsWith(section) && section !== '' ? [] : [`${id} is in another section.`]),
      ...(hasEntry(text, 'Source') ? [] : [`${id} has no Source.`]),
      ...(hasEntry(text, 'Example') ? [] : [`${id} has no Example.`]),
      ...(/^\w/m.test(text) ? [] : [`${id} states nothing.`]),
    ]),
    ...[...ids].filter((id) => !tested.has(id)).map((id) => `${id} has no test.`),
    ...tests
      .filter((name) => idsNamedBy(name).length === 0)
      .map((name) => `The test '${name}' names no rule.`),
    ...[...tested]
      .filter((id) => !ids.has(id))
      .map((id) => `A test names ${id}, which is no rule.`),
    ...[...new Set(sources.flatMap(idsCitedBy))]
      .filter((id) => !ids.has(id))
      .map((id) => `A source cites ${id}, which is no rule.`),
  ];
}

/** The ids at the start of a test's own title or of a group around it: 'L9 ...' or 'A1, A2 ...'. */
function idsNamedBy(name: string): string[] {
  return name.split(' > ').flatMap((title) => {
    const [ids = ''] = /^[A-Z]\d+(, [A-Z]\d+)*(?= |:|$)/.exec(title) ?? [];
    return ids === '' ? [] : ids.split(', ');
  });
}

/** The ids in 'SPEC.md L9', 'SPEC.md A1, A2' or 'SPEC.md A1 to A4'. */
function idsCitedBy(source: string): string[] {
  return [...source.matchAll(/SPEC\.md ([A-Z]\d+(?:(?:, | to | and )[A-Z]\d+)*)/g)].flatMap(
    ([, ids = '']) => ids.split(/, | to | and /),
  );
}

function hasEntry(text: string, name: string): boolean {
  return new RegExp(`^- ${name}: \\S`, 'm').test(text);
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** A rule of a specification: a heading with its id, then its text up to the next heading. */
interface Rule {
  readonly id: string;
  /** The letter of the section (`## L Lines`) that the rule is in. */
  readonly section: string;
  readonly text: string;
}

/** The rules (`### L9 Purchase price`) of a specification, and the headings beside them. */
function rulesOf(markdown: string): { rules: Rule[]; headingsWithoutId: string[] } {
  const rules: Rule[] = [];
  const headingsWithoutId: string[] = [];
  for (const [section = '', ...parts] of sectionsOf(markdown)) {
    for (const part of parts) {
      const [heading = '', ...lines] = part.split('\n');
      const id = /^[A-Z]\d+(?= \S)/.exec(heading)?.[0];
      if (id === undefined) headingsWithoutId.push(heading);
      else
        rules.push({ id, section: /^[A-Z](?= )/.exec(section)?.[0] ?? '', text: lines.join('\n') });
    }
  }
  return { rules, headingsWithoutId };
}

/** Each section as its own text followed by its parts of the third level, without the marks of headings. */
function sectionsOf(markdown: string): string[][] {
  return markdown.split(/^## /m).map((section) => section.split(/^### /m));
}
