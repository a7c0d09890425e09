import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '../../database/migrate.ts';
import { openPostgres } from '../../database/postgres/openPostgres.ts';

/** Any constant does: it only has to differ from other advisory locks on the server. */
const templateLock = 734_205_118_228;

let made: Promise<string> | undefined;

/**
 * The name of a migrated, empty database to copy: that takes a third of the time of migrating a new one. It
 * stays on the server for the next run, under a name that changes with what made it.
 */
export function postgresTemplate(serverUrl: string): Promise<string> {
  made ??= makeTemplate(serverUrl);
  return made;
}

async function makeTemplate(serverUrl: string): Promise<string> {
  const name = `facturatie_template_${sourceHash()}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${templateLock})`);
    const { rows } = await client.query(
      'select 1 from pg_database where datname = $1 and datistemplate',
      [name],
    );
    if (rows.length > 0) return name;
    // What was cut off before it was whole.
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name} template template0`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    const db = openPostgres(url.href);
    await migrate(db);
    await db.destroy();
    await client.query(`alter database ${name} is_template true allow_connections false`);
    return name;
  } finally {
    await client.end();
  }
}

/** Of everything that a migration may be made of. */
function sourceHash(): string {
  const cwd = fileURLToPath(new URL('../../database', import.meta.url));
  const hash = createHash('sha256');
  for (const file of globSync('**/*.ts', { cwd }).toSorted()) {
    hash.update(file).update(readFileSync(`${cwd}/${file}`));
  }
  return hash.digest('hex').slice(0, 16);
}
