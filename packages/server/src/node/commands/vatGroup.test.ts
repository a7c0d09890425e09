import {
  createSalesDocument,
  getEInvoice,
  getEInvoiceXml,
  issueEInvoice,
} from '@facturatie/api-contract';
import { percent } from '@facturatie/invoice-engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveCompany } from '../../database/company.ts';
import { exampleCompany } from '../../seed/generate/exampleCompany.ts';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { articleLine, documentFormOf } from '../../testing/records/documentForms.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';
import { runCommand } from '../../testing/processes/runCommand.ts';
import { runVatGroup } from './vatGroup.ts';

let server: TestServer;

beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const run = (...commandLine: string[]) => runCommand(runVatGroup, commandLine, server.environment);

const advances = 'Niet in de maatstaf van heffing (artikel 28, 5°, van het Btw-Wetboek).';
const exempt = ['set', '4', 'E', '--exemption', 'VATEX-EU-79-C', '--text', advances];

test('the groups of 0 % are listed, set, listed again, and each change is logged', async () => {
  expect(await run('list')).toEqual({
    code: 0,
    out: 'VAT group 4, 0 %: not set, taken for Z with a warning\n',
    err: '',
  });
  const zero = 'VAT group 4, 0 %: Z, zero rate\n';
  expect(await run('set', '4', 'Z')).toEqual({ code: 0, out: zero, err: '' });
  expect((await run('list')).out).toBe(zero);
  expect((await run(...exempt)).out).toBe(
    `VAT group 4, 0 %: E, exempt: VATEX-EU-79-C: ${advances}\n`,
  );
  const log = await server.db
    .selectFrom('changes')
    .selectAll()
    .where('thing', '=', 'vatGroup')
    .orderBy('id')
    .execute();
  const zeroRate = { code: 4, category: 'Z', exemption: '', mention: '' };
  expect(log).toMatchObject([
    { thingId: 4, action: 'updated', userId: null, userName: 'beheer (vat-group set)' },
    { before: JSON.stringify(zeroRate) },
  ]);
});

test.each(['3', '9'])('a group %s without rate 0 is none to set', async (code) => {
  expect(await run('set', code, 'Z')).toEqual({
    code: 1,
    out: '',
    err: `No VAT group ${code} has a rate of 0 %: npm run vat-group -- list shows which do.\n`,
  });
});

test('a text is one line', async () => {
  expect((await run('set', '4', 'E', '--text', 'x'.repeat(301))).err).toMatch(/at most 300/);
  expect((await run('set', '4', 'E', '--text', 'a\nb')).err).toMatch(/one line/);
  expect((await run('list')).out).toContain('not set');
});

test.each([
  [[]],
  [['list', '4']],
  [['set', '4']],
  [['set', 'vier', 'Z']],
  [['set', '4', 'S']],
  [['set', '4', 'Z', '--text', 'Kranten']],
  [['set', '4', 'E']],
  [['set', '4', 'E', '--exemption', 'VATEX-EU-132']],
  [['set', '4', 'E', '--text', 'x', '--exemption', 'VATEX-EU-AE']],
  [['set', '4', 'E', '--reason', 'x']],
])('it explains its use when called with %j', async (commandLine) => {
  expect(await run(...commandLine)).toEqual({
    code: 1,
    out: '',
    err: 'Use: npm run vat-group -- list, or set CODE Z, or set CODE E --text TEXT [--exemption VATEX-EU-79-C|VATEX-EU-132|VATEX-EU-135]\n',
  });
});

describe('an e-invoice with a line of 0 %', () => {
  async function invoice() {
    const call = await server.signedIn();
    const lines = [articleLine(100_0000, { vatCode: 4, vatRate: percent(0) })];
    const body = documentFormOf('K1', { lines });
    const { document } = await call(createSalesDocument, { params: { kind: 'invoice' }, body });
    const asked = { params: { number: document.number } };
    const { findings } = (await call(getEInvoice, asked)).eInvoice;
    return {
      findings,
      xml: async () => {
        await call(issueEInvoice, { ...asked, body: { method: 'download' } });
        return (await call(getEInvoiceXml, asked)).text();
      },
    };
  }

  beforeEach(async () => {
    const session = { userId: null, userName: 'beheer' };
    await saveCompany(server.db, { session, clock: server.clock }, exampleCompany);
    await addCustomers(server.db, [
      {
        number: 'K1',
        companyName: 'Zwaan',
        vatNumber: 'BE 0403.170.701',
        street: 'Kouter 12',
        postcode: '9000',
        city: 'Gent',
      },
    ]);
  });

  test('warns until it is set as the zero rate', async () => {
    expect((await invoice()).findings).toMatchObject([{ severity: 'warning', rule: 'own' }]);
    await run('set', '4', 'Z');
    const { findings, xml } = await invoice();
    expect(findings).toEqual([]);
    expect(await xml()).not.toContain('TaxExemptionReason');
  });

  test('states the reason of exemption after it was set', async () => {
    await run(...exempt);
    const { findings, xml } = await invoice();
    expect(findings).toEqual([]);
    const text = await xml();
    expect(text).toContain(
      '<cbc:TaxExemptionReasonCode>VATEX-EU-79-C</cbc:TaxExemptionReasonCode>',
    );
    expect(text).toContain(`<cbc:TaxExemptionReason>${advances}</cbc:TaxExemptionReason>`);
  });
});
