import {
  createSalesDocument,
  getSalesDocument,
  newIdempotencyKey,
  saveInvoice,
} from '@facturatie/api-contract';
import { cents } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { documentFaults } from '../../testing/database/documentInvariants.ts';
import { documentFormOf } from '../../testing/records/documentForms.ts';
import { openBrowser } from '../../testing/openBrowser.ts';
import type { TestBrowser } from '../../testing/openBrowser.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';

let server: TestServer;
let browser: TestBrowser;

beforeAll(async () => {
  server = await openTestServer();
  browser = await openBrowser(server);
  await addCustomers(server.db, [{ number: 'K1', companyName: 'Bakkerij Peeters' }]);
});
afterAll(() => server.close());

test('an invoice is saved as by the call of new documents, in the same series', async () => {
  const body = documentFormOf('K1', { reference: 'Bestelling 77' });
  const params = { kind: 'invoice' } as const;
  const first = await browser.call(createSalesDocument, { params, body });
  const second = await browser.call(saveInvoice, { body });
  const { document, version } = second;
  expect({ ...document, sequence: 1, number: first.document.number, lines: [] }).toEqual({
    ...first.document,
    sequence: 1,
    lines: [],
  });
  expect([first.document.number, document.number]).toEqual(['20261100001', '20261100002']);
  const read = await browser.call(getSalesDocument, { params: { number: document.number } });
  expect(read.version).toBe(version);
  expect(read.document).toEqual(document);
});

test('saved twice with one key, it is one invoice', async () => {
  const body = documentFormOf('K1');
  const idempotencyKey = newIdempotencyKey();
  const saved = await browser.call(saveInvoice, { body }, { idempotencyKey });
  const again = await browser.call(saveInvoice, { body }, { idempotencyKey });
  expect(again.document.number).toBe(saved.document.number);
});

test('it is refused for what is wrong with it, by field', async () => {
  const { totals } = documentFormOf('K1');
  const body = documentFormOf('K2', { totals: { ...totals, total: cents(1) } });
  await expect(browser.call(saveInvoice, { body })).rejects.toMatchObject({
    status: 422,
    messages: { errors: { 'customer.number': [expect.any(String)] } },
  });
});

describe('a request that changes something', () => {
  const countInvoices = async () =>
    (await server.db.selectFrom('salesDocuments').select('id').execute()).length;

  /** Sends an invoice as a page of ours does, but with other headers; undefined leaves one out. */
  const send = async (changed: Record<string, string | undefined>) => {
    const headers = new Headers({ ...browser.headers, 'content-type': 'application/json' });
    for (const [name, value] of Object.entries(changed)) {
      if (value === undefined) headers.delete(name);
      else headers.set(name, value);
    }
    const body = JSON.stringify(saveInvoice.body.encode(documentFormOf('K1')));
    return server.fetch(saveInvoice.path, { method: 'POST', headers, body });
  };

  test.each([
    ['no anti-forgery token', { 'x-xsrf-token': undefined }],
    ['an empty anti-forgery token', { 'x-xsrf-token': '' }],
    ['a forged anti-forgery token', { 'x-xsrf-token': '0'.repeat(64) }],
    ['an origin of another site', { origin: 'https://elsewhere.example' }],
    ['an origin of another port', { origin: 'http://facturatie.test:8080' }],
    ['an origin of a sibling host', { origin: 'http://www.facturatie.test' }],
    ['the origin null', { origin: 'null' }],
    ['the mark of another site', { 'sec-fetch-site': 'cross-site' }],
    ['the mark of another port', { 'sec-fetch-site': 'same-site' }],
    ['the mark of no page', { origin: undefined, 'sec-fetch-site': 'none' }],
    ['no sign of where it comes from', { origin: undefined, 'sec-fetch-site': undefined }],
  ])('with %s changes nothing', async (_case, headers) => {
    const before = await countInvoices();
    const answer = await send(headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      message: 'De aanvraag komt niet van deze toepassing. Herlaad de pagina en probeer opnieuw.',
      errors: {},
    });
    expect(await countInvoices()).toBe(before);
  });

  test('with the anti-forgery token of another session changes nothing', async () => {
    const other = await openBrowser(server);
    expect((await send({ 'x-xsrf-token': other.xsrfToken })).status).toBe(403);
    expect((await send({ cookie: other.cookie })).status).toBe(403);
  });

  test.each([
    ['no cookie', { cookie: undefined }],
    ['a forged cookie', { cookie: `session=${'0'.repeat(64)}` }],
  ])('with %s wants a login', async (_case, headers) => {
    expect((await send(headers)).status).toBe(401);
  });

  test.each([
    ['both signs that it is ours', {}],
    ['its origin only', { 'sec-fetch-site': undefined }],
    ['the mark of our origin only', { origin: undefined }],
  ])('with %s is done', async (_case, headers) => {
    expect((await send(headers)).status).toBe(200);
  });

  test('with a bearer token needs neither cookie nor anti-forgery token', async () => {
    const answer = await send({
      cookie: undefined,
      'x-xsrf-token': undefined,
      origin: undefined,
      'sec-fetch-site': undefined,
      authorization: `Bearer ${browser.accessToken}`,
    });
    expect(answer.status).toBe(200);
  });
});

test('after these requests every document is consistent', async () => {
  expect(await documentFaults(server.db)).toEqual([]);
});
