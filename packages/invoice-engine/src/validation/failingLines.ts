import type { Finding } from './Finding.ts';
import { isDeleted, type LineFields } from './validateLine.ts';

/**
 * The numbers of the failing lines as people count them: from 1, and only lines that they see (SPEC.md
 * V8).
 * @param lines the lines that were validated, deleted ones among them
 */
export function failingLines(findings: readonly Finding[], lines: readonly LineFields[]): number[] {
  const failing = new Set(findings.map(({ path }) => lineIndexOf(path)));
  const visible = [...lines.keys()].filter((index) => !isDeleted(lines[index] ?? {}));
  return visible.flatMap((index, place) => (failing.has(index) ? [place + 1] : []));
}

/** The index of the line that a path leads into, or undefined for a field of the form itself. */
export function lineIndexOf(path: string): number | undefined {
  const index = /^lines\.(\d+)\./.exec(path)?.[1];
  return index === undefined ? undefined : Number(index);
}
