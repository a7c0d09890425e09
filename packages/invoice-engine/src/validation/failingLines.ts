import type { Finding } from './Finding.ts';
import { isDeleted, type LineFields } from './validateLine.ts';

/**
 * The numbers of the failing lines as people count them: from 1, and only lines that they see (SPEC.md
 * V8).
 * @param lines the lines that were validated, deleted ones among them
 */
export function failingLines(findings: readonly Finding[], lines: readonly LineFields[]): number[] {
  const failing = new Set(findings.map(({ path }) => path.split('.', 2).join('.')));
  const visible = [...lines.keys()].filter((index) => !isDeleted(lines[index] ?? {}));
  return visible.flatMap((index, place) => (failing.has(`lines.${index}`) ? [place + 1] : []));
}
