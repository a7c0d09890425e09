import type { Finding } from '../Finding.ts';
import { isDeleted } from '../validateLine.ts';
import type { LineFields } from '../validateLine.ts';

/** The failing fields of the form itself, in the form's order; lines are counted apart (SPEC.md V7). */
export function failingFields(findings: readonly Finding[]): string[] {
  return findings.map(({ path }) => path).filter((path) => !path.startsWith('lines.'));
}

/**
 * The numbers of the failing lines, counted from 1 among visible lines (SPEC.md V8).
 * @param lines the lines that were validated, deleted ones among them
 */
export function failingLines(findings: readonly Finding[], lines: readonly LineFields[]): number[] {
  const failing = new Set(findings.map(({ path }) => path.split('.', 2).join('.')));
  const visible = [...lines.keys()].filter((index) => !isDeleted(lines[index] ?? {}));
  return visible.flatMap((index, place) => (failing.has(`lines.${index}`) ? [place + 1] : []));
}
