import { logout, login } from '@facturatie/api-contract';
import { callRoute } from '../../http/callRoute.ts';
import {
  clearedSessionCookies,
  deviceCookie,
  deviceCookiesOf,
  sessionCookies,
} from '../../http/cookies.ts';
import { normaliseLoginName } from '../../auth/loginName.ts';
import { signIn } from '../../auth/signIn.ts';
import { forgetOldAnswers } from '../../http/answerOnce.ts';

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

/** The length of the hash of a login name in the name of its device cookie. */
const accountLength = 16;

/** Also sets the session's two cookies and the device cookie. */
export const loginRoute = callRoute(
  login,
  async ({ body }, { services, peer, cookies, answerHeaders }) => {
    const { settings, sha256 } = services;
    const name = normaliseLoginName(body.name);
    const account = (await sha256(`device cookie:${name}`)).slice(0, accountLength);
    const signedIn = await signIn(services, {
      name,
      password: body.password,
      address: peer.address,
      deviceCookies: deviceCookiesOf(cookies, account, peer.overTls),
    });
    await forgetOldAnswers(services);
    const maxAge = Math.floor(settings.sessionLifetime / 1000);
    const { user, session } = signedIn;
    for (const cookie of [
      ...sessionCookies({ ...session, maxAge }, peer.overTls),
      deviceCookie(account, signedIn.deviceCookie, peer.overTls),
    ]) {
      services.cookies.append(answerHeaders, cookie);
    }
    return { data: { name: user.displayName, token: { accessToken: session.accessToken } } };
  },
);
