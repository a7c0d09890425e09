import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

type Query = PostgresPoolClient['query'];

/** How many statements a connection keeps, and how long one may be: an import has no end of others. */
const mostStatements = 200;
const longestStatement = 4000;

/** A statement whose table was changed meanwhile, by the migration of a newer version. */
const changedResult = '0A000';

/**
 * A pool whose connections keep their statements prepared: to read and plan one costs PostgreSQL more than
 * to run it. For statements that come again and again with the same best plan, as those of saves do; that of
 * a list depends on what is looked for.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known !== undefined) return known;
      const preparing = preparingClient(client, names);
      clients.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}

function preparingClient(client: pg.PoolClient, names: Map<string, string>): PostgresPoolClient {
  let isOutdated = false;
  let begun: Promise<unknown> | undefined;
  const { stream } = client.connection;
  const send = (text: string, given: readonly unknown[]) => {
    const values = [...given];
    const name = values.length > 0 ? nameOf(text, names) : undefined;
    // Statements that are not awaited are sent together.
    stream.cork();
    process.nextTick(() => stream.uncork());
    return name === undefined ? client.query(text, values) : client.query({ name, text, values });
  };
  const query = async (text: string, given: readonly unknown[]) => {
    // A transaction begins in the round trip of its first statement, which throws what goes wrong.
    if (text === 'begin') {
      begun = send(text, given);
      begun.catch(() => undefined);
      return { command: 'BEGIN', rowCount: null, rows: [] };
    }
    try {
      const [result] = await Promise.all([send(text, given), begun]);
      return result;
    } catch (error) {
      isOutdated ||= error instanceof pg.DatabaseError && error.code === changedResult;
      throw error;
    }
  };
  return {
    query: query as unknown as Query,
    release: (destroy) => client.release(destroy === true || isOutdated),
  };
}

/** The name of a statement to keep; undefined of one that is not kept. */
function nameOf(text: string, names: Map<string, string>): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostStatements) return known;
  if (text.length > longestStatement) return undefined;
  const name = `kept${names.size + 1}`;
  names.set(text, name);
  return name;
}
