import {
  createCustomer,
  createCustomerGroup,
  createSalesDocument,
  getNewCustomerData,
  getNewDocumentData,
  getPaymentLookups,
} from '@facturatie/api-contract';
import { percent } from '@facturatie/invoice-engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentFormOf } from '../../testing/records/documentForms.ts';
import { customerFormOf } from '../../testing/records/forms.ts';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import { runWithInput } from '../../testing/processes/runWithInput.ts';
import { runningServerProcess, tokenOf } from '../../testing/processes/serverProcess.ts';
import type { ServerProcess } from '../../testing/processes/serverProcess.ts';
import { callerOf } from '../../testing/writers.ts';

const password = 'een goed wachtwoord';

let database: TestDatabase;
let server: ServerProcess;

beforeEach(async () => {
  database = await openTestDatabase({ migrated: false });
  server = await runningServerProcess({ ...database.environment, DEMO: '0' });
});

afterEach(async () => {
  server.process.kill('SIGTERM');
  await server.ended;
  await database.close();
});

test('a new installation with DEMO=0 is usable as soon as it has a user', async () => {
  const added = await runWithInput(
    new URL('../commands/user/user.ts', import.meta.url),
    ['add', 'an', '--password-stdin'],
    database.environment,
    password,
  );
  expect(added).toMatchObject({ code: 0, err: '' });
  const call = callerOf(server.url, await tokenOf(await server.login('an', password)));

  const customerData = await call(getNewCustomerData);
  expect(customerData.number).not.toBe('');
  expect(customerData.countries).toHaveLength(249);
  expect(customerData.countries).toContainEqual({ key: 'BE', value: 'België' });
  expect(customerData.countries[0]).toEqual({ key: 'AF', value: 'Afghanistan' });
  expect(customerData.countries.at(-1)).toEqual({ key: 'CH', value: 'Zwitserland' });
  expect(customerData.countingTypes.map(({ key }) => key)).toEqual(['F', 'V', 'I', 'E', 'X']);
  expect(customerData.salutations).toContain('BV');
  expect((await call(getPaymentLookups)).methods.map(({ key }) => key)).toContain('OVR');
  const documentData = await call(getNewDocumentData, { query: { kind: 'invoice' } });
  expect(documentData.settings).toMatchObject({
    vat: { defaultCode: 3 },
    vatGroups: [
      { code: 3, rate: 2100 },
      { code: 2, rate: 1200 },
      { code: 1, rate: 600 },
      { code: 4, rate: 0 },
    ],
    margins: { default: 2500 },
  });

  const group = { name: 'Klanten', discount: percent(0), notes: '' };
  const { id } = (await call(createCustomerGroup, { body: group })).group;
  const body = customerFormOf(customerData.number, id);
  await call(createCustomer, { body });
  const params = { kind: 'invoice' } as const;
  const invoice = documentFormOf(customerData.number);
  const made = await call(createSalesDocument, { params, body: invoice });
  expect(made.document.number).toMatch(/^\d{4}1100001$/);
}, 60_000);
