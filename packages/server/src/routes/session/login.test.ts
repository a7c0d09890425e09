import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '@facturatie/api-contract';
import { addUser } from '../../auth/addUser.ts';
import { argon2id } from '../../node/ports/argon2.ts';
import { decodedAnswer, textLike } from '../../testing/answers.ts';
import { bearer, jsonPost, openTestServer, testUser } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';
import { testPasswordHash } from '../../testing/testPasswordHash.ts';

const wrongLogin = {
  message: 'De gebruikersnaam of het wachtwoord is onjuist.',
  errors: {},
};
const hour = 60 * 60_000;

vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('loginThrottles').execute();
  await server.db.deleteFrom('sessions').execute();
});

describe('login', () => {
  test('returns the user with a token for the API', async () => {
    const answer = await server.login(testUser.name, testUser.password);
    expect(answer.status).toBe(200);
    const body: unknown = await answer.json();
    expect(body).toEqual({
      data: { name: 'An Peeters', token: { access_token: textLike(/^[0-9a-f]{64}$/) } },
    });
    const { data } = await decodedAnswer(calls.login, Response.json(body));
    const list = await server.fetch(calls.listCustomers.path, bearer(data.token.accessToken));
    expect(list.status).toBe(200);
  });

  test('accepts capitals and surrounding spaces in the name', async () => {
    expect((await server.login('  AN peeters ', testUser.password)).status).toBe(200);
  });

  test('sets the cookies of session and device out of reach of scripts, and a readable anti-forgery cookie', async () => {
    const cookies = (await server.login(testUser.name, testUser.password)).headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(
        /^session=[0-9a-f]{64}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(/^XSRF-TOKEN=[0-9a-f]{64}; Max-Age=43200; Path=\/; SameSite=Strict$/),
      expect.stringMatching(
        /^device-[0-9a-f]{16}=[0-9a-f]{32}\.[0-9a-f]{64}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  test('stores nothing in the database that is sent to the browser', async () => {
    const answer = await server.login(testUser.name, testUser.password);
    const { data } = await decodedAnswer(calls.login, answer);
    const secrets = [
      data.token.accessToken,
      ...answer.headers.getSetCookie().map((cookie) => cookie.split(/[=;]/)[1]),
    ];
    expect(new Set(secrets).size).toBe(4);
    const stored = JSON.stringify([
      await server.db.selectFrom('sessions').selectAll().execute(),
      await server.db.selectFrom('users').selectAll().execute(),
    ]);
    for (const secret of secrets) expect(stored).not.toContain(secret);
  });

  test('refuses a wrong password', async () => {
    const answer = await server.login(testUser.name, 'een ander wachtwoord');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual(wrongLogin);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('refuses unknown names and disabled accounts with the same message', async () => {
    const clock = { now: () => 0 };
    const closed = { name: 'closed', password: 'ooit een goed wachtwoord' };
    await addUser({ database: server.db, clock, passwordHash: testPasswordHash }, closed);
    await server.db.updateTable('users').set({ active: 0 }).where('name', '=', 'closed').execute();
    for (const name of ['nobody', 'closed']) {
      const answer = await server.login(name, closed.password);
      expect([answer.status, await answer.json()]).toEqual([401, wrongLogin]);
    }
  });

  test.each([
    [{ password: 'x' }, { name: ['Vul dit in.'] }],
    [{ name: 'x' }, { password: ['Vul dit in.'] }],
    [
      { name: '', password: '' },
      { name: ['Vul dit in.'], password: ['Vul dit in.'] },
    ],
    [
      { name: 5, password: null },
      { name: ['Dit is geen geldige waarde.'], password: ['Vul dit in.'] },
    ],
    [
      { name: 'a\0b', password: '\ud800' },
      {
        name: ['Dit bevat tekens die niet bewaard kunnen worden.'],
        password: ['Dit bevat tekens die niet bewaard kunnen worden.'],
      },
    ],
    [[], {}],
    ['text', {}],
    [null, {}],
  ])('names what is wrong in %j', async (body, errors) => {
    const answer = await server.fetch('/api/v1/auth/login', jsonPost(body));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: 'Niet alles is juist ingevuld. Kijk de aangeduide velden na.',
      errors,
    });
  });
});

test('an unknown name costs one check of a password, as a known one does', async () => {
  const checked: (string | undefined)[] = [];
  const counting = await openTestServer({
    passwordHash: {
      ...argon2id,
      verify: async (_password, stored) => {
        checked.push(stored);
        return false;
      },
    },
  });
  await counting.login(testUser.name, 'x');
  await counting.login('nobody', 'x');
  expect(checked).toEqual([textLike(/^\$argon2id\$/), undefined]);
  await counting.close();
});

describe('the login throttle', () => {
  async function failTimes(times: number, name = testUser.name, address?: string) {
    const statuses = [];
    for (let time = 0; time < times; time += 1) {
      statuses.push((await server.login(name, 'mis geraden', address)).status);
    }
    return statuses;
  }

  test('says how long to wait after five failures, and refuses even the right password', async () => {
    expect(await failTimes(5)).toEqual([401, 401, 401, 401, 401]);
    const answer = await server.login(testUser.name, testUser.password);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await answer.json()).toEqual({
      message: 'Te veel mislukte pogingen. Probeer opnieuw over 30 seconden.',
      errors: {},
    });
  });

  test('accepts the right password after the wait, and then resets the failures', async () => {
    await failTimes(5);
    server.pass(30_000);
    expect((await server.login(testUser.name, testUser.password)).status).toBe(200);
    expect(await failTimes(5)).toEqual([401, 401, 401, 401, 401]);
  });

  test('doubles the wait with every further failure, up to a quarter of an hour', async () => {
    await failTimes(5);
    const waits = [];
    for (let time = 0; time < 7; time += 1) {
      const wait = Number((await server.login(testUser.name, 'x')).headers.get('retry-after'));
      waits.push(wait);
      server.pass(wait * 1000);
      await failTimes(1);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
    expect(await (await server.login(testUser.name, 'x')).json()).toMatchObject({
      message: 'Te veel mislukte pogingen. Probeer opnieuw over 15 minuten.',
    });
  });

  test('counts unknown names too, so that it does not reveal which names exist', async () => {
    await failTimes(5, 'nobody');
    expect((await server.login('nobody', 'x')).status).toBe(429);
    expect((await server.login(testUser.name, testUser.password)).status).toBe(200);
  });

  test('counts the address over all names; others are not held back', async () => {
    for (let name = 0; name < 30; name += 1) await failTimes(1, `name ${name}`, '203.0.113.7');
    expect((await server.login(testUser.name, testUser.password, '203.0.113.7')).status).toBe(429);
    expect((await server.login(testUser.name, testUser.password, '203.0.113.8')).status).toBe(200);
  });

  test('checks only as many of a burst of guesses as it would one by one', async () => {
    const burst = await Promise.all(Array.from({ length: 40 }, () => failTimes(1)));
    const checked = burst.flat().filter((status) => status === 401).length;
    expect(checked).toBeGreaterThanOrEqual(5);
    expect(checked).toBeLessThanOrEqual(6);
  });

  test('does not delay many correct logins at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => server.login(testUser.name, testUser.password)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('stores neither names nor addresses', async () => {
    await failTimes(1, 'geheim getypt in het verkeerde vak', '203.0.113.9');
    const stored = JSON.stringify(
      await server.db.selectFrom('loginThrottles').selectAll().execute(),
    );
    expect(stored).not.toMatch(/geheim|203\.0/);
  });

  test('resets counts after a day', async () => {
    await failTimes(4);
    server.pass(24 * hour + 1);
    expect(await failTimes(5)).toEqual([401, 401, 401, 401, 401]);
  });
});

test('a body without name and password is refused, and not queued', async () => {
  const longest = await server.login(testUser.name, 'x'.repeat(1000));
  expect(longest.status).toBe(401);
  const longer = await server.login(testUser.name, 'x'.repeat(16 * 1024));
  expect(longer.status).toBe(413);
});

test('too many logins at once get a clear refusal instead of an endless wait', async () => {
  const stuck = Promise.withResolvers<boolean>();
  const busy = await openTestServer({ passwordHash: { ...argon2id, verify: () => stuck.promise } });
  const refused: Response[] = [];
  const attempts = Array.from({ length: 510 }, async () => {
    const answer = await busy.login(testUser.name, 'x');
    if (answer.status === 503) refused.push(answer);
    return answer.status;
  });
  await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(8);
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  expect(await refused[0]?.json()).toEqual({
    message: 'Er melden zich nu te veel mensen tegelijk aan. Probeer opnieuw over 5 seconden.',
    errors: {},
  });
  const logged = busy.log.filter(({ event }) => event === 'signInBusy');
  expect(logged).toHaveLength(refused.length);
  expect(logged[0]?.fields).toEqual({ name: 'an peeters', address: '192.0.2.1' });
  stuck.resolve(true);
  const statuses = await Promise.all(attempts);
  expect(statuses.filter((status) => status === 200)).toHaveLength(502);
  await busy.close();
});
