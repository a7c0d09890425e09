import { calls } from '@facturatie/api-contract';
import type { Call } from '@facturatie/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSecret } from '../auth/secret.ts';
import { refusalTexts } from '../intl/nl-BE.ts';
import { systemRandom } from '../node/ports/systemPorts.ts';
import { openBrowser } from '../testing/openBrowser.ts';
import type { TestBrowser } from '../testing/openBrowser.ts';
import { openTestServer, testOrigin } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';

const day = 24 * 60 * 60_000;

let server: TestServer;
let revoked: TestBrowser;
let expired: TestBrowser;

beforeAll(async () => {
  server = await openTestServer();
  expired = await openBrowser(server);
  revoked = await openBrowser(server);
  const opened = await send(calls.getNewCustomerData, bearer(expired.accessToken));
  if (!opened.ok) throw new Error(`The session that will be over answers ${opened.status}`);
  await revoked.call(calls.logout);
  server.pass(day);
});
afterAll(() => server.close());

type Headers = Readonly<Record<string, string>>;

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

function send({ method, path }: Call, headers: Headers): Promise<Response> {
  const filled = path.replace(/\{\w+\}/g, '1');
  return server.fetch(filled, { method, headers: { origin: testOrigin, ...headers } });
}

/** The cookies of a session with another secret. */
const forgedCookie = ({ cookie, headers }: TestBrowser): Headers => ({
  ...headers,
  cookie: cookie.replace(/session=[^;]+/, `session=${newSecret(systemRandom)}`),
});

async function expectRefusal(call: Call, headers: Headers): Promise<void> {
  const answer = await send(call, headers);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ message: refusalTexts['session.required'](), errors: {} });
}

const protectedCalls = Object.entries<Call>(calls).filter(([, { auth }]) => auth !== 'none');

describe.each(protectedCalls)('%s checks the session first', (_name, call) => {
  test('without a token', () => expectRefusal(call, {}));

  test.each([
    ['of a session that was ended', () => bearer(revoked.accessToken)],
    ['of a session that is over', () => bearer(expired.accessToken)],
    ['that was never issued', () => bearer(newSecret(systemRandom))],
    ['that is nearly one', () => bearer(`${expired.accessToken}0`)],
    [
      'that is the cookie’s secret',
      () => bearer(/session=([^;]+)/.exec(expired.cookie)?.[1] ?? ''),
    ],
    ['of another scheme', () => ({ authorization: `Basic ${expired.accessToken}` })],
  ] satisfies [string, () => Headers][])('with a token %s', (_what, headers) =>
    expectRefusal(call, headers()),
  );

  test.each([
    ['of a session that was ended', () => revoked.headers],
    ['of a session that is over', () => expired.headers],
    ['that was never issued', () => forgedCookie(expired)],
  ] satisfies [string, () => Headers][])('with a cookie %s', (_what, headers) =>
    expectRefusal(call, headers()),
  );
});
