import {
  conflictOf,
  createSalesDocument,
  customerNumber,
  getCustomer,
  getCustomerPeppol,
  getEInvoice,
  getEInvoiceXml,
  issueEInvoice,
  updateCustomerPeppol,
} from '@facturatie/api-contract';
import type { Caller, PeppolForm, SalesDocumentForm } from '@facturatie/api-contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { saveCompany } from '../../database/company.ts';
import { exampleCompany } from '../../seed/generate/exampleCompany.ts';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { documentFormOf } from '../../testing/records/documentForms.ts';
import { failureOf } from '../../testing/answers.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
let call: Caller;

const address = { street: 'Kouter 12', postcode: '9000', city: 'Gent' };

beforeAll(async () => {
  server = await openTestServer();
  call = await server.signedIn();
  const session = { userId: null, userName: 'beheer' };
  await saveCompany(server.db, { session, clock: server.clock }, exampleCompany);
});
afterAll(() => server.close());

let customers = 0;

/** Adds a customer and gives its number. */
async function add(
  given: { vatNumber?: string; enterpriseNumber?: string; country?: string } = {},
) {
  customers += 1;
  const number = `K${customers}`;
  await addCustomers(server.db, [
    { number, companyName: 'Zwaan', vatNumber: 'BE 0403.170.701', ...address, ...given },
  ]);
  return number;
}

const params = (number: string) => ({ params: { number: customerNumber(number) } });
const read = (number: string) => call(getCustomerPeppol, params(number));
const nothing: PeppolForm = { peppolId: '', asksOrderNumber: false };
const save = (number: string, given: Partial<PeppolForm>, version?: string) =>
  call(updateCustomerPeppol, { ...params(number), body: { ...nothing, ...given } }, { version });

describe('a customer without e-invoice settings', () => {
  test.each([
    ['its VAT number', {}, '0208:0403170701'],
    [
      'its enterprise number',
      { vatNumber: '', enterpriseNumber: '0403.170.701' },
      '0208:0403170701',
    ],
    ['a Dutch VAT number', { vatNumber: 'NL123456789B01', country: 'NL' }, '9944:NL123456789B01'],
    ['no number', { vatNumber: '' }, ''],
    ['a number with wrong check digits', { vatNumber: 'BE 0403.170.702' }, ''],
    ['a VAT number of a country without scheme', { vatNumber: 'IT12345678901', country: 'IT' }, ''],
  ])('receives e-invoices where %s says', async (_, given, derivedPeppolId) => {
    const { peppol, version } = await read(await add(given));
    expect(peppol).toEqual({ ...nothing, derivedPeppolId });
    expect(version).toMatch(/^"\d+-\d+"$/);
  });
});

describe('a change', () => {
  test('is returned as it was saved, in one notation, and can be cleared', async () => {
    const number = await add();
    const typed = await save(number, { peppolId: ' 9944:nl123456789b01 ', asksOrderNumber: true });
    expect(typed.peppol).toEqual({
      peppolId: '9944:NL123456789B01',
      asksOrderNumber: true,
      derivedPeppolId: '0208:0403170701',
    });
    expect(await read(number)).toEqual(typed);
    const { peppol } = await save(number, { peppolId: ' ' }, typed.version);
    expect(peppol).toMatchObject(nothing);
  });

  test.each([
    ['0403170701', 'Dit is geen Peppol-id. Schrijf het als 0208:0403170701.'],
    ['9944:NL1', 'Dit is geen Peppol-id. Schrijf het als 0208:0403170701.'],
    [
      '1234:5678',
      'De eerste vier cijfers van dit Peppol-id zijn niet gekend. Een Belgisch id begint met 0208.',
    ],
    ['0208:0403.170.702', 'Het controlegetal van dit Peppol-id klopt niet. Kijk de cijfers na.'],
  ])('to %s is refused at its field, and changes nothing', async (peppolId, message) => {
    const number = await add();
    const { status, messages } = await failureOf(save(number, { peppolId, asksOrderNumber: true }));
    expect([status, messages.errors]).toEqual([422, { peppolId: [message] }]);
    expect((await read(number)).peppol).toMatchObject(nothing);
  });

  test('of an earlier version is refused, with the user who changed it', async () => {
    const number = await add();
    const { version } = await read(number);
    const other = await server.signedIn('Bert');
    const theirs = { ...nothing, asksOrderNumber: true };
    await other(updateCustomerPeppol, { ...params(number), body: theirs }, { version });
    const failure = await failureOf(save(number, { peppolId: '9938:LU12345678' }, version));
    expect(failure.status).toBe(409);
    const conflict = conflictOf(updateCustomerPeppol, failure);
    expect(conflict).toMatchObject({
      changedBy: 'Bert',
      changedAt: server.clock.now(),
      current: { peppol: theirs },
    });
    await save(number, { peppolId: '9938:LU12345678' }, conflict?.version);
    expect((await read(number)).peppol.peppolId).toBe('9938:LU12345678');
  });

  test('of two at once, one wins', async () => {
    const number = await add();
    const { version } = await read(number);
    const saved = await Promise.allSettled([
      save(number, { peppolId: '9938:LU12345678' }, version),
      save(number, { asksOrderNumber: true }, version),
    ]);
    expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('does not change the customer itself, and is logged', async () => {
    const number = await add();
    const before = await call(getCustomer, params(number));
    await save(number, { asksOrderNumber: true });
    expect(await call(getCustomer, params(number))).toEqual(before);
    const change = await server.db
      .selectFrom('changes')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(change).toMatchObject({
      thing: 'peppolCustomer',
      action: 'updated',
      userName: 'An Peeters',
      before: JSON.stringify(nothing),
      after: JSON.stringify({ ...nothing, asksOrderNumber: true }),
    });
  });

  test('of a customer that does not exist is refused', async () => {
    expect((await failureOf(read('weg'))).status).toBe(404);
    expect((await failureOf(save('weg', {}))).status).toBe(404);
  });
});

describe('an e-invoice', () => {
  async function invoice(customer: string, given: Partial<SalesDocumentForm> = {}) {
    const body = documentFormOf(customer, given);
    const { document } = await call(createSalesDocument, { params: { kind: 'invoice' }, body });
    return { params: { number: document.number } };
  }

  const stateOf = async (asked: Awaited<ReturnType<typeof invoice>>) =>
    (await call(getEInvoice, asked)).eInvoice;

  async function issued(asked: Awaited<ReturnType<typeof invoice>>) {
    await call(issueEInvoice, { ...asked, body: { method: 'download' } });
    return (await call(getEInvoiceXml, asked)).text();
  }

  test('is sent to the Peppol id that staff entered', async () => {
    const number = await add();
    await save(number, { peppolId: '0088:5412345000013' });
    const asked = await invoice(number);
    expect(await stateOf(asked)).toMatchObject({
      participant: '0088:5412345000013',
      findings: [],
    });
    expect(await issued(asked)).toContain(
      '<cbc:EndpointID schemeID="0088">5412345000013</cbc:EndpointID>',
    );
  });

  test('to a consumer can be created once a Peppol id is entered', async () => {
    const number = await add({ vatNumber: '' });
    const asked = await invoice(number);
    expect((await stateOf(asked)).findings).toContainEqual(
      expect.objectContaining({ rule: 'R010', place: 'customer', field: 'peppolId' }),
    );
    await save(number, { peppolId: '0208:0403170701' });
    expect((await stateOf(asked)).findings.map(({ severity }) => severity)).toEqual(['info']);
  });

  test('has the reference as order number, where the customer requires it', async () => {
    const number = await add();
    const before = await invoice(number, { reference: 'PO 7' });
    expect(await issued(before)).toContain('<cbc:BuyerReference>PO 7</cbc:BuyerReference>');
    await save(number, { asksOrderNumber: true });
    const xml = await issued(await invoice(number, { reference: 'PO 7' }));
    expect(xml).toMatch(/<cac:OrderReference>\s*<cbc:ID>PO 7<\/cbc:ID>/);
    expect(xml).not.toContain('BuyerReference');
  });

  test('is refused without that number', async () => {
    const number = await add();
    await save(number, { asksOrderNumber: true });
    const asked = await invoice(number, { reference: ' ' });
    expect((await stateOf(asked)).findings).toEqual([
      {
        rule: 'R003',
        severity: 'stop',
        message: 'Deze klant vraagt een bestelbonnummer. Vul Referentie in.',
        place: 'document',
        field: 'reference',
      },
    ]);
    const body = { method: 'download' } as const;
    expect((await failureOf(call(issueEInvoice, { ...asked, body }))).status).toBe(409);
  });
});
