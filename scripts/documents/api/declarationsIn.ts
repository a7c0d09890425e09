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
