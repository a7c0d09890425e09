import {
  conflictOf,
  createCustomer,
  createCustomerGroup,
  createSalesDocument,
  customerNumber,
  deleteCustomerGroup,
  getCustomer,
  getSalesDocument,
  newIdempotencyKey,
  removeInvoice,
  updateCustomer,
  updateCustomerGroup,
  updateSalesDocument,
} from '@facturatie/api-contract';
import type { RequestOptions } from '@facturatie/api-contract';
import { percent } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addCustomers } from '../testing/records/addCustomers.ts';
import { documentFormOf } from '../testing/records/documentForms.ts';
import { documentFaults } from '../testing/database/documentInvariants.ts';
import { failureOf } from '../testing/answers.ts';
import { customerFormOf } from '../testing/records/forms.ts';
import { openBrowser } from '../testing/openBrowser.ts';
import type { TestBrowser } from '../testing/openBrowser.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';
import { removeDocuments } from '../testing/database/removeDocuments.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Of each race. */
const rounds = 20;

const otherThing =
  'Dit nummer is intussen van iets anders: wat u open had, is verwijderd of kreeg een ander nummer. Er is niets gewijzigd.';

let server: TestServer;
let browser: TestBrowser;

beforeAll(async () => {
  server = await openTestServer();
  browser = await openBrowser(server);
  await addCustomers(server.db, [{ number: 'K1', companyName: 'Bakkerij Peeters' }]);
});
afterAll(() => server.close());

async function create(reference: string) {
  const body = documentFormOf('K1', { reference });
  const { document, version } = await browser.call(createSalesDocument, {
    params: { kind: 'invoice' },
    body,
  });
  return { number: document.number, version };
}

const remove = (number: string, options: RequestOptions) =>
  browser.call(removeInvoice, { query: { number } }, options);

const change = (number: string, reference: string, options: RequestOptions) => {
  const body = documentFormOf('K1', { number, reference });
  return browser.call(updateSalesDocument, { params: { number }, body }, options);
};

const referenceOf = async (number: string) =>
  (await browser.call(getSalesDocument, { params: { number } })).document.reference;

/** An invoice that a user saw, and the one that got its number after its removal. */
async function givenAgain() {
  const seen = await create('gezien');
  await remove(seen.number, { version: seen.version });
  const next = await create('van een collega');
  expect(next.number).toBe(seen.number);
  return { seen, next };
}

describe('an invoice with a reused number', () => {
  beforeEach(() => removeDocuments(server.db));

  test.each([
    ['save', (number: string, version?: string) => change(number, 'overschreven', { version })],
    ['removal', (number: string, version?: string) => remove(number, { version })],
  ])('is not touched by a %s of the one before', async (_what, send) => {
    const { seen, next } = await givenAgain();
    expect(next.version).not.toBe(seen.version);
    const error = await failureOf(send(seen.number, seen.version));
    expect([error.status, error.messages.message]).toEqual([409, otherThing]);
    expect(error.conflict).toBeUndefined();
    expect(await referenceOf(next.number)).toBe('van een collega');
    await send(next.number, next.version);
  });

  test('stays when the removal of the one before is sent again with its key, known version or not', async () => {
    for (const knowsVersions of [true, false]) {
      const { number, version } = await create('gezien');
      const options = { idempotencyKey: newIdempotencyKey(), ...(knowsVersions && { version }) };
      await Promise.all([remove(number, options), remove(number, options)]);
      const next = await create('van een collega');
      expect(next.number).toBe(number);
      await remove(number, options);
      expect(await referenceOf(number)).toBe('van een collega');
      await remove(number, next);
    }
  });

  test('is not said to be removed by a key that came with another removal', async () => {
    const { number, version } = await create('gezien');
    const idempotencyKey = newIdempotencyKey();
    await remove(number, { idempotencyKey, version });
    const next = await create('van een collega');
    const error = await failureOf(remove(number, { idempotencyKey, version: next.version }));
    expect(error.status).toBe(422);
    expect(await referenceOf(number)).toBe('van een collega');
  });

  test('a removal that was refused leaves its key free for the next one', async () => {
    const { number, version } = await create('gezien');
    const changed = await change(number, 'gewijzigd', { version });
    const idempotencyKey = newIdempotencyKey();
    const error = await failureOf(remove(number, { idempotencyKey, version }));
    expect([error.status, error.messages.message]).toEqual([
      409,
      'Iemand anders heeft dit intussen gewijzigd. Er is niets verwijderd; herlaad de pagina en kijk het na.',
    ]);
    expect(conflictOf(removeInvoice, error)).toMatchObject({
      version: changed.version,
      current: { document: { number, reference: 'gewijzigd' } },
    });
    await remove(number, { idempotencyKey, version: changed.version });
    expect((await failureOf(referenceOf(number))).status).toBe(404);
  });

  test(`keeps its new content, ${rounds} times, during removals and saves of the earlier document`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const seen = await create('gezien');
      const { number, version } = seen;
      const stale = () => [
        remove(number, { version }),
        change(number, 'overschreven', { version }),
        remove(number, { version }),
      ];
      const first = stale();
      // As soon as one of them is done, the other user saves, while the rest are pending or retried.
      const colleague = Promise.any(first).then(() => create('van een collega'));
      const again = Promise.any(first).then(() => Promise.allSettled(stale()));
      const outcomes = [...(await Promise.allSettled(first)), ...(await again)];
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const made = await colleague;
      const read = await browser.call(getSalesDocument, { params: { number: made.number } });
      expect([read.document.reference, read.version]).toEqual(['van een collega', made.version]);
      expect(await documentFaults(server.db)).toEqual([]);
      await remove(made.number, made);
      if (made.number !== number) await remove(number, {});
    }
  });

  test(`is removed once, ${rounds} times, by one removal that is sent again and again`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { number } = await create('gezien');
      const idempotencyKey = newIdempotencyKey();
      const first = [1, 2, 3].map(() => remove(number, { idempotencyKey }));
      const colleague = Promise.any(first).then(() => create('van een collega'));
      await Promise.all(first);
      const made = await colleague;
      expect(made.number).toBe(number);
      await remove(number, { idempotencyKey });
      expect(await referenceOf(number)).toBe('van een collega');
      await remove(number, made);
    }
  });
});

test('a customer with the earlier number of another is not overwritten by a save of that one', async () => {
  const { id: groupId } = (await createGroup('Horeca')).group;
  const params = { number: customerNumber('N1') };
  const seen = await browser.call(createCustomer, { body: customerFormOf('N1', groupId) });
  await browser.call(updateCustomer, { params, body: customerFormOf('N2', groupId) });
  await browser.call(createCustomer, { body: customerFormOf('N1', groupId, { notes: 'nieuw' }) });
  const body = customerFormOf('N1', groupId, { notes: 'overschreven' });
  const { version } = seen;
  const error = await failureOf(browser.call(updateCustomer, { params, body }, { version }));
  expect([error.status, error.messages.message]).toEqual([409, otherThing]);
  expect((await browser.call(getCustomer, { params })).customer.notes).toBe('nieuw');
});

const createGroup = (name: string) => browser.call(createCustomerGroup, { body: groupForm(name) });

const groupForm = (name: string) => ({ name, discount: percent(0), notes: '' });

test('a changed group is not removed by a user who has not seen the change', async () => {
  const { group, version } = await createGroup('Scholen');
  const params = { id: group.id };
  const body = groupForm('Scholen en crèches');
  const changed = await browser.call(updateCustomerGroup, { params, body }, { version });
  const error = await failureOf(browser.call(deleteCustomerGroup, { params }, { version }));
  expect(error.status).toBe(409);
  const conflict = conflictOf(deleteCustomerGroup, error);
  expect(conflict).toMatchObject({ version: changed.version, current: { group: body } });
  const options = { version: changed.version, idempotencyKey: newIdempotencyKey() };
  await browser.call(deleteCustomerGroup, { params }, options);
  // The response was lost: the same request reports again that it was removed.
  await browser.call(deleteCustomerGroup, { params }, options);
  expect((await failureOf(browser.call(deleteCustomerGroup, { params }))).status).toBe(404);
});
