import { ApiError, customerNumber } from '@facturatie/api-contract';
import type { Call, Caller, Conflict } from '@facturatie/api-contract';
import { cents } from '@facturatie/invoice-engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { customerCalls } from './customerCalls.ts';
import { customerFormOf, savedCustomer, newCustomer, noPeppol } from './savedCustomer.ts';
import type { CustomerFields } from './savedCustomer.ts';

const lists = {
  groups: [],
  representatives: [],
  countingTypes: [],
  countries: [],
  salutations: [],
};
const number = customerNumber('1001');
const values: CustomerFields = {
  ...newCustomer({ number, ...lists }, 'Pluto').values,
  groupId: 1,
  vatNumber: 'BE0403170701',
};
const customer = { ...customerFormOf(values), balance: cents(0), openingBalance: cents(0) };
const peppol = { ...noPeppol, derivedPeppolId: '0208:0403170701' };
const record = savedCustomer({ customer, version: '"c1"' }, { peppol, version: '"p1"' });
const asked = { ...values, peppolId: '9938:LU12345678' };

interface Sent {
  readonly body?: unknown;
  readonly params?: unknown;
}

/** What was called: the name of the call and the version that it was decided on. */
let calls: [name: string, version: string | undefined][];
/** How the next calls end, by their name; a call that has none succeeds. */
let failures: Record<string, ApiError[]>;
let saves = 1;

const api = (async (call: Call, { body }: Sent, options: { version?: string } = {}) => {
  calls.push([call.name, options.version]);
  const failure = failures[call.name]?.shift();
  if (failure) throw failure;
  saves += 1;
  if (call.name === 'updateCustomer')
    return { customer: { ...customer, ...(body as object) }, version: `"c${saves}"` };
  const derivedPeppolId = call.name === 'getCustomerPeppol' ? '0208:0202239951' : '0208:0403170701';
  return {
    peppol: { ...noPeppol, ...(body as object | undefined), derivedPeppolId },
    version: `"p${saves}"`,
  };
}) as unknown as Caller;

beforeEach(() => {
  calls = [];
  failures = {};
  saves = 1;
});

function failed(status: number, conflict?: Conflict): ApiError {
  return new ApiError({ call: 'x', kind: 'status', status, conflict });
}

function conflictWith(current: unknown, version: string): ApiError {
  return failed(409, { version, changedBy: 'Bert', changedAt: null, current });
}

const update = (
  saver: ReturnType<typeof customerCalls>,
  given: CustomerFields,
  version = record.version,
) => saver.update(given, version, undefined);

test('the e-invoice fields are sent only when they changed, each part with its own version', async () => {
  const saver = customerCalls(api, record);
  const once = await update(saver, { ...values, notes: 'Belt' });
  expect(calls).toEqual([['updateCustomer', '"c1"']]);
  expect(once.version).toBe('"c2" "p1"');
  const twice = await update(saver, asked, once.version);
  expect(calls.slice(1)).toEqual([
    ['updateCustomerPeppol', '"p1"'],
    ['updateCustomer', '"c2"'],
  ]);
  expect(twice).toMatchObject({ values: asked, version: '"c4" "p3"' });
});

test('another VAT number recalculates the derived Peppol id', async () => {
  const saved = await update(customerCalls(api, record), { ...values, vatNumber: 'BE0202239951' });
  expect(calls.map(([name]) => name)).toEqual(['updateCustomer', 'getCustomerPeppol']);
  expect(saved.peppol.derivedPeppolId).toBe('0208:0202239951');
});

test('a save counts although the recalculated numbers cannot be read', async () => {
  failures = { getCustomerPeppol: [failed(500)] };
  const saved = await update(customerCalls(api, record), { ...values, vatNumber: 'BE0202239951' });
  expect(saved.customer.vatNumber).toBe('BE0202239951');
  expect(saved.peppol.derivedPeppolId).toBe('');
});

test('a Peppol id that is refused leaves the customer unsaved', async () => {
  failures = { updateCustomerPeppol: [failed(422)] };
  await expect(update(customerCalls(api, record), asked)).rejects.toMatchObject({ status: 422 });
  expect(calls).toHaveLength(1);
});

describe('when the customer is refused after its Peppol id was saved', () => {
  beforeEach(() => {
    failures = { updateCustomer: [failed(422)] };
  });

  test('the next save leaves the Peppol id as it is', async () => {
    const saver = customerCalls(api, record);
    await expect(update(saver, asked)).rejects.toMatchObject({ status: 422 });
    const saved = await update(saver, asked);
    expect(calls.slice(2)).toEqual([['updateCustomer', '"c1"']]);
    expect(saved.version).toBe('"c3" "p2"');
  });

  test('another Peppol id is saved on our own version, without a conflict', async () => {
    const saver = customerCalls(api, record);
    await expect(update(saver, asked)).rejects.toMatchObject({ status: 422 });
    await update(saver, { ...asked, asksOrderNumber: true });
    expect(calls.slice(2)).toEqual([
      ['updateCustomerPeppol', '"p2"'],
      ['updateCustomer', '"c1"'],
    ]);
  });
});

describe('a conflict', () => {
  const theirPeppol = { ...peppol, peppolId: '9930:DE123456789' };

  test('in the Peppol id shows it beside the unchanged customer', async () => {
    const error = conflictWith({ peppol: theirPeppol }, '"p9"');
    failures = { updateCustomerPeppol: [error] };
    const saver = customerCalls(api, record);
    await expect(update(saver, asked)).rejects.toBe(error);
    const conflict = saver.conflictIn(error);
    expect(conflict).toMatchObject({
      changedBy: 'Bert',
      version: '"c1" "p9"',
      current: { values: { ...values, peppolId: theirPeppol.peppolId } },
    });
    await update(saver, asked, conflict?.version);
    expect(calls.slice(1)).toEqual([
      ['updateCustomerPeppol', '"p9"'],
      ['updateCustomer', '"c1"'],
    ]);
  });

  test('in the customer shows it beside the saved Peppol id', async () => {
    const error = conflictWith({ customer: { ...customer, notes: 'Van Bert' } }, '"c9"');
    failures = { updateCustomer: [error] };
    const saver = customerCalls(api, record);
    await expect(update(saver, asked)).rejects.toBe(error);
    expect(saver.conflictIn(error)).toMatchObject({
      version: '"c9" "p2"',
      current: { values: { ...asked, notes: 'Van Bert' } },
    });
  });

  test('with our own earlier save, whose answer was lost, is resolved', async () => {
    const error = conflictWith({ peppol: { ...peppol, peppolId: asked.peppolId } }, '"p9"');
    failures = { updateCustomerPeppol: [error] };
    const saved = await update(customerCalls(api, record), asked);
    expect(saved.version).toBe('"c2" "p9"');
  });
});

test('a draft of before e-invoices has the version of the customer alone', async () => {
  await update(customerCalls(api, record), asked, '"c1"');
  expect(calls).toEqual([
    ['updateCustomerPeppol', undefined],
    ['updateCustomer', '"c1"'],
  ]);
});
