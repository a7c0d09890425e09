import { empty } from '../codec/empty.ts';
import type { Call } from './Call.ts';

/** Ends the session of the token it carries (docs/decisions: our one added session call). */
export const logout = {
  name: 'logout',
  method: 'POST',
  path: '/api/v1/auth/logout',
  auth: 'bearer',
  response: empty(),
} as const satisfies Call;
