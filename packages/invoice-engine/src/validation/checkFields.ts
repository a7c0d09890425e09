import { checkField } from './checkField.ts';
import type { FieldRule } from './FieldRule.ts';
import { eachField } from './eachField.ts';
import type { Finding } from './Finding.ts';

/** The findings of a form, in the order of its rules, at most one per field. */
export function checkFields(form: object, fields: readonly FieldRule[]): Finding[] {
  return eachField(form, fields, checkField);
}
