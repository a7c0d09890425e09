/** A rule of a specification: a heading with its id, then its text up to the next heading. */
export interface Rule {
  readonly id: string;
  /** The letter of the section (`## L Lines`) that the rule stands in. */
  readonly section: string;
  readonly text: string;
}

/** What a specification in Markdown holds. */
export interface Specification {
  readonly rules: readonly Rule[];
  /** Headings of the third level that do not begin with an id. */
  readonly headingsWithoutId: readonly string[];
}

/** Reads the rules (`### L9 Purchase price`) of a specification. */
export function rulesOf(markdown: string): Specification {
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
