import { addUser } from '../../../auth/addUser.ts';
import { normaliseLoginName } from '../../../auth/loginName.ts';
import {
  hasUser,
  recordUser,
  setUserActive,
  setUserPassword,
  unlockUser,
} from '../../../auth/userChanges.ts';
import { argon2id } from '../../ports/argon2.ts';
import { command, commandLog, openForCommand, operator } from '../command.ts';
import type { CommandWork } from '../command.ts';
import { StartupError } from '../../startupError.ts';
import { systemClock, systemSha256 } from '../../ports/systemPorts.ts';
import { list } from './list.ts';
import { readNewPassword } from './readPassword.ts';
import { readUserName } from './userName.ts';

const usage = 'Use: npm run user -- add|list|disable|enable|password|unlock [NAME]';

/** Adds a user. */
const add: CommandWork = async (commandLine, environment, { out }) => {
  const user = readUserName('add', commandLine, { password: true });
  await using database = await openForCommand(environment);
  if (await hasUser(database, user.name)) throw taken(user.name);
  const password = await readNewPassword(user);
  const { name } = user;
  const added = await database.transaction().execute(async (trx) => {
    const ports = { database: trx, clock: systemClock, passwordHash: argon2id };
    if (!(await addUser(ports, { name, password }))) return false;
    await recordUser(trx, operator('user add'), name);
    return true;
  });
  if (!added) throw taken(name);
  out.write(`Added the user ${name}.\n`);
};

/** Gives a user another password and signs it out everywhere. */
const password: CommandWork = async (commandLine, environment, { out }) => {
  const user = readUserName('password', commandLine, { password: true });
  await using database = await openForCommand(environment);
  if (!(await hasUser(database, user.name))) throw unknown(user.name);
  const hash = await argon2id.hash(await readNewPassword(user));
  const author = operator('user password');
  if (!(await setUserPassword(database, author, user.name, hash))) throw unknown(user.name);
  out.write(`The user ${user.name} has a new password and is signed out everywhere.\n`);
};

/** Lets a user try again at once after too many failures. */
const unlock: CommandWork = async (commandLine, environment, { out }) => {
  const { name } = readUserName('unlock', commandLine, { password: false });
  await using database = await openForCommand(environment);
  const author = operator('user unlock');
  if (!(await unlockUser(database, author, name, systemSha256))) throw unknown(name);
  const fields = { name: normaliseLoginName(name) };
  commandLog.write({ level: 'info', event: 'signInUnlocked', fields });
  out.write(
    `The user ${name} may try again at once; for 15 minutes, failures elsewhere do not count.\n`,
  );
};

/** A disabled user cannot sign in, and all its sessions end at once; its history stays. */
function setActive(active: boolean): CommandWork {
  return async (commandLine, environment, { out }) => {
    const task = active ? 'enable' : 'disable';
    const { name } = readUserName(task, commandLine, { password: false });
    await using database = await openForCommand(environment);
    const before = await setUserActive(database, operator(`user ${task}`), name, active);
    if (before === undefined) throw unknown(name);
    const already = (before.active === 1) === active;
    out.write(`The user ${name} ${already ? 'was' : 'is'} ${task}d${already ? ' already' : ''}.\n`);
  };
}

const tasks: ReadonlyMap<string, CommandWork> = new Map([
  ['add', add],
  ['list', list],
  ['disable', setActive(false)],
  ['enable', setActive(true)],
  ['password', password],
  ['unlock', unlock],
]);

/** The command user, which manages the users who may sign in, also beside a running server. */
export const runUser = command(async ([task = '', ...rest], environment, output) => {
  const work = tasks.get(task);
  if (work === undefined) throw new StartupError(usage);
  await work(rest, environment, output);
});

function taken(name: string): StartupError {
  return new StartupError(`The user ${name} exists already: nothing was changed.`);
}

function unknown(name: string): StartupError {
  return new StartupError(`There is no user ${name}: npm run user -- list shows who there is.`);
}

if (import.meta.main) process.exit(await runUser(process.argv.slice(2), process.env));
