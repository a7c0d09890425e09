import path from 'node:path';
import { fences } from './fences.ts';

/**
 * What is wrong with an import; undefined when nothing is.
 * @param file The importing file, from the root of the repository, with slashes.
 * @param specifier What stands between the quotes.
 */
export function complaintAbout(file: string, specifier: string): string | undefined {
  const fence = fences.findLast(({ files }) => files.some((glob) => path.matchesGlob(file, glob)));
  if (fence === undefined) return undefined;
  if (!specifier.startsWith('.')) {
    return fence.packages.some((name) => isOf(name, specifier)) ? undefined : fence.why;
  }
  const target = path.posix.join(path.posix.dirname(file), specifier);
  return fence.rooms.some((room) => target.startsWith(`${room}/`))
    ? undefined
    : 'A room is entered by the name of its package, never by a path into its folder.';
}

/** Whether a specifier is a package of that name or one of its entries. */
export function isOf(name: string, specifier: string): boolean {
  if (name.endsWith('*')) return specifier.startsWith(name.slice(0, -1));
  return specifier === name || specifier.startsWith(`${name}/`);
}
