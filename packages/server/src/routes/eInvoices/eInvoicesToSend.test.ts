import {
  createSalesDocument,
  customerNumber,
  getCustomer,
  getEInvoiceCounts,
  issueEInvoice,
  listCustomersWithoutEInvoice,
  listEInvoicesToSend,
  listSalesDocuments,
  releaseEInvoice,
  updateCustomer,
  updateCustomerPeppol,
} from '@facturatie/api-contract';
import type { Caller, SalesDocumentForm } from '@facturatie/api-contract';
import { isoDate, percent } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveCompany } from '../../database/company.ts';
import { changePeppolCustomer } from '../../database/customers/peppolCustomer.ts';
import { up as addEInvoiceStatus } from '../../database/migrations/0010-e-invoice-status.ts';
import { up as addEInvoiceFault } from '../../database/migrations/0011-e-invoice-fault.ts';
import { exampleCompany } from '../../seed/generate/exampleCompany.ts';
import { addCreditNote } from '../../testing/records/addCreditNote.ts';
import { addCustomers, removeCustomers } from '../../testing/records/addCustomers.ts';
import { articleLine, documentFormOf } from '../../testing/records/documentForms.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';
import { removeDocuments } from '../../testing/database/removeDocuments.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let call: Caller;

const address = { street: 'Kouter 12', postcode: '9000', city: 'Gent' };
const author = { session: { userId: null, userName: 'beheer' }, clock: { now: () => 0 } };

beforeAll(async () => {
  server = await openTestServer();
  call = await server.signedIn();
});
afterAll(() => server.close());

beforeEach(async () => {
  await removeDocuments(server.db);
  await removeCustomers(server.db);
  await saveCompany(server.db, author, exampleCompany);
  await addCustomers(server.db, [
    { number: 'K1', companyName: 'Zwaan', vatNumber: 'BE 0403.170.701', ...address },
    { number: 'NL', companyName: 'Tulp', vatNumber: 'NL123456789B01', country: 'NL', ...address },
    { number: 'P', companyName: 'An Peeters', ...address },
    { number: 'X', companyName: 'Fout', vatNumber: 'BE 0403.170.702' },
  ]);
});

async function save(customer = 'K1', given: Partial<SalesDocumentForm> = {}): Promise<string> {
  const body = documentFormOf(customer, given);
  const { document } = await call(createSalesDocument, { params: { kind: 'invoice' }, body });
  return document.number;
}

const toSend = async (query: { page: number; perPage: 10 | 20 } = { page: 1, perPage: 10 }) =>
  (await call(listEInvoicesToSend, { query })).eInvoices;
const numbersToSend = async () => (await toSend()).data.map(({ number }) => number);
const faulty = async () =>
  (await call(listCustomersWithoutEInvoice, { query: { page: 1, perPage: 10 } })).customers;
const counts = () => call(getEInvoiceCounts, {});
const issue = (number: string, version?: string) =>
  call(
    issueEInvoice,
    { params: { number }, body: { method: 'download' } },
    version === undefined ? {} : { version },
  );
const listedStatuses = async () => {
  const query = { kind: 'all', page: 1, perPage: 10, search: '' } as const;
  const { documents } = await call(listSalesDocuments, { query });
  return Object.fromEntries(
    documents.data.map(({ number, eInvoiceStatus }) => [number, eInvoiceStatus]),
  );
};

describe('the invoices to send', () => {
  test('are those to Belgian businesses since the first day, the oldest first, each with its findings', async () => {
    const older = await save('K1', { date: isoDate('2025-12-31') });
    const late = await save('K1', { deliveryDate: isoDate('2026-01-12') });
    const early = await save('X', { date: isoDate('2026-02-01') });
    const others = [await save('P'), await save('NL')];
    const { data, total } = await toSend();
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { number: early, customerNumber: 'X', kind: 'invoice', companyName: 'Fout' },
      { number: late, customerNumber: 'K1', total: 121_00 },
    ]);
    expect(data[0]?.findings[0]).toMatchObject({ severity: 'stop', place: 'customer' });
    expect(data[1]?.findings).toMatchObject([
      {
        severity: 'warning',
        message: expect.stringMatching(/^Geleverd op 12\/01\/2026/) as string,
      },
    ]);
    expect(await listedStatuses()).toEqual({
      [older]: 'notNeeded',
      [late]: 'toSend',
      [early]: 'toSend',
      ...Object.fromEntries(others.map((number) => [number, 'notNeeded'])),
    });
    await saveCompany(server.db, author, { ...exampleCompany, eInvoicesFrom: '2026-03-01' });
    expect(await numbersToSend()).toEqual([late]);
    expect((await counts()).toSend).toBe(1);
    expect((await listedStatuses())[early]).toBe('notNeeded');
  });

  test('are issued in the listed version, and return when they are released', async () => {
    const number = await save();
    const version = (await toSend()).data[0]?.version ?? '';
    await expect(issue(number, '"1-1"')).rejects.toMatchObject({ status: 409 });
    await issue(number, version);
    expect(await numbersToSend()).toEqual([]);
    expect(await listedStatuses()).toEqual({ [number]: 'sent' });
    await call(releaseEInvoice, { params: { number }, query: { reason: 'Niet verstuurd' } });
    expect(await numbersToSend()).toEqual([number]);
  });

  test('are listed by page, from either end in one order', async () => {
    const numbers: string[] = [];
    for (let count = 0; count < 23; count += 1) numbers.push(await save());
    const pages = [1, 2, 3].map(async (page) => (await toSend({ page, perPage: 10 })).data);
    const listed = (await Promise.all(pages)).flat().map(({ number }) => number);
    expect(listed).toEqual(numbers);
    expect(await counts()).toEqual({ toSend: 23, customers: 1 });
  });

  test('include credit notes, after the invoice', async () => {
    const creditNote = await server.db
      .transaction()
      .execute((trx) => addCreditNote(trx, { customerNumber: 'K1' }));
    const { data } = await toSend();
    expect(data.map(({ kind }) => kind)).toEqual(['invoice', 'creditNote']);
    expect(data[1]?.number).toBe(creditNote);
  });
});

describe('the customers to which no e-invoice can be sent', () => {
  test('are Belgian businesses, each with the reasons, until these are fixed', async () => {
    await addCustomers(server.db, [
      { number: 'A', companyName: 'Andere', vatNumber: 'BE 0403.170.701', ...address },
      { number: 'B', companyName: 'Zonder adres', vatNumber: '0403.170.701', country: 'BE' },
    ]);
    const { data, total } = await faulty();
    expect(total).toBe(2);
    expect(
      data.map(({ number, findings }) => [number, ...findings.map(({ message }) => message)]),
    ).toEqual([
      ['B', 'Adres van de klant onvolledig: straat, postcode en gemeente zijn nodig.'],
      [
        'X',
        'Adres van de klant onvolledig: straat, postcode en gemeente zijn nodig.',
        'Btw-nummer BE 0403.170.702: het controlegetal klopt niet.',
      ],
    ]);
    expect((await counts()).customers).toBe(2);
    const number = customerNumber('X');
    const { customer, version } = await call(getCustomer, { params: { number } });
    const mended = {
      ...customer,
      vatNumber: 'BE 0403.170.701',
      invoiceAddress: { ...customer.invoiceAddress, ...address },
    };
    await call(updateCustomer, { params: { number }, body: mended }, { version });
    expect((await faulty()).data.map((row) => row.number)).toEqual(['B']);
  });

  test('include one with an invalid Peppol id from before it was validated', async () => {
    const number = customerNumber('K1');
    await expect(
      call(updateCustomerPeppol, {
        params: { number },
        body: { peppolId: '0208:1', asksOrderNumber: false },
      }),
    ).rejects.toMatchObject({ status: 422 });
    const { id } = await server.db
      .selectFrom('customers')
      .select('id')
      .where('number', '=', 'K1')
      .executeTakeFirstOrThrow();
    const peppol = { peppolId: '0208:1', asksOrderNumber: false };
    await server.db.transaction().execute((trx) => changePeppolCustomer(trx, id, peppol));
    const listed = async () => (await faulty()).data.map((row) => row.number);
    expect(await listed()).toEqual(['K1', 'X']);
    const { customer, version } = await call(getCustomer, { params: { number } });
    const form = { ...customer, companyName: 'Zwaan en Zonen' };
    await call(updateCustomer, { params: { number }, body: form }, { version });
    expect(await listed()).toEqual(['K1', 'X']);
    await call(updateCustomerPeppol, { params: { number }, body: { ...peppol, peppolId: '' } });
    expect(await listed()).toEqual(['X']);
  });

  test('are listed by page, from either end in one order', async () => {
    const numbers = Array.from({ length: 23 }, (_, index) => `Y${String(index).padStart(2, '0')}`);
    await addCustomers(
      server.db,
      numbers.map((number) => ({ number, vatNumber: 'BE 0403.170.702' })),
    );
    const pages = [1, 2, 3].map(async (page) => {
      const { customers } = await call(listCustomersWithoutEInvoice, {
        query: { page, perPage: 10 },
      });
      return customers.data.map((row) => row.number);
    });
    expect((await Promise.all(pages)).flat()).toEqual(['X', ...numbers]);
    expect((await counts()).customers).toBe(24);
  });
});

test('documents that were saved before get the status of what they are', async () => {
  const free = { vatCode: 0, vatRate: percent(0) } as const;
  const [sent, open, consumer] = [
    await save(),
    await save('K1', { lines: [articleLine(100_0000, free)] }),
    await save('P'),
  ];
  await issue(sent);
  await server.db.schema.dropIndex('salesDocumentsToSend').execute();
  await server.db.schema.alterTable('salesDocuments').dropColumn('eInvoiceStatus').execute();
  await addEInvoiceStatus(server.db);
  expect(await listedStatuses()).toEqual({
    [sent]: 'sent',
    [open]: 'toSend',
    [consumer]: 'notNeeded',
  });
});

test('customers that were saved before are distinguished too', async () => {
  await server.db.schema.dropIndex('customersEInvoiceFault').execute();
  await server.db.schema.alterTable('customers').dropColumn('eInvoiceFault').execute();
  await addEInvoiceFault(server.db);
  expect((await faulty()).data.map((row) => row.number)).toEqual(['X']);
  expect((await counts()).customers).toBe(1);
});
