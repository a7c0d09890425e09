import { calls } from '@facturatie/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemSha256 } from '../node/ports/systemPorts.ts';
import { jsonPost, openTestServer, testUser } from '../testing/openTestServer.ts';
import type { TestServer, TestServerOptions } from '../testing/openTestServer.ts';
import { testPasswordHash } from '../testing/testPasswordHash.ts';
import { addUser } from './addUser.ts';
import { setUserActive, setUserPassword, unlockUser } from './userChanges.ts';

const minute = 60_000;
const office = '198.51.100.20';
const mallory = { name: 'mallory', password: 'een ander wachtwoord' };

let server: TestServer;

const session = { userId: null, userName: 'beheer' };
const operator = () => ({ session, clock: server.clock });
const userPorts = () => ({
  database: server.db,
  clock: server.clock,
  passwordHash: testPasswordHash,
});

async function open(options?: TestServerOptions): Promise<void> {
  server = await openTestServer(options);
  await addUser(userPorts(), mallory);
}

beforeEach(() => open());
afterEach(() => server.close());

/** A browser that keeps what cookies it is given. */
function newBrowser(address: string) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async login(name: string, password: string): Promise<Response> {
      const init = jsonPost({ name, password });
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const headers = { ...init.headers, cookie };
      const answer = await server.fetch(calls.login.path, { ...init, headers }, address);
      for (const text of answer.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        cookies.set(key, value);
      }
      return answer;
    },
  };
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  return (await answer).status;
}

const asOwner = (address: string) =>
  statusOf(server.login(testUser.name, testUser.password, address));
const guess = (address: string, name = testUser.name) =>
  statusOf(server.login(name, 'mis geraden', address));

/** Guesses the owner's password from ever other networks until that is refused. */
async function attackOwner(): Promise<void> {
  for (let network = 1; network < 250; network += 1) {
    if ((await guess(`10.${network}.0.1`)) === 429) return;
  }
}

/** The IPv6 address of a host in another /48, /56 or /64 of 2001:db8::/32. */
const ipv6 = (site: number, home: number, link: number) =>
  `2001:db8:${site.toString(16)}:${((home << 8) | link).toString(16)}::1`;

describe('guessing with an own account', () => {
  test.each([
    ['at one name', () => testUser.name],
    ['at a name each', (turn: number) => `name ${turn}`],
  ])('is throttled, though he signs in between: 60 guesses %s', async (_case, nameOf) => {
    const checked = [];
    for (let turn = 0; turn < 60; turn += 1) {
      if ((await guess(office, nameOf(turn))) === 401) checked.push(turn);
      if (turn % 4 === 3) await server.login(mallory.name, mallory.password, office);
    }
    expect(checked.length).toBeLessThanOrEqual(30);
    expect(await guess(office, nameOf(60))).toBe(429);
  });
});

describe('guessing from many networks', () => {
  test.each([
    ['a /56 with a /64 each', 60, (turn: number) => ipv6(1, 1, turn)],
    ['a /48 with a /56 each', 120, (turn: number) => ipv6(1, turn, 0)],
    ['a /24 with an address each', 120, (turn: number) => `203.0.113.${turn}`],
  ])('%s is throttled', async (_case, free, addressOf) => {
    for (let turn = 0; turn < free; turn += 1) {
      expect(await guess(addressOf(turn), `name ${turn}`)).toBe(401);
    }
    expect(await guess(addressOf(free), 'one more')).toBe(429);
    expect(await asOwner(office)).toBe(200);
  });

  test('one name is throttled over all networks', async () => {
    await attackOwner();
    expect(await guess('192.0.2.200')).toBe(429);
    expect(await guess('192.0.2.200', 'somebody else')).toBe(401);
  });
});

describe('a known browser', () => {
  test('lets the user in during an attack on the name from elsewhere', async () => {
    const browser = newBrowser(office);
    await browser.login(testUser.name, testUser.password);
    await attackOwner();
    expect(await asOwner(office)).toBe(429);
    const answer = await browser.login(testUser.name, testUser.password);
    expect(answer.status).toBe(200);
  });

  test('also a shared browser on a network with failed attempts', async () => {
    const browser = newBrowser(office);
    await browser.login(testUser.name, testUser.password);
    await browser.login(mallory.name, mallory.password);
    for (let turn = 0; turn < 40; turn += 1) await guess(office, `name ${turn}`);
    expect(await asOwner(office)).toBe(429);
    expect(await statusOf(browser.login(testUser.name, testUser.password))).toBe(200);
  });

  test('is known beside a cookie of the same name that a sibling domain set', async () => {
    const browser = newBrowser(office);
    await browser.login(testUser.name, testUser.password);
    const key = [...browser.cookies.keys()].find((name) => name.startsWith('device-')) ?? '';
    const planted = new Map([[` ${key}`, `${'0'.repeat(32)}.${'0'.repeat(64)}`]]);
    const own = [...browser.cookies];
    browser.cookies.clear();
    for (const [name, value] of [...planted, ...own]) browser.cookies.set(name, value);
    await attackOwner();
    expect(await statusOf(browser.login(testUser.name, testUser.password))).toBe(200);
  });

  test('is throttled by itself, wherever it is', async () => {
    const stolen = newBrowser(office);
    await stolen.login(testUser.name, testUser.password);
    const elsewhere = newBrowser('203.0.113.9');
    for (const [key, value] of stolen.cookies) elsewhere.cookies.set(key, value);
    for (let turn = 0; turn < 5; turn += 1) await elsewhere.login(testUser.name, 'mis');
    expect(await statusOf(stolen.login(testUser.name, testUser.password))).toBe(429);
    expect(await asOwner(office)).toBe(200);
  });

  test.each([
    [
      'once the password changed',
      () => setUserPassword(server.db, operator(), testUser.name, 'test:x'),
    ],
    [
      'once the account was disabled',
      () => setUserActive(server.db, operator(), testUser.name, false),
    ],
  ])('is known no more %s', async (_case, change) => {
    const browser = newBrowser(office);
    await browser.login(testUser.name, testUser.password);
    await change();
    await setUserActive(server.db, operator(), testUser.name, true);
    await attackOwner();
    expect(await statusOf(browser.login(testUser.name, testUser.password))).toBe(429);
  });

  test('is not recognised by a forged cookie, nor by one for another name', async () => {
    const owner = newBrowser(office);
    await owner.login(testUser.name, testUser.password);
    const attacker = newBrowser(office);
    await attacker.login(mallory.name, mallory.password);
    const own = [...attacker.cookies.values()].find((value) => value.includes('.')) ?? '';
    const key = [...owner.cookies.keys()].find((name) => name.startsWith('device-')) ?? '';
    await attackOwner();
    for (const value of [own, `${'0'.repeat(32)}.${'0'.repeat(64)}`, '']) {
      attacker.cookies.set(key, value);
      expect(await statusOf(attacker.login(testUser.name, testUser.password))).toBe(429);
    }
  });
});

test('an office of 50 users behind one address, who all mistype once, is not throttled', async () => {
  const names = Array.from({ length: 50 }, (_, person) => `colleague ${person}`);
  for (const name of names) await addUser(userPorts(), { ...testUser, name });
  for (let first = 0; first < names.length; first += 10) {
    const together = names.slice(first, first + 10);
    for (const name of [...together, ...together]) expect(await guess(office, name)).toBe(401);
    for (const name of together) {
      expect(await statusOf(server.login(name, testUser.password, office))).toBe(200);
    }
  }
});

test('an unlocked name may try again at once, whatever is guessed elsewhere', async () => {
  await attackOwner();
  expect(await asOwner(office)).toBe(429);
  expect(await unlockUser(server.db, operator(), testUser.name, systemSha256)).toBe(true);
  await attackOwner();
  expect(await asOwner(office)).toBe(200);
  server.pass(15 * minute);
  await attackOwner();
  expect(await asOwner(office)).toBe(429);
});

test('an unlocked name is not open to guesses from each /64 of a /48', async () => {
  await unlockUser(server.db, operator(), testUser.name, systemSha256);
  const checked = [];
  for (let turn = 0; turn < 130; turn += 1) {
    if ((await guess(ipv6(1, turn, turn))) === 401) checked.push(turn);
  }
  expect(checked).toHaveLength(120);
  expect(await asOwner(office)).toBe(200);
});

test('the log has the names of existing users; of an unknown name it has the address only', async () => {
  await server.login(testUser.name, testUser.password, office);
  for (let turn = 0; turn < 6; turn += 1) await guess(office, 'geheim in het verkeerde vak');
  await guess(office);
  const known = { name: 'an peeters', address: office };
  const lines = server.log.filter(({ event }) => event !== 'requestServed');
  expect(lines.filter((_line, index) => [0, 1, 6, 7].includes(index))).toEqual([
    { level: 'info', event: 'signedIn', fields: known },
    { level: 'warning', event: 'signInFailed', fields: { address: office } },
    { level: 'warning', event: 'signInThrottled', fields: { address: office, seconds: 30 } },
    { level: 'warning', event: 'signInFailed', fields: known },
  ]);
  expect(JSON.stringify(server.log)).not.toContain('geheim');
});

test('no wait is longer than a quarter of an hour after the clock jumped forward and back', async () => {
  const years = 9 * 365 * 24 * 60 * minute;
  server.pass(years);
  for (let turn = 0; turn < 40; turn += 1) await guess(office, `name ${turn % 5}`);
  server.pass(-years);
  const answer = await server.login('name 1', 'x', office);
  expect(Number(answer.headers.get('retry-after') ?? 0)).toBeLessThanOrEqual(900);
  server.pass(15 * minute);
  expect(await asOwner(office)).toBe(200);
});

test('beside 200 unknown names at once, real sign-ins are answered quickly', async () => {
  await server.close();
  const order: string[] = [];
  await open({
    passwordHash: {
      ...testPasswordHash,
      async verify(password, stored) {
        order.push(stored === undefined ? 'unknown' : 'real');
        await new Promise((resolve) => setTimeout(resolve, 1));
        return testPasswordHash.verify(password, stored);
      },
    },
  });
  const flood = Array.from({ length: 200 }, (_, turn) =>
    guess(`10.0.${turn % 4}.${turn}`, `n ${turn}`),
  );
  const real = Array.from({ length: 10 }, (_, turn) => asOwner(`198.51.${turn}.1`));
  expect(await Promise.all(real)).toEqual(Array.from({ length: 10 }, () => 200));
  // In the order of arrival the last one would come after all 200.
  expect(order.lastIndexOf('real')).toBeLessThan(150);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([401]));
});
