import type { FieldRule } from './FieldRule.ts';
import type { Finding } from './Finding.ts';
import { isBlank } from './blankFields.ts';

/** That a required field is not filled in, or undefined (SPEC.md V2). */
export function checkPresence(
  value: unknown,
  { path, rule, required }: FieldRule,
): Finding | undefined {
  return required && isBlank(value) ? { path, rule, code: 'required' } : undefined;
}
