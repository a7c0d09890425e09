import { expect, test } from 'vitest';
import { runCommand } from '../testing/runCommand.ts';
import { runBackup } from './backup/backup.ts';
import { runRestore } from './backup/restore.ts';
import { runMigrate } from './migrate.ts';
import { runUserDisable, runUserEnable } from './userState.ts';
import { runUserList } from './userList.ts';

const backup = 'Use: npm run backup -- FILE';
const restore = 'Use: npm run restore -- FILE [--replace]';
const migrate = 'Use: npm run migrate [-- --status]';

test.each([
  [runUserList, ['an'], 'Use: npm run user:list'],
  [runUserDisable, [], 'Use: npm run user:disable -- NAME'],
  [runUserDisable, ['an', '--now'], 'Use: npm run user:disable -- NAME'],
  [runUserEnable, ['an', 'jan'], 'Use: npm run user:enable -- NAME'],
  [runBackup, [], backup],
  [runBackup, ['a', 'b'], backup],
  [runBackup, ['--file'], backup],
  [runBackup, [''], backup],
  [runRestore, [], restore],
  [runRestore, ['a', 'b'], restore],
  [runRestore, ['a', '--force'], restore],
  [runMigrate, ['now'], migrate],
  [runMigrate, ['--force'], migrate],
])('%o with %j explains its use and touches nothing', async (command, commandLine, line) => {
  const nowhere = { DATA_DIR: '/nowhere' };
  expect(await runCommand(command, commandLine, nowhere)).toEqual({
    code: 1,
    out: '',
    err: `${line}\n`,
  });
});
