import { calls } from '@facturatie/api-contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decodedAnswer } from '../../../testing/answers.ts';
import { openTestDatabase } from '../../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../../testing/database/openTestDatabase.ts';
import { runWithInput } from '../../../testing/processes/runWithInput.ts';
import { runningServerProcess } from '../../../testing/processes/serverProcess.ts';

vi.setConfig({ testTimeout: 60_000 });

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase({ migrated: false });
});
afterEach(() => database.close());

/** Runs the command with this text on its standard input. */
function userAdd(commandLine: string[], input = '') {
  const command = new URL('./user.ts', import.meta.url);
  return runWithInput(command, ['add', ...commandLine], database.environment, input);
}

const password = 'een goed wachtwoord';

describe('npm run user -- add', () => {
  test('adds a user who can log in at once to the running server', async () => {
    const server = await runningServerProcess({ ...database.environment, DEMO: '0' });
    expect(await userAdd(['An Peeters', '--password-stdin'], `${password}\n`)).toEqual({
      code: 0,
      out: 'Added the user An Peeters.\n',
      err: '',
    });
    const answer = await server.login('an peeters', password);
    expect((await decodedAnswer(calls.login, answer)).data.name).toBe('An Peeters');
    server.process.kill('SIGTERM');
    await server.ended;
  });

  test('makes the database when there is none yet', async () => {
    expect(await userAdd(['an', '--password-stdin'], password)).toMatchObject({ code: 0 });
    const users = await database.db.selectFrom('users').selectAll().execute();
    expect(users).toMatchObject([{ name: 'an', displayName: 'an', active: 1 }]);
    expect(users[0]?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test('leaves a row in the log of changes, without password or hash', async () => {
    await userAdd(['An', '--password-stdin'], password);
    expect(await database.db.selectFrom('changes').selectAll().execute()).toMatchObject([
      {
        userId: null,
        userName: 'beheer (user add)',
        action: 'created',
        thing: 'user',
        thingId: 1,
        before: null,
        after: '{"name":"an","displayName":"An","active":1}',
      },
    ]);
  });

  test('refuses a name that exists, in any case, and leaves that user as it was', async () => {
    await userAdd(['an', '--password-stdin'], password);
    const before = await database.db.selectFrom('users').selectAll().execute();
    expect(await userAdd([' AN ', '--password-stdin'], 'een ander wachtwoord')).toEqual({
      code: 1,
      out: '',
      err: 'The user AN exists already: nothing was changed.\n',
    });
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual(before);
  });

  test.each(['', 'negen lan', 'x'.repeat(1001)])(
    'refuses a password of unfit length',
    async (input) => {
      expect(await userAdd(['an', '--password-stdin'], input)).toEqual({
        code: 1,
        out: '',
        err: 'A password has 10 to 1000 characters: nothing was changed.\n',
      });
      expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([]);
    },
  );

  test.each([`${password}\n${password}\n`, `${password}\r\nen nog wat`, `\n${password}`])(
    'refuses more than one line as a password: %j',
    async (input) => {
      expect(await userAdd(['an', '--password-stdin'], input)).toEqual({
        code: 1,
        out: '',
        err: '--password-stdin takes one line: nothing was changed.\n',
      });
      expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([]);
    },
  );

  test('does not prompt without a terminal', async () => {
    expect(await userAdd(['an'])).toEqual({
      code: 1,
      out: '',
      err: 'There is no terminal to ask a password on: use --password-stdin.\n',
    });
  });

  test.each([[], ['an', 'jan'], ['an', '--admin'], ['  ']])(
    'explains its use when called with %j',
    async (...commandLine) => {
      expect(await userAdd(commandLine.flat())).toEqual({
        code: 1,
        out: '',
        err: 'Use: npm run user -- add NAME [--password-stdin]\n',
      });
    },
  );
});
