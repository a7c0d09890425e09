import { ApiError, lookUpVatNumber } from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { viesRegistry } from '../../node/ports/viesRegistry.ts';
import { bearer, jsonPost, openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';
import { fails, openMockVies, registered, respondsJson } from '../../testing/mockVies.ts';
import type { MockVies, ViesBehaviour } from '../../testing/mockVies.ts';

vi.setConfig({ testTimeout: 30_000 });

const day = 24 * 60 * 60_000;

/** A server with a mock registry of this behaviour. */
async function open(
  ...behaviours: ViesBehaviour[]
): Promise<{ server: TestServer; vies: MockVies; call: Caller }> {
  const vies = await openMockVies(...behaviours);
  onTestFinished(vies.close);
  const vatRegistry = viesRegistry({ address: vies.address, timeout: 5000, pauses: [1, 1] });
  const server = await openTestServer({
    vatRegistry,
    settings: { sessionLifetime: 30 * day, sessionIdleLimit: 30 * day },
  });
  onTestFinished(server.close);
  return { server, vies, call: await server.signedIn() };
}

function ask(call: Caller, vatNumber: string) {
  return call(lookUpVatNumber, { body: { country: 'BE', vatNumber } });
}

async function refusalOf(asked: Promise<unknown>) {
  const error: unknown = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('It was not refused');
  return { status: error.status, ...error.messages };
}

const pluto = { name: 'NV PLUTO', address: 'Merellaan 46\n9400 Ninove', countryCode: 'BE' };
const respondsPluto = registered(pluto.name, pluto.address);

test('the response of the registry is returned unchanged', async () => {
  const { call } = await open(respondsPluto);
  expect(await ask(call, '0403.170.701')).toEqual({ response: pluto });
});

test('a response is cached for a day, in any notation of the number, and requested again after that', async () => {
  const { server, vies, call } = await open(respondsPluto, registered('BV MARS', ''));
  for (const written of ['BE0403170701', '0403.170.701', 'be 403 170 701']) {
    expect(await ask(call, written)).toEqual({ response: pluto });
  }
  server.pass(day - 1);
  expect(await ask(call, 'BE0403170701')).toEqual({ response: pluto });
  expect(vies.requests).toHaveLength(1);
  server.pass(1);
  expect(await ask(call, 'BE0403170701')).toEqual({
    response: { name: 'BV MARS', address: '', countryCode: 'BE' },
  });
  expect(vies.requests).toHaveLength(2);
  expect(await server.db.selectFrom('vatLookups').select('name').execute()).toEqual([
    { name: 'BV MARS' },
  ]);
});

test('each number has its own response', async () => {
  const { call } = await open(respondsPluto, registered('BV MARS', 'Dorp 1\n9000 Gent'));
  await ask(call, 'BE0403170701');
  expect((await ask(call, 'BE0417497106')).response.name).toBe('BV MARS');
  expect((await ask(call, 'BE0403170701')).response.name).toBe('NV PLUTO');
});

test.each(['', '   ', 'BE', '0403170702', 'BE040317070', 'NL123456789B01', '0000000097'])(
  'the databank is not asked about %j, which is no number',
  async (vatNumber) => {
    const { vies, call } = await open(respondsPluto);
    const message =
      vatNumber.trim() === ''
        ? 'Vul dit in.'
        : 'Dit is geen geldig Belgisch btw-nummer. Kijk de cijfers na.';
    expect(await refusalOf(ask(call, vatNumber))).toMatchObject({
      status: 422,
      errors: { vatNumber: [message] },
    });
    expect(vies.requests).toEqual([]);
  },
);

test('an unknown number is an error of its field, and is looked up again next time', async () => {
  const { call } = await open(
    respondsJson({ valid: false, name: '---', address: '---' }),
    respondsPluto,
  );
  expect(await refusalOf(ask(call, 'BE0403170701'))).toEqual({
    status: 422,
    message: 'Niet alles is juist ingevuld. Kijk de aangeduide velden na.',
    errors: { vatNumber: ['De btw-databank kent dit nummer niet als actief btw-nummer.'] },
  });
  expect(await ask(call, 'BE0403170701')).toEqual({ response: pluto });
});

test('a failure of the registry is reported and logged, and nothing is cached', async () => {
  const down = fails('MS_UNAVAILABLE');
  const { server, call } = await open(down, down, down, respondsPluto);
  const token = await server.accessToken();
  const init = jsonPost({ country_code: 'BE', vat_number: 'BE0403170701' });
  const headers = { ...init.headers, ...bearer(token).headers };
  const answer = await server.fetch(lookUpVatNumber.path, { ...init, headers });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await answer.json()).toEqual({
    message:
      'De btw-databank antwoordt nu niet. Vul de gegevens zelf in, of probeer het later opnieuw.',
    errors: {},
  });
  expect(server.log).toContainEqual({
    level: 'warning',
    event: 'vatDatabankUnavailable',
    fields: { reason: 'MS_UNAVAILABLE' },
  });
  expect(await ask(call, 'BE0403170701')).toEqual({ response: pluto });
});

test('only Belgian numbers are looked up', async () => {
  const { server, vies } = await open(respondsPluto);
  const token = await server.accessToken();
  const init = jsonPost({ country_code: 'NL', vat_number: 'BE0403170701' });
  const headers = { ...init.headers, ...bearer(token).headers };
  const answer = await server.fetch(lookUpVatNumber.path, { ...init, headers });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    errors: { country_code: ['Kies een van de mogelijke waarden.'] },
  });
  expect(vies.requests).toEqual([]);
});

test('two concurrent requests for one number both get its response', async () => {
  const { server, call } = await open(respondsPluto);
  const asked = Array.from({ length: 8 }, () => ask(call, 'BE0403170701'));
  expect(await Promise.all(asked)).toEqual(asked.map(() => ({ response: pluto })));
  expect(await server.db.selectFrom('vatLookups').selectAll().execute()).toHaveLength(1);
});
