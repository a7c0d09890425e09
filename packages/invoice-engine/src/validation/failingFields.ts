import type { Finding } from './Finding.ts';

/** The failing fields of the form itself, in the form's order; lines are counted apart (SPEC.md V7). */
export function failingFields(findings: readonly Finding[]): string[] {
  return findings.map(({ path }) => path).filter((path) => !path.startsWith('lines.'));
}
