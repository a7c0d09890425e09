import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { workerData } from 'piscina';
import { StatementCache } from './statementCache.ts';

/** A statement that reads. */
export interface ReadTask {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Errors lose their codes between threads, so that they travel as data. */
export type ReadOutcome =
  | { readonly rows: unknown[] }
  | {
      readonly failure: {
        readonly message: string;
        readonly code: unknown;
        readonly errcode: unknown;
      };
    };

const preparedStatements = 100;
/** Only another process that recovers the database makes a reader wait. */
const busyLimitMs = 10_000;

let statements: StatementCache<StatementSync> | undefined;

/** Runs in a worker of `openReaders`. */
export function read({ sql, parameters }: ReadTask): ReadOutcome {
  try {
    statements ??= open();
    return { rows: statements.get(sql).all(...(parameters as SQLInputValue[])) };
  } catch (error) {
    const { message, code, errcode } = error as {
      message: string;
      code: unknown;
      errcode: unknown;
    };
    return { failure: { message, code, errcode } };
  }
}

function open(): StatementCache<StatementSync> {
  const { file } = workerData as { file: string };
  const database = new DatabaseSync(file, { readOnly: true, timeout: busyLimitMs });
  database.exec(`
    pragma temp_store = memory;
    pragma cache_size = -4096;
    pragma trusted_schema = off;
  `);
  return new StatementCache(
    preparedStatements,
    (sql) => database.prepare(sql),
    () => undefined,
  );
}
