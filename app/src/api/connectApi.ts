import { ApiError, createCaller } from '@facturatie/api-contract';
import type { Call, CallArguments, Caller, Send } from '@facturatie/api-contract';
import { busy } from '@facturatie/ui/BusyIndicator';

/** The environment of the app's calls. */
export interface Connection {
  /** The access token of the signed-in user; undefined when there is none. */
  readonly token: () => string | undefined;
  /** Sends a request as fetch does. */
  readonly send: Send;
  /** The value of a cookie of the page. */
  readonly cookie: (name: string) => string | undefined;
  /** Called when the server no longer accepts the session that a call was sent with. */
  readonly onSessionRefused: () => void;
}

/**
 * Makes the calls of this app: sends the token of the signed-in user, shows the global loading indicator
 * during every call, and reports when the session has ended on the server: status 401 on a call that needs
 * one, unless another session began meanwhile.
 */
export function connectApi({ token, send, cookie, onSessionRefused }: Connection): Caller {
  const caller = createCaller({
    token,
    cookie,
    fetch: (url, init) => busy.track(send(url, init)),
  });
  return async <C extends Call>(call: C, ...given: CallArguments<C>) => {
    const sentAs = token();
    try {
      return await caller(call, ...given);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.kind === 'unauthorized';
      const isOurs = call.auth !== 'none' && sentAs !== undefined && sentAs === token();
      if (isRefused && isOurs) onSessionRefused();
      throw error;
    }
  };
}
