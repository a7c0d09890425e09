import { addUser } from '../auth/addUser.ts';
import { hasUser, recordUser } from '../auth/userChanges.ts';
import { argon2id } from './argon2.ts';
import { command, openForCommand, operator } from './command.ts';
import { readNewPassword } from './readPassword.ts';
import { StartupError } from './startupError.ts';
import { systemClock } from './systemPorts.ts';
import { readUserName } from './userName.ts';

const usage = 'Use: npm run user:add -- NAME [--password-stdin]';

/** The command user:add: adds somebody who may sign in, also beside a running server. */
export const runUserAdd = command(async (commandLine, environment, { out }) => {
  const user = readUserName(commandLine, usage, { password: true });
  await using database = await openForCommand(environment);
  if (await hasUser(database, user.name)) throw taken(user.name);
  const password = await readNewPassword(user);
  const { name } = user;
  const added = await database.transaction().execute(async (trx) => {
    const ports = { database: trx, clock: systemClock, passwordHash: argon2id };
    if (!(await addUser(ports, { name, password }))) return false;
    await recordUser(trx, operator('user:add'), name);
    return true;
  });
  if (!added) throw taken(name);
  out.write(`Added the user ${name}.
`);
});

function taken(name: string): StartupError {
  return new StartupError(`The user ${name} exists already: nothing was changed.`);
}

if (import.meta.main) process.exit(await runUserAdd(process.argv.slice(2), process.env));
