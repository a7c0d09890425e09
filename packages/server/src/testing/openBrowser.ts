import { createCaller } from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import { testOrigin, testUser } from './openTestServer.ts';
import type { TestServer } from './openTestServer.ts';

/** What a browser keeps and sends for a page of ours, where nothing but the server is real. */
export interface TestBrowser {
  /** The Cookie header. */
  readonly cookie: string;
  /** What the page reads in its own cookie. */
  readonly xsrfToken: string;
  /** The bearer token of the same session. */
  readonly accessToken: string;
  /** The headers of a request that the page sends: its cookies, its origin, its anti-forgery token. */
  readonly headers: Readonly<Record<string, string>>;
  /** Makes calls as the page does: the calls of the session's cookie without a token. */
  readonly call: Caller;
}

/** Signs the test user in and keeps the cookies, as a browser does. */
export async function openBrowser(server: TestServer): Promise<TestBrowser> {
  const answer = await server.login(testUser.name, testUser.password);
  const { data } = (await answer.json()) as { data: { token: { access_token: string } } };
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const cookie = pairs.join('; ');
  const xsrfToken = /XSRF-TOKEN=([0-9a-f]+)/.exec(cookie)?.[1] ?? '';
  const sent = { cookie, origin: testOrigin, 'sec-fetch-site': 'same-origin' };
  const accessToken = data.token.access_token;
  return {
    cookie,
    xsrfToken,
    accessToken,
    headers: { ...sent, 'x-xsrf-token': xsrfToken },
    call: createCaller({
      token: () => accessToken,
      cookie: (name) => (name === 'XSRF-TOKEN' ? xsrfToken : undefined),
      fetch: (path, init = {}) => {
        const headers = new Headers(init.headers);
        for (const [name, value] of Object.entries(sent)) headers.set(name, value);
        return server.fetch(path, { ...init, headers });
      },
    }),
  };
}
