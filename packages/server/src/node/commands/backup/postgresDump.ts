import { StartupError } from '../../startupError.ts';
import { connectionOf, runTool, startTool } from './postgresTools.ts';

/**
 * Writes a copy of a database that is in use, as it is at one moment, in pg_dump's own format.
 * @throws StartupError when that cannot be done
 */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const { address, environment } = connectionOf(databaseUrl);
  const format = ['--format=custom', '--no-owner', '--no-privileges', '--no-comments'];
  await runTool('pg_dump', [...format, `--file=${file}`, `--dbname=${address}`], environment);
}

/**
 * Reads all of a dump: it is whole, and holds our tables.
 * @returns how many tables it has
 * @throws StartupError when it is damaged, or of something else
 */
export async function verifyDump(file: string): Promise<number> {
  const list = await runTool('pg_restore', ['--list', file]);
  const tables = [...list.matchAll(/ TABLE DATA (\S+) (\S+) /g)].map(([, , name]) => name);
  if (!tables.includes('migrations')) {
    throw new StartupError(`${file} holds no data of this product.`);
  }
  const { child, done } = startTool('pg_restore', ['--file=-', file]);
  child.stdout?.resume();
  await done();
  return tables.length;
}

/** The names of the migrations that ran on the database when it was dumped. */
export async function migrationsOfDump(file: string): Promise<string[]> {
  const only = ['--data-only', '--table=migrations', '--file=-'];
  const script = await runTool('pg_restore', [...only, file]);
  const rows = /^COPY .* FROM stdin;\n(.*?)^\\\.$/ms.exec(script)?.[1] ?? '';
  return rows
    .split('\n')
    .map((row) => row.split('\t', 1).join())
    .filter((name) => name !== '');
}

/** What is ours in the schema that a dump is restored into: tables, and functions of no extension. */
const dropOurs = `
do $$
declare
  name text;
begin
  for name in
    select c.oid::regclass::text from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    execute 'drop table if exists ' || name || ' cascade';
  end loop;
  for name in
    select p.oid::regprocedure::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute 'drop function if exists ' || name || ' cascade';
  end loop;
end $$;
`;

/**
 * Puts the content of a dump in the place of what the database holds, in one transaction: wholly or
 * not at all.
 * @throws StartupError when that cannot be done; the database is then as it was
 */
export async function restoreDump(databaseUrl: string, file: string): Promise<void> {
  const { address, environment } = connectionOf(databaseUrl);
  const quiet = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'];
  const client = startTool('psql', [...quiet, `--dbname=${address}`], environment);
  const dump = startTool('pg_restore', ['--file=-', '--no-owner', '--no-privileges', file]);
  client.child.stdout?.resume();
  // A failed client no longer reads; its output is the actual reason.
  client.child.stdin?.on('error', () => dump.child.kill());
  client.child.stdin?.write(`begin;\n${dropOurs}`);
  if (client.child.stdin) dump.child.stdout?.pipe(client.child.stdin, { end: false });
  const outcomes = await Promise.allSettled([
    dump.done().then(
      () => client.child.stdin?.end('commit;\n'),
      (error: unknown) => {
        // Ending its input without a commit rolls everything back.
        client.child.stdin?.end();
        throw error;
      },
    ),
    client.done(),
  ]);
  const failed = outcomes.toReversed().find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
