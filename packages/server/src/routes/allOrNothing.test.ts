import {
  createCustomer,
  createCustomerGroup,
  createPayment,
  createSalesDocument,
  customerNumber,
  deleteCustomerGroup,
  removeInvoice,
  saveInvoice,
  updateCustomer,
  updateCustomerGroup,
  updateSalesDocument,
} from '@facturatie/api-contract';
import { cents, isoDate, percent } from '@facturatie/invoice-engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCustomers } from '../testing/records/addCustomers.ts';
import { documentFormOf } from '../testing/records/documentForms.ts';
import { customerFormOf } from '../testing/records/forms.ts';
import { openBrowser } from '../testing/openBrowser.ts';
import type { TestBrowser } from '../testing/openBrowser.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';

let server: TestServer;
let call: TestBrowser['call'];
let groupId: number;
let emptyGroupId: number;
let invoice: string;
let quote: string;
let dueDateCode: number;

const groupForm = (name: string) => ({ name, discount: percent(500), notes: '' });

beforeAll(async () => {
  server = await openTestServer();
  ({ call } = await openBrowser(server));
  await addCustomers(server.db, [{ number: 'K1', companyName: 'Bakkerij Peeters' }]);
  groupId = (await call(createCustomerGroup, { body: groupForm('Horeca') })).group.id;
  emptyGroupId = (await call(createCustomerGroup, { body: groupForm('Leeg') })).group.id;
  const add = async (kind: 'invoice' | 'quote') =>
    (await call(createSalesDocument, { params: { kind }, body: documentFormOf('K1') })).document
      .number;
  invoice = await add('invoice');
  quote = await add('quote');
  const due = server.db.selectFrom('dueDates').select('code');
  dueDateCode = (await due.executeTakeFirstOrThrow()).code;
});
afterAll(() => server.close());

const payment = () => ({
  date: isoDate('2026-03-05'),
  bankId: 0,
  amount: cents(100),
  applied: cents(100),
  type: 'K',
  method: 'OVR',
  dueDateCode,
  customerNumber: customerNumber('K1'),
});

/** Calls that would be answered as long as the log of changes can be written. */
const changes: readonly (readonly [name: string, make: () => Promise<unknown>])[] = [
  ['createCustomer', () => call(createCustomer, { body: customerFormOf('K2', groupId) })],
  [
    'updateCustomer',
    () =>
      call(updateCustomer, {
        params: { number: customerNumber('K1') },
        body: customerFormOf('K1', groupId, { notes: 'nieuw' }),
      }),
  ],
  ['createCustomerGroup', () => call(createCustomerGroup, { body: groupForm('Nieuw') })],
  [
    'updateCustomerGroup',
    () => call(updateCustomerGroup, { params: { id: groupId }, body: groupForm('Anders') }),
  ],
  ['deleteCustomerGroup', () => call(deleteCustomerGroup, { params: { id: emptyGroupId } })],
  [
    'createSalesDocument',
    () => call(createSalesDocument, { params: { kind: 'quote' }, body: documentFormOf('K1') }),
  ],
  ['saveInvoice', () => call(saveInvoice, { body: documentFormOf('K1') })],
  [
    'updateSalesDocument',
    () =>
      call(updateSalesDocument, {
        params: { number: invoice },
        body: documentFormOf('K1', { number: invoice, reference: 'nieuw' }),
      }),
  ],
  ['createPayment', () => call(createPayment, { body: payment() })],
  ['removeInvoice', () => call(removeInvoice, { query: { number: quote } })],
];

const tables = [
  'customerGroups',
  'customers',
  'dueDates',
  'numberSeries',
  'payments',
  'requestKeys',
  'salesDocumentLines',
  'salesDocuments',
] as const;

const everything = () =>
  Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute()));

describe('a change that fails at its last step, the log, is rolled back', () => {
  test.each(changes)('%s', async (_name, make) => {
    const before = await everything();
    await sql`alter table changes rename to changes_away`.execute(server.db);
    try {
      await expect(make()).rejects.toMatchObject({ status: 500 });
    } finally {
      await sql`alter table changes_away rename to changes`.execute(server.db);
    }
    expect(await everything()).toEqual(before);
    // It failed for nothing else.
    await make();
    expect(await everything()).not.toEqual(before);
  });
});
