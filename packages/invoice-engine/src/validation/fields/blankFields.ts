import type { FieldRule, Form } from './FieldRule.ts';
import type { Finding } from '../Finding.ts';

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

/** That a required field is not filled in, or undefined (SPEC.md V2). */
export function checkPresence(
  value: unknown,
  { path, rule, required: isRequired }: FieldRule,
): Finding | undefined {
  return isRequired && isBlank(value) ? { path, rule, code: 'required' } : undefined;
}
