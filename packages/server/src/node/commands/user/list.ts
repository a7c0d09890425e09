import { bytewise } from '../../../database/db.ts';
import { openForCommand } from '../command.ts';
import type { CommandWork } from '../command.ts';
import { StartupError } from '../../startupError.ts';

/** Lists all users, enabled or not, with their last sign-in. */
export const list: CommandWork = async (commandLine, environment, { out }) => {
  if (commandLine.length > 0) throw new StartupError('Use: npm run user -- list');
  await using database = await openForCommand(environment);
  const users = await database
    .selectFrom('users')
    .select(['name', 'displayName', 'active', 'lastSignedInAt'])
    .orderBy(bytewise(database, 'name'))
    .execute();
  const rows = users.map(({ name, displayName, active, lastSignedInAt }) => [
    name,
    displayName,
    active === 1 ? 'active' : 'disabled',
    lastSignedInAt === null ? 'never' : moment(lastSignedInAt),
  ]);
  out.write(table([['LOGIN', 'NAME', 'STATE', 'LAST SIGN-IN'], ...rows]));
};

/** To the second, in UTC: 2026-03-05T09:00:00Z. */
function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+/, '');
}

/** Columns as wide as their longest text, two spaces apart. */
function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    }
  }
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
