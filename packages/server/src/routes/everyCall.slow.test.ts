import { calls } from '@facturatie/api-contract';
import type { Call } from '@facturatie/api-contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveCompany } from '../database/company.ts';
import { fieldTexts, issueTexts, refusalTexts } from '../intl/nl-BE.ts';
import { exampleCompany } from '../seed/generate/exampleCompany.ts';
import { addContractData, exampleOf } from '../testing/records/contractData.ts';
import type { ContractData } from '../testing/records/contractData.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';
import { changedParts, exampleRecipe, recipes } from '../testing/requestRecipes.ts';
import type { Recipe, RequestParts, Wire } from '../testing/requestRecipes.ts';
import { faultByOpenApi } from '../testing/openApiResponses.ts';

/** Requests per call: each project sets how many. */
const numRuns = Number(process.env['CALL_REQUESTS']);

/** A generous timeout for busy machines: a second for each. */
vi.setConfig({ testTimeout: numRuns * 1_000 });

let server: TestServer;
let data: ContractData;
let token: string;

beforeAll(async () => {
  server = await openTestServer();
  const session = { userId: null, userName: 'beheer' };
  await saveCompany(server.db, { session, clock: { now: () => 0 } }, exampleCompany);
});
afterAll(() => server.close());

/** A request of the parts of a recipe, with its damage. */
function requestOf(call: Call, parts: RequestParts, recipe: Recipe): [string, RequestInit] {
  const { params, query, body } = parts;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(wiresIn(params)[name])),
  );
  const search = new URLSearchParams(
    Object.entries(wiresIn(query)).map(([name, value]) => [name, textOf(value)]),
  );
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': recipe.contentType,
    ...recipe.headers,
  };
  const content = recipe.rawBody ?? JSON.stringify(body ?? null);
  return [
    `${path}?${search}${recipe.moreQuery}`,
    {
      method: call.method,
      headers: Object.entries(headers).map(([name, value]) => [name, latin(value)]),
      ...(call.body && { body: content }),
    },
  ];
}

/** The values of a part by their names: none where a change left no object. */
function wiresIn(part: Wire | undefined): Readonly<Record<string, Wire>> {
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? part : {};
}

function textOf(value: Wire | undefined): string {
  return (typeof value === 'string' ? value : JSON.stringify(value ?? '')).toWellFormed();
}

/** Headers hold bytes. */
function latin(value: string): string {
  return value.replace(/[^\x20-\xff]/g, '?');
}

/** What is wrong with an error response: undefined when it has its shape and our own message. */
function faultOfRefusal(status: number, retryAfter: number, content: string): string | undefined {
  if (status >= 500) return 'a failure of our own';
  const { message, errors, conflict, ...others } = JSON.parse(content) as Record<string, unknown>;
  const { 'server.failed': _failed, ...texts } = refusalTexts;
  const sentences = Object.values(texts).map((text) => text({ retryAfter, requestId: '' }));
  if (!sentences.includes(String(message))) return 'a message that is not in the catalogue';
  if (Object.keys(others).length > 0) return 'more than it should say';
  if (conflict !== undefined && status !== 409) return 'a conflict that is none';
  if (typeof errors !== 'object' || errors === null) return 'no errors';
  const fieldSentences = new Set<unknown>([
    ...Object.values(issueTexts),
    ...Object.values(fieldTexts),
  ]);
  for (const [field, said] of Object.entries(errors as Record<string, unknown>)) {
    if (field === '' || !Array.isArray(said) || said.length === 0) return 'a field without errors';
    if (!said.every((text) => fieldSentences.has(text))) return 'an error not in the catalogue';
  }
  return undefined;
}

/** What is wrong with an answer, by our catalogue of sentences, the codec and the OpenAPI document. */
async function faultOfAnswer(call: Call, answer: Response): Promise<string | undefined> {
  const { status } = answer;
  const type = answer.headers.get('content-type') ?? '';
  if (status === 204)
    return decodingFault(call, undefined) ?? faultByOpenApi(call.name, status, null);
  if (status < 400 && call.media !== undefined) {
    if (type !== call.media) return `a file of type ${type}`;
    return decodingFault(call, await answer.blob()) ?? faultByOpenApi(call.name, status, null);
  }
  if (!type.startsWith('application/json')) return `an answer of type ${type}`;
  const content = await answer.text();
  const json: unknown = JSON.parse(content);
  const retryAfter = Number(answer.headers.get('retry-after') ?? 0);
  const fault =
    (status < 400 ? decodingFault(call, json) : faultOfRefusal(status, retryAfter, content)) ??
    (await faultByOpenApi(call.name, status, json));
  return fault && `${status}, ${fault}: ${content}`;
}

function decodingFault(call: Call, wire: unknown): string | undefined {
  const decoded = call.response.decode(wire);
  return decoded.ok ? undefined : `an answer that breaks: ${JSON.stringify(decoded.issues)}`;
}

/** So that the next request meets a session and what it refers to, whatever this one did. */
async function renewAfter(call: Call, succeeded: boolean): Promise<void> {
  if (call === calls.login) await server.db.deleteFrom('loginThrottles').execute();
  else if (call === calls.logout && succeeded) token = await server.accessToken();
  else if (succeeded && call.method !== 'GET') data = await addContractData(server.db);
}

beforeEach(async () => {
  data = await addContractData(server.db);
  token = await server.accessToken();
});

describe.each(Object.entries<Call>(calls))('%s', (_name, call) => {
  test('answers any request as the contract defines, or refuses it with a message', async () => {
    const counted = { answered: 0, refused: 0 };
    const logged = server.log.length;
    const ask = async (recipe: Recipe) => {
      const start = recipe.byExample ? exampleOf(call, data) : recipe.described;
      const parts = changedParts(start, recipe.changes, data);
      // A URL takes them for steps between folders: such a request has another address.
      fc.pre(!Object.values(parts.params ?? {}).some((value) => value === '.' || value === '..'));
      const answer = await server.fetch(...requestOf(call, parts, recipe));
      const succeeded = answer.status < 400;
      counted[succeeded ? 'answered' : 'refused'] += 1;
      if (recipe === exampleRecipe && !succeeded) {
        throw new Error(`The example is refused: ${await answer.text()}`);
      }
      const fault = await faultOfAnswer(call, answer);
      if (fault !== undefined) throw new Error(`${JSON.stringify(parts)} gets ${fault}`);
      await renewAfter(call, succeeded);
    };
    const examples: [Recipe][] = [[exampleRecipe]];
    await fc.assert(fc.asyncProperty(recipes(call), ask), { numRuns, examples });
    const failed = server.log.slice(logged).filter(({ event }) => event === 'requestFailed');
    expect(failed).toEqual([]);
    expect(counted.answered).toBeGreaterThan(0);
    const mayBeWrong = Boolean(call.params ?? call.query ?? call.body);
    expect(counted.refused > 0).toBe(mayBeWrong);
  });
});
