import { openApiDocument } from '@facturatie/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveCompany } from '../database/company.ts';
import { inTransaction } from '../database/transaction.ts';
import { exampleCompany } from '../seed/generate/exampleCompany.ts';
import { addCreditNote } from '../testing/records/addCreditNote.ts';
import { addCustomers } from '../testing/records/addCustomers.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await openTestServer();
  token = await server.accessToken();
});
afterAll(() => server.close());

test('it can be read without a session', async () => {
  const answer = await server.fetch('/api/v1/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

test('it cannot be changed', async () => {
  const answer = await server.fetch('/api/v1/openapi.json', { method: 'PUT' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

/** What authors of other clients read in the document. */
interface ReadOperation {
  readonly operationId: string;
  readonly parameters?: readonly { name: string; in: string; example?: unknown }[];
  readonly requestBody?: { content: { 'application/json': { example: unknown } } };
  readonly responses: Readonly<Record<string, unknown>>;
}

const operations = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...(operation as unknown as ReadOperation),
    method: method.toUpperCase(),
    path,
  })),
);

/** What makes things comes before what changes, reads and at last removes them. */
const first = [
  'login',
  'createCustomerGroup',
  'createCustomerGroup',
  'createCustomer',
  'createSalesDocument',
  'saveInvoice',
  'createPayment',
];
const last = ['deleteCustomerGroup', 'releaseEInvoice', 'removeInvoice', 'logout'];
const between = operations
  .map(({ operationId }) => operationId)
  .filter((name) => !first.includes(name) && !last.includes(name));

const author = {
  session: { userId: null, userName: 'beheer' },
  clock: { now: () => Date.UTC(2026, 2, 5) },
};

/** What an example needs that no example makes. */
const needed: Readonly<Record<string, () => Promise<unknown>>> = {
  settleCreditNote: () =>
    inTransaction(server.db, (trx) =>
      addCreditNote(trx, { customerNumber: 'K9', date: '2025-03-05' }),
    ),
};

describe('the examples, one after another, work on a server of one’s own', () => {
  beforeAll(async () => {
    await saveCompany(server.db, author, exampleCompany);
    await addCustomers(server.db, [{ number: 'K9', companyName: 'Zwaan' }]);
    await server.db.insertInto('banks').values({ name: 'KBC' }).execute();
    await server.db
      .insertInto('articles')
      .values({
        number: 'BIER-33',
        description: 'Streekbier',
        nature: 'goods',
        purchasePrice: 10_000,
        unitPrice: 21_500,
        searchText: 'bier-33 streekbier',
      })
      .execute();
  });

  test.each([...first, ...between, ...last])('%s', async (name) => {
    const operation = operations.find(({ operationId }) => operationId === name);
    if (operation === undefined) throw new Error(`The document has no ${name}`);
    await needed[name]?.();
    const { method, path, parameters = [], requestBody, responses } = operation;
    const examples = (place: string): [string, string][] =>
      parameters
        .filter((one) => one.in === place && one.example !== undefined)
        .map((one) => [one.name, String(one.example)]);
    const inPath = new Map(examples('path'));
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(inPath.get(key) ?? ''),
    );
    const query = new URLSearchParams(examples('query')).toString();
    const answer = await server.fetch(`${filled}?${query}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(requestBody && {
        body: JSON.stringify(requestBody.content['application/json'].example),
      }),
    });
    const reported = Object.keys(responses).filter((status) => status.startsWith('2'));
    expect([String(answer.status), await answer.text()]).toEqual([reported[0], expect.anything()]);
  });
});
