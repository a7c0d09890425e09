import { credentials, signedIn } from '../entities/user.ts';
import type { Call } from './Call.ts';

/** Exchanges name and password for the user and an access token (spec §7). */
export const login = {
  name: 'login',
  method: 'POST',
  path: '/api/v1/auth/login',
  auth: 'none',
  body: credentials,
  response: signedIn,
} as const satisfies Call;
