import { checkField } from './checkField.ts';
import type { FieldRule } from './FieldRule.ts';
import type { Finding } from './Finding.ts';

/** What is wrong with the fields of a form, in the order of its rules: at most one finding per field. */
export function checkFields(form: object, fields: readonly FieldRule[]): Finding[] {
  return fields.flatMap((field) => checkField(valueAt(form, field.path), field) ?? []);
}

function valueAt(form: object, path: string): unknown {
  let value: unknown = form;
  for (const name of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return value;
}
