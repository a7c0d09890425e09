import { login } from '@facturatie/api-contract';
import { normaliseLoginName } from '../auth/loginName.ts';
import { signIn } from '../auth/signIn.ts';
import { forgetOldAnswers } from '../http/answerOnce.ts';
import { sessionCookies } from '../http/cookies.ts';
import { callRoute } from '../http/callRoute.ts';

/** Besides the answer, the browser gets the session's two cookies. */
export const loginRoute = callRoute(login, async ({ body }, { services, peer, answerHeaders }) => {
  const { user, session } = await signIn(services, {
    name: normaliseLoginName(body.name),
    password: body.password,
    address: peer.address,
  });
  await forgetOldAnswers(services);
  const maxAge = Math.floor(services.settings.sessionLifetime / 1000);
  for (const cookie of sessionCookies({ ...session, maxAge }, peer.overTls)) {
    services.cookies.append(answerHeaders, cookie);
  }
  return { data: { name: user.displayName, token: { accessToken: session.accessToken } } };
});
