import { hasUser, setUserPassword } from '../auth/userChanges.ts';
import { argon2id } from './argon2.ts';
import { command, openForCommand, operator } from './command.ts';
import { readNewPassword } from './readPassword.ts';
import { readUserName, unknownUser } from './userName.ts';

const usage = 'Use: npm run user:password -- NAME [--password-stdin]';

/** The command user:password: gives a user another password and signs it out everywhere. */
export const runUserPassword = command(async (commandLine, environment, { out }) => {
  const user = readUserName(commandLine, usage, { password: true });
  await using database = await openForCommand(environment);
  if (!(await hasUser(database, user.name))) throw unknownUser(user.name);
  const hash = await argon2id.hash(await readNewPassword(user));
  const author = operator('user:password');
  if (!(await setUserPassword(database, author, user.name, hash))) throw unknownUser(user.name);
  out.write(`The user ${user.name} has a new password and is signed out everywhere.\n`);
});

if (import.meta.main) process.exit(await runUserPassword(process.argv.slice(2), process.env));
