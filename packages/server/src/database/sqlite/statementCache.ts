/**
 * Keeps the statements that were prepared last, because preparing one costs
 * more than running a small one. The least recently used statement is evicted.
 */
export class StatementCache<Statement> {
  readonly #statements = new Map<string, Statement>();
  readonly #capacity: number;
  readonly #prepare: (sql: string) => Statement;
  readonly #release: (statement: Statement) => void;

  constructor(
    capacity: number,
    prepare: (sql: string) => Statement,
    release: (statement: Statement) => void,
  ) {
    this.#capacity = capacity;
    this.#prepare = prepare;
    this.#release = release;
  }

  /** The prepared statement of this text, from the cache or freshly made. */
  get(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) {
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const statement = this.#prepare(sql);
    this.#statements.set(sql, statement);
    if (this.#statements.size > this.#capacity) this.#dropOldest();
    return statement;
  }

  /** Releases every statement. */
  clear(): void {
    for (const statement of this.#statements.values()) this.#release(statement);
    this.#statements.clear();
  }

  #dropOldest(): void {
    for (const [sql, statement] of this.#statements) {
      this.#statements.delete(sql);
      this.#release(statement);
      return;
    }
  }
}
