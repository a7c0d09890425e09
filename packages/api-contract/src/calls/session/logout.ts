import { empty } from '../../codec/body.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';

/** Ends the session of the token it carries (docs/decisions: our one added session call). */
export const logout = {
  name: 'logout',
  method: 'POST',
  path: '/api/v1/auth/logout',
  auth: 'bearer',
  response: empty(),
} as const satisfies Call;

export const logoutNote: CallNote<typeof logout> = {
  tag: 'Session',
  summary: 'Ends the session of the token it carries.',
};
