import { createCustomerGroup, newIdempotencyKey } from '@facturatie/api-contract';
import { percent } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import { openTestServer } from '../testing/openTestServer.ts';

const day = 24 * 60 * 60 * 1000;

test('a repeated request gets the stored response for seven days, also after logins by others', async () => {
  const server = await openTestServer();
  try {
    const idempotencyKey = newIdempotencyKey();
    const body = { name: 'Horeca', discount: percent(0), notes: '' };
    const create = async () =>
      (await server.signedIn())(createCustomerGroup, { body }, { idempotencyKey });
    const first = await create();
    server.pass(7 * day - 1000);
    expect(await create()).toEqual(first);
    server.pass(2000);
    expect((await create()).group.id).not.toBe(first.group.id);
  } finally {
    await server.close();
  }
});
