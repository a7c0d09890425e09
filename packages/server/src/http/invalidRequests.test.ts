import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calls } from '@facturatie/api-contract';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await openTestServer();
  token = await server.accessToken();
});
afterAll(() => server.close());

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const declaredPaths = Object.values(calls).map(({ path }) => path);

const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...declaredPaths) },
  { weight: 1, arbitrary: fc.webPath() },
  { weight: 1, arbitrary: fc.constantFrom('/readyz', '/healthz', '/api', '/%', '/%c0%ae', '//') },
);

const parameter = fc.tuple(
  fc.oneof(fc.constantFrom('page', 'per_page', 'q', '__proto__', 'constructor'), anyText),
  fc.oneof(anyText, fc.integer().map(String), fc.constantFrom('1e9', '1e99', '-0', '%', '_', '\\')),
);

const body = fc.oneof(
  fc.json(),
  anyText,
  fc
    .record({ name: fc.anything(), password: fc.anything() }, { requiredKeys: [] })
    .map((value) =>
      JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? 0 : part)),
    ),
);

const authorization = fc.oneof(
  { weight: 3, arbitrary: fc.constant('own token') },
  fc.constantFrom('', 'Bearer', 'Bearer x', 'Basic eDp5'),
  fc.base64String().map((text) => `Bearer ${text}`),
);

const requests = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
  path,
  query: fc.array(parameter, { maxLength: 4 }),
  body,
  contentType: fc.constantFrom('application/json', 'text/plain', 'application/json; charset=x'),
  authorization,
});

/** What a caller may complain about in an answer; undefined when it is as promised. */
async function complaintAbout(answer: Response, method: string): Promise<string | undefined> {
  if (answer.status >= 500) return `status ${answer.status}`;
  if (answer.status < 400 || method === 'HEAD') return undefined;
  const content = await answer.text();
  return /^\{"message":"[A-Z][^"]*\.","errors":\{.*\}\}$/.test(content) ? undefined : content;
}

test('no invalid request causes an internal error', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { method, query, contentType } = request;
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const answer = await server.fetch(`${request.path}?${new URLSearchParams(query)}`, {
        method,
        headers: {
          'content-type': contentType,
          authorization:
            request.authorization === 'own token' ? `Bearer ${token}` : request.authorization,
        },
        ...(hasBody && { body: request.body }),
      });
      expect(await complaintAbout(answer, method)).toBeUndefined();
      if (request.path === calls.logout.path && answer.status === 204) {
        await server.db.deleteFrom('loginThrottles').execute();
        token = await server.accessToken();
      }
    }),
    { numRuns: 400 },
  );
});
