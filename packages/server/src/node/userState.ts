import { setUserActive } from '../auth/userChanges.ts';
import { command, openForCommand, operator } from './command.ts';
import type { Command } from './command.ts';
import { readUserName, unknownUser } from './userName.ts';

/**
 * The command user:disable: a user may not sign in any more, and is signed out everywhere at once.
 * Its history stays.
 */
export const runUserDisable = stateCommand('user:disable', false);

/** The command user:enable: a disabled user may sign in again, with the same password. */
export const runUserEnable = stateCommand('user:enable', true);

function stateCommand(commandName: string, active: boolean): Command {
  return command(async (commandLine, environment, { out }) => {
    const usage = `Use: npm run ${commandName} -- NAME`;
    const { name } = readUserName(commandLine, usage, { password: false });
    await using database = await openForCommand(environment);
    const before = await setUserActive(database, operator(commandName), name, active);
    if (before === undefined) throw unknownUser(name);
    const state = active ? 'enabled' : 'disabled';
    const already = (before.active === 1) === active;
    out.write(`The user ${name} ${already ? 'was' : 'is'} ${state}${already ? ' already' : ''}.\n`);
  });
}
