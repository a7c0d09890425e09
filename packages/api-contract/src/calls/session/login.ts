import { credentials, signedIn } from '../../entities/user.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';

/** Exchanges name and password for the user and an access token (spec §7). */
export const login = {
  name: 'login',
  method: 'POST',
  path: '/api/v1/auth/login',
  auth: 'none',
  body: credentials,
  response: signedIn,
} as const satisfies Call;

export const loginNote: CallNote<typeof login> = {
  tag: 'Session',
  summary: 'Exchanges name and password for the user and an access token.',
  refusals: {
    401: 'Name or password is wrong.',
    429: 'Too many attempts with this name or from this address have failed.',
    503: 'Too many people log in at this moment.',
  },
  example: { body: { name: 'An Peeters', password: 'een goed wachtwoord' } },
};
