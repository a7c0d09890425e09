import { createCaller } from '@facturatie/api-contract';
import type { Caller, Send } from '@facturatie/api-contract';
import { busy } from '@facturatie/ui/BusyIndicator';
import type { Session } from './state/session.ts';

/** What the app's calls need to know of where it runs. */
export interface Connection {
  readonly session: Session;
  /** Sends a request as fetch does. */
  readonly send: Send;
  /** The value of a cookie of the page. */
  readonly cookie: (name: string) => string | undefined;
  /** Called when the server no longer accepts the session that a call went out with. */
  readonly onSessionRefused: () => void;
}

/**
 * Makes the calls of this app: it speaks for the signed-in user, lights the global loading
 * indicator around every call, and notices when the session has ended on the server (status 401 on a
 * call that carried the current token; the login call carries none).
 */
export function connectApi({ session, send, cookie, onSessionRefused }: Connection): Caller {
  const token = () => session.user()?.token.accessToken;
  return createCaller({
    token,
    cookie,
    fetch: async (url, init) => {
      const response = await busy.track(send(url, init));
      const sent = new Headers(init?.headers).get('authorization');
      const isOurs = sent !== null && sent === `Bearer ${token()}`;
      if (response.status === 401 && isOurs) onSessionRefused();
      return response;
    },
  });
}
