import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestServer, testUser } from '../../../testing/openTestServer.ts';
import type { TestServer } from '../../../testing/openTestServer.ts';
import { runCommand } from '../../../testing/processes/runCommand.ts';
import { runWithInput } from '../../../testing/processes/runWithInput.ts';
import type { PasswordHash } from '../../../http/ports.ts';
import { argon2id } from '../../ports/argon2.ts';
import { runUser } from './user.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;

/** What happens after a right password was checked and before there is a session. */
let meanwhile: () => Promise<unknown>;

const passwordHash: PasswordHash = {
  hash: argon2id.hash,
  async verify(password, stored) {
    const matches = await argon2id.verify(password, stored);
    await meanwhile();
    return matches;
  },
};

beforeEach(async () => {
  meanwhile = async () => undefined;
  server = await openTestServer({ passwordHash });
});
afterEach(() => server.close());

const run = (...commandLine: string[]) => runCommand(runUser, commandLine, server.environment);

/** The status of a call with this token. */
async function statusWith(token: string): Promise<number> {
  const init = { headers: { authorization: `Bearer ${token}` } };
  return (await server.fetch('/api/v1/auth/klanten', init)).status;
}

async function loginAnswer(password: string): Promise<{ status: number; body: unknown }> {
  const answer = await server.login(testUser.name, password);
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}

const sessions = () => server.db.selectFrom('sessions').select('userId').execute();
const changes = () =>
  server.db
    .selectFrom('changes')
    .select(['userName', 'action', 'thing', 'before', 'after'])
    .orderBy('id')
    .execute();

describe('npm run user -- disable', () => {
  test('ends every session at once, and the login looks like one with a wrong password', async () => {
    const tokens = [await server.accessToken(), await server.accessToken()];
    expect(await Promise.all(tokens.map(statusWith))).toEqual([200, 200]);
    expect(await run('disable', 'AN peeters')).toEqual({
      code: 0,
      out: 'The user AN peeters is disabled.\n',
      err: '',
    });
    expect(await Promise.all(tokens.map(statusWith))).toEqual([401, 401]);
    expect(await sessions()).toEqual([]);
    const disabled = await loginAnswer(testUser.password);
    expect(disabled).toMatchObject({ status: 401 });
    expect(disabled).toEqual(await loginAnswer('een fout wachtwoord'));
  });

  test('leaves a row in the log of changes, and says when it was done already', async () => {
    await run('disable', testUser.name);
    expect((await run('disable', testUser.name)).out).toBe(
      'The user An Peeters was disabled already.\n',
    );
    const user = { name: 'an peeters', displayName: 'An Peeters' };
    expect(await changes()).toEqual([
      {
        userName: 'beheer (user disable)',
        action: 'updated',
        thing: 'user',
        before: JSON.stringify({ ...user, active: 1 }),
        after: JSON.stringify({ ...user, active: 0 }),
      },
    ]);
  });

  test('also refuses a login with the right password at that very moment', async () => {
    meanwhile = () => run('disable', testUser.name);
    expect(await loginAnswer(testUser.password)).toMatchObject({ status: 401 });
    expect(await sessions()).toEqual([]);
  });
});

describe('npm run user -- enable', () => {
  test('lets a disabled user in again by a new login, not by an old session', async () => {
    const token = await server.accessToken();
    await run('disable', testUser.name);
    expect(await run('enable', testUser.name)).toEqual({
      code: 0,
      out: 'The user An Peeters is enabled.\n',
      err: '',
    });
    expect(await statusWith(token)).toBe(401);
    expect(await statusWith(await server.accessToken())).toBe(200);
    expect((await changes()).map(({ userName }) => userName)).toEqual([
      'beheer (user disable)',
      'beheer (user enable)',
    ]);
  });
});

describe('npm run user -- password', () => {
  const userPassword = (name: string, input: string) =>
    runWithInput(
      new URL('./user.ts', import.meta.url),
      ['password', name, '--password-stdin'],
      server.environment,
      input,
    );

  test('gives a new password, ends the sessions, and shows neither password nor hash', async () => {
    const token = await server.accessToken();
    expect(await userPassword('an peeters', 'een nieuw wachtwoord\n')).toEqual({
      code: 0,
      out: 'The user an peeters has a new password and is signed out everywhere.\n',
      err: '',
    });
    expect(await statusWith(token)).toBe(401);
    expect(await loginAnswer(testUser.password)).toMatchObject({ status: 401 });
    expect(await loginAnswer('een nieuw wachtwoord')).toMatchObject({ status: 200 });
    const user = { name: 'an peeters', displayName: 'An Peeters', active: 1 };
    expect(await changes()).toMatchObject([
      {
        userName: 'beheer (user password)',
        before: JSON.stringify(user),
        after: JSON.stringify({ ...user, passwordChanged: true }),
      },
    ]);
  });

  test.each([
    ['an peeters', 'kort', 'A password has 10 to 1000 characters: nothing was changed.'],
    [
      'niemand',
      'een nieuw wachtwoord',
      'There is no user niemand: npm run user -- list shows who there is.',
    ],
  ])('changes nothing for %s with %s', async (name, input, line) => {
    const token = await server.accessToken();
    expect(await userPassword(name, input)).toEqual({ code: 1, out: '', err: `${line}\n` });
    expect(await statusWith(token)).toBe(200);
    expect(await loginAnswer(testUser.password)).toMatchObject({ status: 200 });
    expect(await changes()).toEqual([]);
  });
});

describe('npm run user -- list', () => {
  test('shows name, state and last sign-in, and nothing secret', async () => {
    await server.signedIn('Bert');
    await run('disable', 'Bert');
    const { out } = await run('list');
    expect(out).toBe(
      [
        'LOGIN       NAME        STATE     LAST SIGN-IN',
        'an peeters  An Peeters  active    never',
        'bert        Bert        disabled  2026-03-05T09:00:00Z',
        '',
      ].join('\n'),
    );
  });
});

describe('npm run user -- unlock', () => {
  test('lets a throttled user try again at once, and leaves a row in the log of changes', async () => {
    for (let turn = 0; turn < 5; turn += 1) await loginAnswer('een fout wachtwoord');
    expect(await loginAnswer(testUser.password)).toMatchObject({ status: 429 });
    expect(await run('unlock', 'AN peeters')).toEqual({
      code: 0,
      out: 'The user AN peeters may try again at once; for 15 minutes, failures elsewhere do not count.\n',
      err: '',
    });
    expect(await loginAnswer(testUser.password)).toMatchObject({ status: 200 });
    const user = { name: 'an peeters', displayName: 'An Peeters', active: 1 };
    expect(await changes()).toMatchObject([
      {
        userName: 'beheer (user unlock)',
        before: JSON.stringify(user),
        after: JSON.stringify({ ...user, unlocked: true }),
      },
    ]);
  });
});

test.each(['disable', 'unlock'])('%s reports an unknown name in one line', async (task) => {
  expect(await run(task, 'niemand')).toEqual({
    code: 1,
    out: '',
    err: 'There is no user niemand: npm run user -- list shows who there is.\n',
  });
});
