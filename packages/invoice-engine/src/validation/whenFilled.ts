import type { FieldRule, Form } from './FieldRule.ts';

/** The same rule for each of these fields, which may be left empty. */
export function whenFilled(rule: string, paths: readonly string[], form: Form): FieldRule[] {
  return paths.map((path) => ({ path, rule, form }));
}
