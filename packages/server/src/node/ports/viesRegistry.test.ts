import { expect, onTestFinished, test } from 'vitest';
import type { VatRegistryAnswer } from '../../http/ports.ts';
import {
  fails,
  closesConnection,
  openMockVies,
  registered,
  respondsJson,
  respondsText,
  neverAnswers,
} from '../../testing/mockVies.ts';
import type { ViesBehaviour } from '../../testing/mockVies.ts';
import { viesRegistry } from './viesRegistry.ts';

const pluto: VatRegistryAnswer = {
  verdict: 'registered',
  name: 'NV PLUTO',
  address: 'Merellaan 46\n9400 Ninove',
  countryCode: 'BE',
};

const respondsPluto = registered('NV PLUTO', 'Merellaan 46\n9400 Ninove');

/** What the registry makes of these answers, and how often it asked for them. */
async function lookUp(behaviours: ViesBehaviour[], timeout = 5000) {
  const vies = await openMockVies(...behaviours);
  onTestFinished(vies.close);
  const registry = viesRegistry({ address: vies.address, timeout, pauses: [1, 1] });
  return { answer: await registry.lookUp('0403170701'), requests: vies.requests };
}

test('a number is requested in the format of the REST API, and its company returned unchanged', async () => {
  const { answer, requests } = await lookUp([respondsPluto]);
  expect(answer).toEqual(pluto);
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/vies/check-vat-number',
      body: { countryCode: 'BE', vatNumber: '0403170701' },
    },
  ]);
});

test.each([
  ['invalid', respondsJson({ countryCode: 'BE', valid: false, name: '---', address: '---' })],
  ['invalid by its other word', respondsJson({ valid: false, userError: 'INVALID' })],
  ['no input that it takes', fails('INVALID_INPUT')],
])('a number that is %s is unregistered, and asked once', async (_case, behaviour) => {
  const { answer, requests } = await lookUp([behaviour]);
  expect(answer).toEqual({ verdict: 'unregistered' });
  expect(requests).toHaveLength(1);
});

test.each([
  ['MS_UNAVAILABLE', fails('MS_UNAVAILABLE')],
  ['MS_MAX_CONCURRENT_REQ', fails('MS_MAX_CONCURRENT_REQ')],
  ['SERVICE_UNAVAILABLE', fails('SERVICE_UNAVAILABLE')],
  ['a false that only means too busy', respondsJson({ valid: false, userError: 'TIMEOUT' })],
  ['status 500', respondsText('<h1>Internal Server Error</h1>', 500)],
  ['status 503 with JSON', respondsJson({ message: 'down' }, 503)],
  ['an empty answer', respondsText('')],
  ['half an answer', respondsText('{"valid": tr')],
  ['a list', respondsJson([])],
  ['true without a name', respondsJson({ valid: true, address: 'x' })],
  ['a name that no database keeps', registered('a\0b', 'x')],
  ['hanging up', closesConnection],
])('%s may pass: the next attempt counts', async (_case, behaviour) => {
  const { answer, requests } = await lookUp([behaviour, respondsPluto]);
  expect(answer).toEqual(pluto);
  expect(requests).toHaveLength(2);
});

test('a request that times out is aborted, and repeated', async () => {
  const { answer, requests } = await lookUp([neverAnswers, respondsPluto], 150);
  expect(answer).toEqual(pluto);
  expect(requests).toHaveLength(2);
});

test.each([
  ['MS_UNAVAILABLE', fails('MS_UNAVAILABLE')],
  ['no answer of VIES, status 500', respondsText('', 500)],
])('after three attempts there is no verdict, but a reason: %s', async (reason, behaviour) => {
  const { answer, requests } = await lookUp([behaviour]);
  expect(answer).toEqual({ verdict: 'none', reason });
  expect(requests).toHaveLength(3);
});

test('a registry that never responds is requested three times, then the result is unknown', async () => {
  const { answer, requests } = await lookUp([neverAnswers], 50);
  expect(answer).toEqual({ verdict: 'none', reason: 'timeout' });
  expect(requests).toHaveLength(3);
});

test.each(['IP_BLOCKED', 'VAT_BLOCKED'])('%s is not retried', async (code) => {
  const { answer, requests } = await lookUp([fails(code)]);
  expect(answer).toEqual({ verdict: 'none', reason: code });
  expect(requests).toHaveLength(1);
});

test('the result is unknown while the service is unreachable', async () => {
  const vies = await openMockVies();
  await vies.close();
  const registry = viesRegistry({ address: vies.address, timeout: 5000, pauses: [1] });
  expect(await registry.lookUp('0403170701')).toEqual({ verdict: 'none', reason: 'ECONNREFUSED' });
});
