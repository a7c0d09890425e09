import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/index.ts';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import { runCommand } from '../../testing/processes/runCommand.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { runMigrate } from './migrate.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase({ migrated: false });
});
afterEach(() => database.close());

const run = (...commandLine: string[]) => runCommand(runMigrate, commandLine, database.environment);

const names = migrations.map(({ name }) => name);

describe('npm run migrate', () => {
  test('reports the applied migrations, and on the next run that there are none', async () => {
    const out = names.map((name) => `Applied ${name}.\n`).join('');
    expect(await run()).toEqual({ code: 0, out, err: '' });
    expect(await run()).toEqual({ code: 0, out: 'The database is up to date.\n', err: '' });
  });

  test.each(['--status', '--dry-run'])(
    '%s shows what is new and changes nothing',
    async (option) => {
      await migrate(database.db, { migrations: migrations.slice(0, 3), now: () => 0 });
      const [first, second, third, ...others] = names;
      expect(await run(option)).toEqual({
        code: 0,
        out: [
          ...[first, second, third].map((name) => `applied  ${name}  1970-01-01T00:00:00.000Z\n`),
          ...others.map((name) => `new      ${name}\n`),
        ].join(''),
        err: '',
      });
      expect(await database.db.selectFrom('migrations').select('name').execute()).toHaveLength(3);
    },
  );

  test('--status makes no database', async () => {
    const folder = temporaryFolder();
    const nowhere = { DATA_DIR: folder.file('leeg') };
    const { out } = await runCommand(runMigrate, ['--status'], nowhere);
    expect(out).toBe(names.map((name) => `new      ${name}\n`).join(''));
    expect(existsSync(folder.file('leeg'))).toBe(false);
    folder.remove();
  });

  test.each([[[]], [['--status']]])('with %j refuses a newer database', async (commandLine) => {
    const later = { name: '9999-later', up: async () => undefined };
    await migrate(database.db, { migrations: [...migrations, later] });
    const { code, err } = await run(...commandLine);
    expect([code, err]).toEqual([1, expect.stringMatching(/newer version .*9999-later.*\n$/)]);
  });

  test.each(['create table customers (a)', 'create table migrations (id, batch)'])(
    'leaves a file of another program alone: %s',
    async (statement) => {
      const folder = temporaryFolder();
      const foreign = new DatabaseSync(folder.file('facturatie.sqlite'));
      foreign.exec(statement);
      const place = { DATA_DIR: folder.path };
      expect(await runCommand(runMigrate, [], place)).toEqual({
        code: 1,
        out: '',
        err: 'The database holds tables of another program, and no data of this product: set another DATA_DIR.\n',
      });
      expect(foreign.prepare('select sql from sqlite_master').all()).toHaveLength(1);
      foreign.close();
      folder.remove();
    },
  );
});
