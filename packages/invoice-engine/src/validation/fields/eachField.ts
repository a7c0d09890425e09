import type { FieldRule } from './FieldRule.ts';
import type { Finding } from '../Finding.ts';

/** What `check` finds in the fields of a form, in the order of its rules. */
export function eachField(
  form: object,
  fields: readonly FieldRule[],
  check: (value: unknown, field: FieldRule) => Finding | undefined,
): Finding[] {
  return fields.flatMap((field) => check(valueAt(form, field.path), field) ?? []);
}

function valueAt(form: object, path: string): unknown {
  let value: unknown = form;
  for (const name of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return value;
}
