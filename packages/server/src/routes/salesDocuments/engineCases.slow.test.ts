import { readFileSync } from 'node:fs';
import { calls } from '@facturatie/api-contract';
import { formatDecimal } from '@facturatie/invoice-engine';
import type { VatRow } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { saveCompany } from '../../database/company.ts';
import { readSalesDocument } from '../../database/documents/readSalesDocument.ts';
import { exampleCompany } from '../../seed/generate/exampleCompany.ts';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { amountsIn, writeToFolder } from '../../testing/eInvoiceFiles.ts';
import { documentFaults } from '../../testing/database/documentInvariants.ts';
import { bearer, jsonPost, openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';

vi.setConfig({ testTimeout: 300_000 });

/** Fields under their wire names; numbers as decimal text. */
type Fields = Readonly<Record<string, string | number | null>>;

/** A document that was calculated apart from the engine. */
interface EngineCase {
  readonly name: string;
  readonly input: {
    readonly KortingsPercentage: string;
    readonly defaultMargin: string;
    readonly details: readonly Fields[];
  };
  readonly expected: {
    readonly details: readonly Fields[];
    readonly header: Fields;
    readonly vat: readonly Fields[];
  };
}

const file = new URL('../../../../invoice-engine/src/document/engineCases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: readonly EngineCase[] };

const tooManyDecimals = 'Dit getal heeft te veel cijfers na de komma.';
const tooSmall = 'Dit getal is te klein.';
const tooLarge = 'Dit getal is te groot.';

/** Cases that no document can hold: why, and what the refusal says at the field that is the cause. */
const refusals = new Map<string, { why: string; field: string; says: string }>([
  [
    'half 1.005 = 3 x 0.335',
    {
      why: 'prices travel with 2 decimals',
      field: 'details.0.ArtikelPrijs_per_eenheid',
      says: tooManyDecimals,
    },
  ],
  [
    '99999999.99 x 99999.999 (beyond 2^53 cents x scale)',
    { why: 'JSON numbers keep 15 digits', field: 'TotaalBedrag', says: tooLarge },
  ],
  ...[
    ['credit-like negative quantity (engine only, forms refuse it)', 0] as const,
    ['mixed signs, sum of weights zero', 1] as const,
    ['negative half ties', 0] as const,
  ].map(([name, line]) => {
    const field = `details.${line}.ArtikelHoeveelheid`;
    return [name, { why: 'quantities are not negative', field, says: tooSmall }] as const;
  }),
]);

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await openTestServer();
  token = await server.accessToken();
  await addCustomers(server.db, [
    {
      number: 'K1',
      companyName: 'Bakkerij Peeters',
      vatNumber: 'BE 0403.170.701',
      street: 'Kouter 12',
      postcode: '9000',
      city: 'Gent',
    },
  ]);
  const session = { userId: null, userName: 'beheer' };
  await saveCompany(server.db, { session, clock: server.clock }, exampleCompany);
});
afterAll(() => server.close());

/** The codes of the VAT groups of a new installation. */
const vatCodes: Readonly<Record<string, number>> = { '0': 4, '6': 1, '12': 2, '21': 3 };

/** JSON numbers, as an app sends them, instead of decimal text. */
function numbers(fields: Fields): Fields {
  const isNumber = (value: unknown) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isNumber(value) ? Number(value) : value]),
  );
}

/** What differs from the case: only names, which the case does not give. */
function lineOf(line: Fields, expected: Fields | undefined, articleNumber: string): Fields {
  if (line['arType'] === 'T') return { Artikelnaam: 'Tekst', ...line, ...expected };
  const BTWCode = vatCodes[String(line['ArtikelBTW'])];
  if (BTWCode === undefined) throw new RangeError(`No VAT group of ${line['ArtikelBTW']} %`);
  const { Artikelnummer: hasArticle, ...others } = line;
  return {
    Artikelnaam: 'Iets',
    BTWCode,
    ...(hasArticle !== undefined && { Artikelnummer: articleNumber }),
    ...numbers(others),
    ...(expected && numbers(expected)),
  };
}

const countDocuments = async () =>
  (await server.db.selectFrom('salesDocuments').select('id').execute()).length;

/** Sends a case with every amount that it expects, as the app would. */
async function post(kind: string, { input, expected }: EngineCase): Promise<Response> {
  await server.db
    .insertInto('settings')
    .values({ key: 'defaultMargin', value: input.defaultMargin })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: input.defaultMargin }))
    .execute();
  await server.db.deleteFrom('articles').execute();
  for (const [index, line] of input.details.entries()) {
    if (line['Artikelnummer'] === undefined) continue;
    const purchasePrice = Math.round(Number(line['fdarAankoop_prijs']) * 10_000);
    await server.db
      .insertInto('articles')
      .values({ number: `A${index}`, description: 'Iets', purchasePrice, searchText: '' })
      .execute();
  }
  const form = {
    faVolgnummer: -1,
    Factuurnummer: 'voorlopig',
    Factuurdatum: '2026-03-05',
    Vervaldatum: '2026-03-19',
    voorziene_leverdatum: '2026-03-05',
    Klantnummer: 'K1',
    NaamBedrijf: 'Bakkerij Peeters',
    klTypeTelling: 'F',
    KortingsPercentage: Number(input.KortingsPercentage),
    ...numbers(expected.header),
    details: input.details.map((line, index) => lineOf(line, expected.details[index], `A${index}`)),
  };
  return server.fetch(calls.createSalesDocument.path.replace('{kind}', kind), {
    ...jsonPost(form),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
}

async function get(path: string): Promise<unknown> {
  const answer = await server.fetch(path, bearer(token));
  expect(answer.status).toBe(200);
  return answer.json();
}

/** What answers say of a case: its amounts as JSON numbers, of the lines that are kept. */
function answered({ input, expected }: EngineCase): object {
  const kept = expected.details.filter((_, index) => input.details[index]?.['mode'] !== 'deleted');
  return {
    ...numbers(expected.header),
    details: kept.map(({ fdKortingC_exact: _notSent, ...line }) => numbers(line)),
  };
}

function wireOf({ rate, lineNet, allowance, taxable, vat }: VatRow): Fields {
  const euros = (amount: number | bigint) => formatDecimal(amount, 2);
  return {
    rate: String(rate / 100),
    lineNet: euros(lineNet),
    allowance: euros(allowance),
    taxable: euros(taxable),
    vat: euros(vat),
  };
}

const held = cases.filter(({ name }) => !refusals.has(name));

describe.each([
  ['offerte', 10],
  ['factuur', 11],
] as const)(
  '%s: every amount of a case is saved, read and listed as it was calculated apart',
  (kind, type) => {
    test.each(held)('$name', async (engineCase) => {
      const { header, vat } = engineCase.expected;
      const answer = await post(kind, engineCase);
      const saved = (await answer.json()) as { document: { Factuurnummer: string } };
      expect(saved).toMatchObject({ document: answered(engineCase) });

      const { Factuurnummer } = saved.document;
      const path = `${calls.listSalesDocuments.path}/${Factuurnummer}`;
      expect(await get(path)).toMatchObject({ document: saved.document });
      const list = await get(`${calls.listSalesDocuments.path}?type=${type}&page=1&per_page=10`);
      const { data } = (list as { verkoopdocumenten: { data: Fields[] } }).verkoopdocumenten;
      expect(data.find((row) => row['Factuurnummer'] === Factuurnummer)).toMatchObject({
        TotaalNetto: Number(header['TotaalNetto']),
        TotaalBedrag: Number(header['TotaalBedrag']),
      });
      const read = await readSalesDocument(server.db, Factuurnummer);
      expect(read?.calculated.vatTable.map(wireOf)).toEqual(vat);
    });
  },
);

describe('every amount of the e-invoice equals that of the case', () => {
  const sold = held.filter(({ input }) =>
    input.details.some(({ arType, mode }) => arType === 'A' && mode !== 'deleted'),
  );

  test.each(sold)('$name', async (engineCase) => {
    const { header, details } = engineCase.expected;
    const saved = (await (await post('factuur', engineCase)).json()) as {
      document: { Factuurnummer: string };
    };
    const { Factuurnummer: id } = saved.document;
    const pathOf = (call: { path: string }) => call.path.replace('{id}', id);
    const issued = await server.fetch(pathOf(calls.issueEInvoice), {
      ...jsonPost({ wijze: 'download' }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    expect(issued.status).toBe(200);
    const xml = await (await server.fetch(pathOf(calls.getEInvoiceXml), bearer(token))).text();
    writeToFolder(`case-${id}`, xml);
    const nets = details.flatMap(({ ArtikelNetto }, index) => {
      const { arType, mode } = engineCase.input.details[index] ?? {};
      return arType === 'A' && mode !== 'deleted' ? [String(ArtikelNetto)] : [];
    });
    expect(amountsIn(xml, 'LineExtensionAmount')).toEqual([header['TotaalExclBTW'], ...nets]);
    expect(amountsIn(xml, 'TaxExclusiveAmount')).toEqual([header['TotaalNetto']]);
    expect(amountsIn(xml, 'TaxAmount')[0]).toBe(header['TotaalBTW']);
    expect(amountsIn(xml, 'TaxInclusiveAmount')).toEqual([header['TotaalBedrag']]);
    expect(amountsIn(xml, 'PayableAmount')).toEqual([header['te_betalen']]);
  });
});

describe('what no document can hold is refused at the field that is the cause', () => {
  const notHeld = cases.filter(({ name }) => refusals.has(name));

  test('five of all cases', () => {
    expect(notHeld.map(({ name }) => name).toSorted()).toEqual([...refusals.keys()].toSorted());
    expect([cases.length, notHeld.length]).toEqual([106, 5]);
  });

  test.each(notHeld)('$name', async (engineCase) => {
    const before = await countDocuments();
    const answer = await post('factuur', engineCase);
    const refusal = refusals.get(engineCase.name);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      message: 'Niet alles is juist ingevuld. Kijk de aangeduide velden na.',
      errors: { [refusal?.field ?? '']: [refusal?.says] },
    });
    expect(await countDocuments()).toBe(before);
  });
});

test('after these requests the database is consistent', async () => {
  expect(await documentFaults(server.db)).toEqual([]);
});
