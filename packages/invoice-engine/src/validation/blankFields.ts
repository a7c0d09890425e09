import type { FieldRule, Form } from './FieldRule.ts';

/** The same rule for each of these fields, which must be filled in; without a form, with anything. */
export function required(rule: string, paths: readonly string[], form?: Form): FieldRule[] {
  return paths.map((path) => ({ path, rule, required: true, form }));
}

/** The same rule for each of these fields, which may be left empty. */
export function whenFilled(rule: string, paths: readonly string[], form: Form): FieldRule[] {
  return paths.map((path) => ({ path, rule, form }));
}

/** Whether nothing is filled in: nothing, null, or text of only white space (SPEC.md V2). */
export function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}
