import { logout } from '@facturatie/api-contract';
import { callRoute } from '../http/callRoute.ts';
import { clearedSessionCookies } from '../http/cookies.ts';

export const logoutRoute = callRoute(
  logout,
  async (_input, { services, session, peer, answerHeaders }) => {
    await services.sessions.end(session);
    for (const cookie of clearedSessionCookies(peer.overTls)) {
      services.cookies.append(answerHeaders, cookie);
    }
    return undefined;
  },
);
