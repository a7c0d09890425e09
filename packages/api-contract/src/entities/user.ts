import { loginRules, validateLogin } from '@facturatie/invoice-engine';
import { checked } from '../codec/checked.ts';
import type { Infer } from '../codec/Codec.ts';
import { field, object } from '../codec/object.ts';
import { requiredText, text } from '../codec/scalars/text.ts';

/** The signed-in user (spec §3): only the access token is fixed, the rest is for show. */
export const user = object({
  name: field('name', text()),
  token: field('token', object({ accessToken: field('access_token', requiredText()) })),
});

export interface User extends Infer<typeof user> {}

/** What the login form sends (spec §7), by its rules (spec §5). */
export const credentials = checked(
  object({ name: field('name', text()), password: field('password', text()) }),
  { rules: loginRules, validate: validateLogin },
);

export interface Credentials extends Infer<typeof credentials> {}

/** The answer to a login: the user as the wrapper's data (spec §7). */
export const signedIn = object({ data: field<User>('data', user) });
