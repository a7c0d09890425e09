import { checkPresence } from './fields/blankFields.ts';
import { eachField } from './fields/eachField.ts';
import type { FieldRule } from './fields/FieldRule.ts';
import type { Finding } from './Finding.ts';
import { required } from './fields/blankFields.ts';

/** The credentials of a login. */
export interface LoginFields {
  readonly name?: unknown;
  readonly password?: unknown;
}

/** The rules of the login form (SPEC.md V13). */
export const loginRules: readonly FieldRule[] = required('V13', ['name', 'password']);

/** The errors of a login form; empty when it is valid. */
export function validateLogin(login: LoginFields): Finding[] {
  return eachField(login, loginRules, checkPresence);
}
