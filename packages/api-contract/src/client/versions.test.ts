import { describe, expect, test } from 'vitest';
import { createCustomerGroup } from '../calls/customerGroups/createCustomerGroup.ts';
import { deleteCustomerGroup } from '../calls/customerGroups/deleteCustomerGroup.ts';
import { getCustomerGroup } from '../calls/customerGroups/getCustomerGroup.ts';
import { getInvoicePdf } from '../calls/salesDocuments/getInvoicePdf.ts';
import { updateCustomerGroup } from '../calls/customerGroups/updateCustomerGroup.ts';
import { ApiError, conflictOf } from './ApiError.ts';
import { createCaller } from './createCaller.ts';
import { newIdempotencyKey } from './request.ts';
import { percent } from '@facturatie/invoice-engine';

const params = { id: 3 };
const form = { name: 'Horeca', discount: percent(250), notes: '' };
const group = { PK_groep: 3, GroepNaam: 'Horeca', KortingsPercentage: 2.5, Notities: '' };

/** A caller whose fetch gives this answer and remembers what was sent. */
function callerFor(answer: () => Response) {
  const sent: Request[] = [];
  const call = createCaller({
    token: () => 'secret',
    cookie: () => undefined,
    fetch: async (url, init) => {
      sent.push(new Request(new URL(url, 'https://page.test'), init));
      return answer();
    },
  });
  return { call, sent };
}

const answered = (etag?: string) => () =>
  Response.json({ klantengroep: group }, { headers: etag === undefined ? {} : { etag } });

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`No ApiError but ${String(error)}`);
  return error;
}

describe('a record that is created or removed once', () => {
  test('is sent with the key of the caller, so that a retry is the same request', async () => {
    const { call, sent } = callerFor(answered());
    const idempotencyKey = newIdempotencyKey();
    await call(createCustomerGroup, { body: form }, { idempotencyKey });
    await call(createCustomerGroup, { body: form }, { idempotencyKey });
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      idempotencyKey,
      idempotencyKey,
    ]);
  });

  test('has a key of its own when the caller gives none', async () => {
    const { call, sent } = callerFor(answered());
    await call(createCustomerGroup, { body: form });
    await call(createCustomerGroup, { body: form });
    const keys = new Set(sent.map(({ headers }) => headers.get('idempotency-key')));
    expect(keys.size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  });

  test('is removed with a key and the version that was seen, and answers nothing', async () => {
    const { call, sent } = callerFor(() => new Response(null, { status: 204 }));
    const idempotencyKey = newIdempotencyKey();
    const options = { version: '"3-6"', idempotencyKey };
    expect(await call(deleteCustomerGroup, { params }, options)).toBeUndefined();
    await call(deleteCustomerGroup, { params });
    const [first, second] = sent.map(({ headers }) => headers);
    expect([first?.get('if-match'), first?.get('idempotency-key')]).toEqual([
      '"3-6"',
      idempotencyKey,
    ]);
    expect(second?.has('if-match')).toBe(false);
    expect(second?.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
  });

  test('has no key when it only changes', async () => {
    const { call, sent } = callerFor(answered());
    await call(updateCustomerGroup, { params, body: form });
    expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
  });
});

describe('a version', () => {
  test('comes with what was made and what was changed', async () => {
    const { call } = callerFor(answered('"7"'));
    expect((await call(createCustomerGroup, { body: form })).version).toBe('"7"');
    expect(await call(updateCustomerGroup, { params, body: form })).toEqual({
      group: { id: 3, ...form },
      version: '"7"',
    });
  });

  test('is absent where the server gives none', async () => {
    const { call } = callerFor(answered());
    expect((await call(createCustomerGroup, { body: form })).version).toBeUndefined();
  });

  test('is sent with a change', async () => {
    const { call, sent } = callerFor(answered());
    await call(updateCustomerGroup, { params, body: form }, { version: '"6"' });
    await call(updateCustomerGroup, { params, body: form });
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"6"', null]);
  });

  test('is not sent with a read', async () => {
    const { call, sent } = callerFor(() =>
      Response.json({
        klantengroep: group,
        klanten: { data: [], links: [], last_page: 1, total: 0 },
      }),
    );
    await call(getCustomerGroup, { params, query: { page: 1, perPage: null } }, { version: '"6"' });
    expect(sent[0]?.headers.has('if-match')).toBe(false);
  });
});

describe('a conflict', () => {
  const conflict = {
    version: '"8"',
    changedBy: 'Els',
    changedAt: '2026-03-05T09:07:00.000Z',
    current: { klantengroep: { ...group, GroepNaam: 'Horeca en feestzalen' } },
  };
  const refused = (body: object) => () =>
    Response.json({ message: 'Gewijzigd', errors: {}, ...body }, { status: 409 });

  test('has the other user, the time and the current record', async () => {
    const { call } = callerFor(refused({ conflict }));
    const error = await failureOf(call(updateCustomerGroup, { params, body: form }));
    expect(error).toMatchObject({
      kind: 'status',
      status: 409,
      messages: { message: 'Gewijzigd' },
    });
    expect(conflictOf(updateCustomerGroup, error)).toEqual({
      version: '"8"',
      changedBy: 'Els',
      changedAt: Date.UTC(2026, 2, 5, 9, 7),
      current: { group: { id: 3, ...form, name: 'Horeca en feestzalen' } },
    });
  });

  test.each([{}, { conflict: null }, { conflict: { ...conflict, current: {} } }])(
    'is none when the refusal carries %j',
    async (body) => {
      const { call } = callerFor(refused(body));
      const error = await failureOf(call(updateCustomerGroup, { params, body: form }));
      expect(error.status).toBe(409);
      expect(conflictOf(updateCustomerGroup, error)).toBeUndefined();
    },
  );
});

describe('a file', () => {
  const query = { number: '20261100042' };

  test('arrives byte by byte', async () => {
    const bytes = new Uint8Array([37, 80, 68, 70, 0, 255]);
    const headers = { 'content-type': 'application/pdf' };
    const { call, sent } = callerFor(() => new Response(bytes, { headers }));
    const pdf = await call(getInvoicePdf, { query });
    expect(new Uint8Array(await pdf.arrayBuffer())).toEqual(bytes);
    expect(sent[0]?.headers.get('accept')).toBe('application/pdf, application/json');
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  test.each(['application/json', 'application/json; charset=utf-8'])(
    'that is refused says why in %s',
    async (type) => {
      const body = JSON.stringify({ message: 'Onbekend' });
      const { call } = callerFor(
        () => new Response(body, { status: 404, headers: { 'content-type': type } }),
      );
      const error = await failureOf(call(getInvoicePdf, { query }));
      expect(error).toMatchObject({ status: 404, messages: { message: 'Onbekend' } });
    },
  );
});
