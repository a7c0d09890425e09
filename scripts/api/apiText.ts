/** An entry of a package, as it is imported, with what it exports. */
export interface Entry {
  readonly specifier: string;
  readonly exports: ReadonlyMap<string, readonly string[]>;
}

/** The public interface of a package as Markdown: every name that an entry exports, in order of the alphabet. */
export function apiText(entries: readonly Entry[]): string {
  const sections = entries.map(({ specifier, exports }) => {
    const names = [...exports].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const parts = names.map(
      ([name, texts]) => `### ${name}\n\n\`\`\`ts\n${texts.map(tidied).join('\n')}\n\`\`\`\n`,
    );
    return [`## ${specifier}\n`, ...parts].join('\n');
  });
  return [
    '# Public interface\n',
    'Written by `npm run generate -- api` from the docstrings and types in the sources: change it there.\n',
    ...sections,
  ].join('\n');
}

/** Without the ways by which the compiler names types of other modules. */
function tidied(declaration: string): string {
  return declaration
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replaceAll(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
}
