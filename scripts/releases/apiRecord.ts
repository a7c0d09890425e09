import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { declarationsIn } from '../documents/api/apiText.ts';
import { apiFile } from '../documents/api/packageApi.ts';
import { root } from '../root.ts';

/** Hashes of the exported declarations of a package, by entry and name: `@facturatie/ui ButtonProps`. */
export type ApiHashes = Readonly<Record<string, string>>;

/** Hashes every declaration in an api.md, without its comments. */
export function apiHashes(apiMd: string): ApiHashes {
  const sections = apiMd.split(/^## /m).slice(1);
  const hashes = sections.flatMap((section) => {
    const [entry] = section.split('\n', 1);
    return Array.from(declarationsIn(section), ([name, code]): [string, string] => {
      const text = code
        .replaceAll(/\/\*\*.*?\*\//g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
      return [`${entry} ${name}`, createHash('sha256').update(text).digest('hex').slice(0, 12)];
    });
  });
  return Object.fromEntries(hashes.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Changes of the public interface since the last release that no changeset of the package declares. A
 * changeset declares every addition, the changed exports it names, and, unless it is a patch, the removed
 * ones it names. `ButtonProps` counts as named by `Button`.
 */
export function undeclaredChanges(
  packageName: string,
  released: ApiHashes,
  today: ApiHashes,
  changesets: readonly string[],
): string[] {
  const own = changesets.flatMap((changeset) => {
    const [, head = '', text = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(changeset) ?? [];
    const line = head.split('\n').find((entry) => entry.includes(`'${packageName}'`));
    return line ? [{ isPatch: line.includes('patch'), names: new Set(text.match(/[\w$]+/g)) }] : [];
  });
  return Object.keys({ ...released, ...today }).flatMap((key) => {
    if (released[key] === today[key]) return [];
    if (!(key in released)) return own.length > 0 ? [] : [`new: ${key}`];
    const name = key.slice(key.indexOf(' ') + 1);
    const isNamed = own.some(
      ({ isPatch, names }) =>
        (key in today || !isPatch) && (names.has(name) || names.has(name.replace(/Props$/, ''))),
    );
    if (isNamed) return [];
    return [key in today ? `changed: ${key}` : `removed: ${key}`];
  });
}

/** Where the hashes of the last release of a package are kept. */
export function recordFile(folder: string): string {
  return path.join(root, 'packages', folder, 'released-api.json');
}

/** Records the public interface of a package as released. */
export function writeApiRecord(folder: string): void {
  const hashes = apiHashes(readFileSync(apiFile(folder), 'utf8'));
  writeFileSync(recordFile(folder), `${JSON.stringify(hashes, undefined, 2)}\n`);
}
