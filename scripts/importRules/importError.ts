import path from 'node:path';
import { importRules } from './importRules.ts';

/**
 * What is wrong with an import; undefined when nothing is.
 * @param file The importing file, from the root of the repository, with slashes.
 * @param specifier What is between the quotes.
 */
export function importError(file: string, specifier: string): string | undefined {
  const rule = importRules.findLast(({ files }) =>
    files.some((glob) => path.matchesGlob(file, glob)),
  );
  if (rule === undefined) return undefined;
  if (!specifier.startsWith('.')) {
    return rule.packages.some((name) => isOf(name, specifier)) ? undefined : rule.why;
  }
  const target = path.posix.join(path.posix.dirname(file), specifier);
  return rule.folders.some((folder) => target.startsWith(`${folder}/`))
    ? undefined
    : 'Import another package by its name, never by a path into its folder.';
}

/** Whether a specifier is a package of that name or one of its entries. */
function isOf(name: string, specifier: string): boolean {
  if (name.endsWith('*')) return specifier.startsWith(name.slice(0, -1));
  return specifier === name || specifier.startsWith(`${name}/`);
}
