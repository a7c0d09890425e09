import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How far a version goes, the least first. */
export const bumps = ['patch', 'minor', 'major'] as const;
/** One of {@link bumps}. */
export type Bump = (typeof bumps)[number];

/** A change that waits for a release. */
export interface Changeset {
  /** The packages that it concerns, by name. */
  readonly packages: ReadonlyMap<string, Bump>;
  /** What installers will read. */
  readonly text: string;
}

/** The changesets in a folder. */
export function pendingChangesets(folder: string): Changeset[] {
  return globSync('*.md', { cwd: folder, exclude: ['README.md'] }).map((file) =>
    readChangeset(readFileSync(path.join(folder, file), 'utf8')),
  );
}

/** Reads a changeset: `---`, a line for each package, `---`, the text. */
export function readChangeset(content: string): Changeset {
  const [, head = '', text = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(content) ?? [];
  const lines = head.matchAll(/^['"]?([^'":]+)['"]?:\s*['"]?(patch|minor|major)\b/gm);
  return {
    packages: new Map(Array.from(lines, ([, name = '', bump]) => [name, bump as Bump])),
    text: text.trim(),
  };
}
