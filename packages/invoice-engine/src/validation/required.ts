import type { FieldRule, Form } from './FieldRule.ts';

/** The same rule for each of these fields, which must be filled in; without a form, with anything. */
export function required(rule: string, paths: readonly string[], form?: Form): FieldRule[] {
  return paths.map((path) => ({ path, rule, required: true, form }));
}
