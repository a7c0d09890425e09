/** An entry of a package, as it is imported, with what it exports. */
export interface Entry {
  readonly specifier: string;
  readonly exports: ReadonlyMap<string, readonly string[]>;
}

/** The public interface of a package as Markdown: every name that an entry exports, in order of the alphabet. */
export function apiText(entries: readonly Entry[]): string {
  const sections = entries.map(({ specifier, exports }) => {
    const declarations = Array.from(exports, ([name, texts]): [string, string] => [
      name,
      texts.map((text) => bare(name, text)).join('\n'),
    ]).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const objects = declarations.flatMap(([name, text]) => {
      const [, type = ''] = /^const \w+: (.*\{\n.*);$/ms.exec(text) ?? [];
      return type === '' ? [] : [[`: ${type.replaceAll('\n', '\n    ')};`, name] as const];
    });
    const parts = declarations.map(([, text]) => {
      const named = objects.reduce(
        (rest, [type, object]) => rest.replaceAll(type, `: typeof ${object};`),
        text,
      );
      return compact(named);
    });
    return `## ${specifier}\n\n\`\`\`ts\n${parts.join('\n')}\n\`\`\`\n`;
  });
  return [
    '# Public interface\n',
    'Written by `npm run generate -- api` from the docstrings and types in the sources: change it there.\n',
    ...sections,
  ].join('\n');
}

/** A declaration under its exported name, without what the compiler adds to say where types come from. */
function bare(name: string, declaration: string): string {
  return declaration
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replace(/^(?:export )?(?:declare )?(\w+) \w+/m, `$1 ${name}`)
    .replace(/\(\{[^{}]*\}: (\w+Props)\b/, '(props: $1');
}

/**
 * The same with a line for each docstring of its own, for each member and for each small object. A
 * docstring that only repeats what the name says is left out.
 */
function compact(declaration: string): string {
  const lines = declaration
    .replaceAll(
      /\/\*\*(.*?)\*\//gs,
      (_, doc: string) => `/**${doc.replaceAll(/\s+(?:\*\s+)*/g, ' ')}*/`,
    )
    .replace(/^\/\*\* (?:One|Props) of \{@link \w+\}\. \*\/\n/, '')
    .replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2))
    .replaceAll(/^( +\/\*\*.*\*\/)\n +/gm, '$1 ');
  return withSmallObjectsInLine(lines);
}

/** The inner objects first: what holds them may be small then too. */
function withSmallObjectsInLine(text: string): string {
  const joined = text.replaceAll(/\{\n([^{}]*)\}/g, (object, members: string) => {
    const line = members
      .trim()
      .replaceAll(/;\n\s*/g, '; ')
      .replace(/;$/, '');
    if (line === '') return '{}';
    return line.length > 90 || /\/\*\*|\n/.test(line) ? object : `{ ${line} }`;
  });
  return joined === text ? text : withSmallObjectsInLine(joined);
}

/**
 * What an api.md declares, by name, in its order: each with its docstrings, overloads together. Of a name
 * that several entries export the last one counts.
 */
export function declarationsIn(report: string): Map<string, string> {
  const found = new Map<string, string>();
  const declarations = report.matchAll(
    /^(?:\/\*\*.*\n)?(?:abstract )?(?:class|const|enum|function|interface|let|type) (\w+)[^]*?\n(?=\/\*\*|[a-z`])/gm,
  );
  for (const [text, name = ''] of declarations) found.set(name, (found.get(name) ?? '') + text);
  return found;
}
