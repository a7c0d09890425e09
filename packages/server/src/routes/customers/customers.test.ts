import {
  conflictOf,
  createCustomer,
  createCustomerGroup,
  customerNumber,
  getCustomer,
  getNewCustomerData,
  listCustomers,
  newIdempotencyKey,
  updateCustomer,
} from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import { percent } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { failureOf } from '../../testing/answers.ts';
import { customerFormOf } from '../../testing/records/forms.ts';
import { bearer, openTestServer, testUser } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
let call: Caller;
let groupId: number;

beforeAll(async () => {
  server = await openTestServer();
  call = await server.signedIn();
  const form = { name: 'Horeca', discount: percent(0), notes: '' };
  groupId = (await call(createCustomerGroup, { body: form })).group.id;
});
afterAll(() => server.close());

const paramsOf = (number: string) => ({ number: customerNumber(number) });

const countOf = async (search: string) => {
  const query = { page: 1, perPage: 10, search } as const;
  return (await call(listCustomers, { query })).customers.total;
};

const changesOf = (number: string) =>
  server.db
    .selectFrom('changes')
    .innerJoin('customers', 'customers.id', 'changes.thingId')
    .select(['changes.action', 'changes.userName', 'changes.before', 'changes.after'])
    .where('changes.thing', '=', 'customer')
    .where('customers.number', '=', number)
    .orderBy('changes.id')
    .execute();

describe('a new customer', () => {
  test('starts with a free number and the lists of a new installation', async () => {
    const data = await call(getNewCustomerData);
    expect(data.number).toBe('1001');
    expect(data.groups).toEqual([{ id: groupId, name: 'Horeca' }]);
    expect(data.countingTypes.map(({ key }) => key)).toEqual(['F', 'V', 'I', 'E', 'X']);
    expect(data.countries).toContainEqual({ key: 'BE', value: 'België' });
    expect(data.salutations).toContain('BV');
  });

  test('is read as it was saved, and found', async () => {
    const body = customerFormOf('K-1', groupId, {
      companyName: 'Brouwerij De Zwaan',
      discount: percent(250),
      emailVerified: true,
      notes: 'Belt altijd\nin de namiddag.',
    });
    const created = await call(createCustomer, { body });
    expect(created.customer).toEqual({ ...body, balance: 0, openingBalance: 0 });
    const read = await call(getCustomer, { params: paramsOf('K-1') });
    expect(read.customer).toEqual(created.customer);
    expect(read.version).toBe(created.version);
    expect(await countOf('zwaan')).toBe(1);
  });

  test('is found by a text that is longer than a search can be', async () => {
    const companyName = 'a'.repeat(1000);
    await call(createCustomer, { body: customerFormOf('aaa', groupId, { companyName }) });
    const query = new URLSearchParams({ q: 'a'.repeat(10_000) });
    const headers = bearer(await server.accessToken());
    const answer = await server.fetch(`/api/v1/auth/klanten?${query}`, headers);
    expect(await answer.json()).toMatchObject({ klanten: { total: 1 } });
  });

  test('increments the proposed number', async () => {
    await call(createCustomer, { body: customerFormOf('2040', groupId) });
    expect((await call(getNewCustomerData)).number).toBe('2041');
  });

  test.each(['2040', '02040'])('cannot take the number %s of another', async (number) => {
    const error = await failureOf(call(createCustomer, { body: customerFormOf(number, groupId) }));
    expect(error.status).toBe(422);
    expect(error.messages.errors).toEqual({
      number: ['Dit klantnummer bestaat al. Kies een ander.'],
    });
  });

  test.each(['betalingthings', '..', 'Betaling'])(
    'cannot be %s, which no address could name',
    async (number) => {
      const body = customerFormOf(number, groupId);
      const { status, messages } = await failureOf(call(createCustomer, { body }));
      expect([status, Object.keys(messages.errors)]).toEqual([422, ['number']]);
    },
  );

  test('cannot have a number of more than 50 characters', async () => {
    const body = customerFormOf('9'.repeat(51), groupId);
    const { status, messages } = await failureOf(call(createCustomer, { body }));
    expect([status, messages.errors]).toEqual([
      422,
      { number: ['Dit is te lang. Maak het korter.'] },
    ]);
  });

  test('refers only to existing records', async () => {
    const body = customerFormOf('K-9', 999_999, { representativeId: 77, countingType: 'Q' });
    const { messages } = await failureOf(call(createCustomer, { body }));
    expect(Object.keys(messages.errors).toSorted()).toEqual([
      'countingType',
      'groupId',
      'representativeId',
    ]);
    expect(await countOf('K-9')).toBe(0);
  });

  test.each(['XX', 'be', 'Belgie', ' BE'])('cannot be in the country %j', async (country) => {
    const form = customerFormOf('K-9', groupId);
    const body = {
      ...form,
      invoiceAddress: { ...form.invoiceAddress, country },
      deliveryAddress: { ...form.deliveryAddress, country },
    };
    const { status, messages } = await failureOf(call(createCustomer, { body }));
    const said = ['Dit land bestaat niet. Kies een ander.'];
    expect([status, messages.errors]).toEqual([
      422,
      { 'invoiceAddress.country': said, 'deliveryAddress.country': said },
    ]);
  });

  test('is created once, even when the same request is repeated', async () => {
    const idempotencyKey = newIdempotencyKey();
    const body = customerFormOf('K-2', groupId);
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(() => call(createCustomer, { body }, { idempotencyKey })),
    );
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(await countOf('K-2')).toBe(1);
    expect(await changesOf('K-2')).toHaveLength(1);
  });

  test('is not created by another request with the same key', async () => {
    const idempotencyKey = newIdempotencyKey();
    await call(createCustomer, { body: customerFormOf('K-3', groupId) }, { idempotencyKey });
    const other = customerFormOf('K-4', groupId);
    const { status } = await failureOf(call(createCustomer, { body: other }, { idempotencyKey }));
    expect(status).toBe(422);
    expect(await countOf('K-4')).toBe(0);
  });

  test('that is refused leaves its key free for the corrected form', async () => {
    const idempotencyKey = newIdempotencyKey();
    const wrong = customerFormOf('K-5', 999_999);
    await failureOf(call(createCustomer, { body: wrong }, { idempotencyKey }));
    await call(createCustomer, { body: customerFormOf('K-5', groupId) }, { idempotencyKey });
    expect(await countOf('K-5')).toBe(1);
  });

  test('of another user may have the same key', async () => {
    const other = await server.signedIn('Bert');
    const idempotencyKey = newIdempotencyKey();
    const create = () =>
      call(createCustomer, { body: customerFormOf('K-6', groupId) }, { idempotencyKey });
    const first = await create();
    await other(createCustomer, { body: customerFormOf('K-7', groupId) }, { idempotencyKey });
    expect(await countOf('K-7')).toBe(1);
    expect(await create()).toEqual(first);
  });

  test('with an invalid key is refused', async () => {
    const body = customerFormOf('K-8', groupId);
    const idempotencyKey = 'x'.repeat(201);
    expect(await failureOf(call(createCustomer, { body }, { idempotencyKey }))).toMatchObject({
      status: 400,
    });
  });
});

describe('a customer that changes', () => {
  test('may get another number, and is found by its new values', async () => {
    const { version } = await call(createCustomer, { body: customerFormOf('C/1', groupId) });
    const body = customerFormOf('C/2 é', groupId, { companyName: 'Slagerij Noord' });
    const changed = await call(updateCustomer, { params: paramsOf('C/1'), body }, { version });
    expect(changed.customer.number).toBe('C/2 é');
    expect(changed.version).not.toBe(version);
    expect(await failureOf(call(getCustomer, { params: paramsOf('C/1') }))).toMatchObject({
      status: 404,
      messages: { message: 'Deze klant bestaat niet (meer).' },
    });
    const read = await call(getCustomer, { params: paramsOf('C/2 é') });
    expect(read.customer.companyName).toBe('Slagerij Noord');
    expect(await countOf('noord')).toBe(1);
  });

  test('is read with a country that does not exist, and saved with another', async () => {
    const form = customerFormOf('XX-1', groupId);
    await call(createCustomer, { body: form });
    await server.db
      .updateTable('customers')
      .set({ country: 'XX' })
      .where('number', '=', 'XX-1')
      .execute();
    const params = paramsOf('XX-1');
    const { customer: read } = await call(getCustomer, { params });
    expect(read.invoiceAddress.country).toBe('XX');
    const unchanged = await failureOf(call(updateCustomer, { params, body: read }));
    expect(Object.keys(unchanged.messages.errors)).toEqual(['invoiceAddress.country']);
    const { customer: saved } = await call(updateCustomer, { params, body: form });
    expect(saved.invoiceAddress.country).toBe('BE');
  });

  test('is read with a longer number than it can get now, and gets a shorter one', async () => {
    const long = 'L'.repeat(60);
    const form = customerFormOf('L-1', groupId);
    await call(createCustomer, { body: form });
    await server.db
      .updateTable('customers')
      .set({ number: long, numberOrder: long.toLowerCase() })
      .where('number', '=', 'L-1')
      .execute();
    const read = await call(getCustomer, { params: paramsOf(long) });
    expect(read.customer.number).toBe(long);
    const { customer } = await call(updateCustomer, { params: paramsOf(long), body: form });
    expect(customer.number).toBe('L-1');
  });

  test('keeps its opening balance', async () => {
    await call(createCustomer, { body: customerFormOf('C-3', groupId) });
    await server.db
      .updateTable('customers')
      .set({ openingBalance: 12_50 })
      .where('number', '=', 'C-3')
      .execute();
    const body = customerFormOf('C-3', groupId, { notes: 'nieuw' });
    const { customer } = await call(updateCustomer, { params: paramsOf('C-3'), body });
    expect([customer.openingBalance, customer.balance]).toEqual([12_50, 12_50]);
  });

  test('is not overwritten by a user who has not seen the last change', async () => {
    const els = await server.signedIn('Els');
    const { version } = await call(createCustomer, { body: customerFormOf('C-4', groupId) });
    const params = paramsOf('C-4');
    const theirs = customerFormOf('C-4', groupId, { notes: 'van Els' });
    const mine = customerFormOf('C-4', groupId, { notes: 'van mij' });
    await els(updateCustomer, { params, body: theirs }, { version });
    const error = await failureOf(call(updateCustomer, { params, body: mine }, { version }));
    expect(error.status).toBe(409);
    const conflict = conflictOf(updateCustomer, error);
    expect(conflict).toMatchObject({ changedBy: 'Els', changedAt: Date.UTC(2026, 2, 5, 9, 0) });
    expect(conflict?.current.customer.notes).toBe('van Els');
    expect((await call(getCustomer, { params })).customer.notes).toBe('van Els');

    await call(updateCustomer, { params, body: mine }, { version: conflict?.version });
    expect((await call(getCustomer, { params })).customer.notes).toBe('van mij');
  });

  test('is changed by one of two saves at once', async () => {
    const { version } = await call(createCustomer, { body: customerFormOf('C-5', groupId) });
    const params = paramsOf('C-5');
    const saves = await Promise.allSettled(
      ['een', 'twee', 'drie'].map((notes) =>
        call(
          updateCustomer,
          { params, body: customerFormOf('C-5', groupId, { notes }) },
          { version },
        ),
      ),
    );
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('can be changed without a version', async () => {
    await call(createCustomer, { body: customerFormOf('C-6', groupId) });
    const body = customerFormOf('C-6', groupId, { notes: 'x' });
    const { customer } = await call(updateCustomer, { params: paramsOf('C-6'), body });
    expect(customer.notes).toBe('x');
  });

  test.each(['3', 'W/"1"', '"0"', '"abc"'])('has never the version %s', async (version) => {
    await call(createCustomer, { body: customerFormOf(`C-7${version}`, groupId) });
    const body = customerFormOf(`C-7${version}`, groupId);
    const change = call(updateCustomer, { params: paramsOf(`C-7${version}`), body }, { version });
    expect((await failureOf(change)).status).toBe(409);
  });

  test('cannot take the number of another', async () => {
    await call(createCustomer, { body: customerFormOf('C-8', groupId) });
    await call(createCustomer, { body: customerFormOf('C-9', groupId) });
    const body = customerFormOf('C-9', groupId);
    const error = await failureOf(call(updateCustomer, { params: paramsOf('C-8'), body }));
    expect([error.status, Object.keys(error.messages.errors)]).toEqual([422, ['number']]);
  });

  test('must be there', async () => {
    const body = customerFormOf('nobody', groupId);
    const change = call(updateCustomer, { params: paramsOf('nobody'), body });
    expect((await failureOf(change)).status).toBe(404);
  });

  test('is logged permanently with its old and new values', async () => {
    await call(createCustomer, { body: customerFormOf('C-10', groupId) });
    const body = customerFormOf('C-10', groupId, { notes: 'na' });
    await call(updateCustomer, { params: paramsOf('C-10'), body });
    const log = await changesOf('C-10');
    expect(log.map(({ action, userName }) => [action, userName])).toEqual([
      ['created', testUser.name],
      ['updated', testUser.name],
    ]);
    expect(JSON.parse(log[1]?.before ?? '')).toMatchObject({ notes: '' });
    expect(JSON.parse(log[1]?.after ?? '')).toMatchObject({ notes: 'na' });
    await expect(server.db.updateTable('changes').set({ userName: 'x' }).execute()).rejects.toThrow(
      'changes are only ever added',
    );
    await expect(server.db.deleteFrom('changes').execute()).rejects.toThrow(
      'changes are only ever added',
    );
  });
});
