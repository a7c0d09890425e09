import { expect, test } from 'vitest';
import { runCommand } from '../../testing/processes/runCommand.ts';
import { runBackup } from './backup/backup.ts';
import { runRestore } from './backup/restore.ts';
import { runMigrate } from './migrate.ts';
import { runUser } from './user/user.ts';

const backup = 'Use: npm run backup -- FILE';
const restore = 'Use: npm run restore -- FILE [--replace]';
const user = 'Use: npm run user -- add|list|disable|enable|password|unlock [NAME]';
const migrate = 'Use: npm run migrate [-- --status]';

test.each([
  [runUser, [], user],
  [runUser, ['rename', 'an'], user],
  [runUser, ['list', 'an'], 'Use: npm run user -- list'],
  [runUser, ['disable'], 'Use: npm run user -- disable NAME'],
  [runUser, ['disable', 'an', '--now'], 'Use: npm run user -- disable NAME'],
  [runUser, ['enable', 'an', 'jan'], 'Use: npm run user -- enable NAME'],
  [runUser, ['password', '--now'], 'Use: npm run user -- password NAME [--password-stdin]'],
  [runUser, ['unlock'], 'Use: npm run user -- unlock NAME'],
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
