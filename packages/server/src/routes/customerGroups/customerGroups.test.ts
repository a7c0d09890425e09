import {
  conflictOf,
  createCustomer,
  createCustomerGroup,
  deleteCustomerGroup,
  getCustomerGroup,
  listCustomerGroups,
  updateCustomerGroup,
} from '@facturatie/api-contract';
import type { Caller, CustomerGroupForm } from '@facturatie/api-contract';
import { percent } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { failureOf } from '../../testing/answers.ts';
import { customerFormOf } from '../../testing/records/forms.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
let call: Caller;

beforeAll(async () => {
  server = await openTestServer();
  call = await server.signedIn();
});
afterAll(() => server.close());

const formOf = (name: string, discount = 0): CustomerGroupForm => ({
  name,
  discount: percent(discount),
  notes: '',
});

const create = async (name: string) =>
  (await call(createCustomerGroup, { body: formOf(name) })).group.id;

const all = { page: 1, perPage: null } as const;

describe('the list of groups', () => {
  test('is sorted by name, has the number of customers of each, and can be searched', async () => {
    const [zoo, bars] = [await create('Zoo'), await create('Érkende bars')];
    await call(createCustomer, { body: customerFormOf('1', bars) });
    await call(createCustomer, { body: customerFormOf('2', bars) });
    const query = { page: 1, perPage: 10, search: '' } as const;
    const { groups } = await call(listCustomerGroups, { query });
    expect(groups).toEqual({
      data: [
        { id: bars, ...formOf('Érkende bars'), customerCount: 2 },
        { id: zoo, ...formOf('Zoo'), customerCount: 0 },
      ],
      links: [{ label: '1', active: true }],
      lastPage: 1,
      total: 2,
    });
    const found = await call(listCustomerGroups, { query: { ...query, search: 'erk' } });
    expect(found.groups.data.map(({ id }) => id)).toEqual([bars]);
  });

  test('comes page by page, the same forwards and from the end', async () => {
    for (let index = 0; index < 23; index += 1) await create(`Groep ${index % 5}`);
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        call(listCustomerGroups, { query: { page, perPage: 10, search: 'groep' } }),
      ),
    );
    const ids = pages.flatMap(({ groups }) => groups.data.map(({ id }) => id));
    expect(ids).toHaveLength(23);
    expect(new Set(ids).size).toBe(23);
    const whole = await call(listCustomerGroups, {
      query: { page: 1, perPage: 50, search: 'groep' },
    });
    expect(whole.groups.data.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a group', () => {
  test('has its customers with it, all or page by page', async () => {
    const id = await create('Scholen');
    for (let index = 1; index <= 12; index += 1) {
      await call(createCustomer, { body: customerFormOf(`S${index}`, id) });
    }
    const whole = await call(getCustomerGroup, { params: { id }, query: all });
    expect(whole.group).toEqual({ id, ...formOf('Scholen') });
    expect(whole.customers.data.map(({ number }) => number)).toEqual(
      Array.from({ length: 12 }, (_, index) => `S${index + 1}`),
    );
    expect(whole.customers).toMatchObject({ total: 12, lastPage: 1 });
    const second = await call(getCustomerGroup, {
      params: { id },
      query: { page: 2, perPage: 10 },
    });
    expect(second.customers.data.map(({ number }) => number)).toEqual(['S11', 'S12']);
    expect(second.customers).toMatchObject({ total: 12, lastPage: 2 });
  });

  test('changes, and refuses a change of the earlier version', async () => {
    const id = await create('Cafés');
    const { version } = await call(getCustomerGroup, { params: { id }, query: all });
    const changed = await call(
      updateCustomerGroup,
      { params: { id }, body: formOf('Tavernes', 500) },
      { version },
    );
    expect(changed.group).toEqual({ id, ...formOf('Tavernes', 500) });
    const late = call(
      updateCustomerGroup,
      { params: { id }, body: formOf('Bistro’s') },
      { version },
    );
    const error = await failureOf(late);
    expect(error.status).toBe(409);
    expect(error.messages.message).toBe(
      'Iemand anders heeft dit intussen gewijzigd. Er is niets overschreven.',
    );
    expect(conflictOf(updateCustomerGroup, error)?.current.group.name).toBe('Tavernes');
    expect(await call(getCustomerGroup, { params: { id }, query: all })).toMatchObject({
      group: { name: 'Tavernes' },
      version: changed.version,
    });
  });

  test('is removed when it has no customers', async () => {
    const id = await create('Tijdelijk');
    await call(deleteCustomerGroup, { params: { id } });
    for (const late of [
      () => call(getCustomerGroup, { params: { id }, query: all }),
      () => call(updateCustomerGroup, { params: { id }, body: formOf('x') }),
      () => call(deleteCustomerGroup, { params: { id } }),
    ]) {
      expect(await failureOf(late())).toMatchObject({
        status: 404,
        messages: { message: 'Deze klantengroep bestaat niet (meer).' },
      });
    }
  });

  test('cannot be removed while it has customers', async () => {
    const id = await create('Bezet');
    await call(createCustomer, { body: customerFormOf('B1', id) });
    expect(await failureOf(call(deleteCustomerGroup, { params: { id } }))).toMatchObject({
      status: 409,
      messages: {
        message:
          'Deze klantengroep heeft nog klanten. Geef die eerst een andere groep; dan kan ze weg.',
      },
    });
  });

  test('that is removed while a customer is added is either removed or has the customer', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map((index) => create(`Wedloop ${index}`)));
    await Promise.all(
      ids.flatMap((id) => [
        call(deleteCustomerGroup, { params: { id } }).catch(failureStatus),
        call(createCustomer, { body: customerFormOf(`W${id}`, id) }).catch(failureStatus),
      ]),
    );
    const orphans = await server.db
      .selectFrom('customers')
      .leftJoin('customerGroups', 'customerGroups.id', 'customers.groupId')
      .select('customers.id')
      .where('customerGroups.id', 'is', null)
      .execute();
    expect(orphans).toEqual([]);
  });

  test.each(['x', '-1', '1.5', '9'.repeat(30)])('of the id %s is no address', async (id) => {
    const headers = { authorization: `Bearer ${await server.accessToken()}` };
    const answer = await server.fetch(`/api/v1/auth/klantengroep/${id}`, { headers });
    expect(answer.status).toBe(404);
  });
});

/** What a call in a race may fail with: a clear refusal. */
function failureStatus(error: unknown): void {
  expect(error).toMatchObject({ name: 'ApiError' });
  expect([404, 409, 422]).toContain((error as { status: number }).status);
}
