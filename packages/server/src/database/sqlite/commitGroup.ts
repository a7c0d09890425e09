import type { SqliteConnection } from './sqliteConnection.ts';

/** Transactions of one connection that wait for the same commit. */
export class CommitGroup {
  readonly #connection: SqliteConnection;
  #members: PromiseWithResolvers<void>[] = [];

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  get size(): number {
    return this.#members.length;
  }

  /** Adds the transaction that ends; settles as the commit does. */
  async add(): Promise<void> {
    const member = Promise.withResolvers<void>();
    this.#members.push(member);
    await member.promise;
  }

  /**
   * Commits the open transaction, and with it the members.
   * @throws the error of the commit, with which the members are rejected too
   */
  commit(): void {
    try {
      this.#connection.execute('commit', []);
    } catch (error) {
      this.fail(error);
      if (this.#connection.inTransaction) this.#connection.execute('rollback', []);
      throw error;
    }
    for (const { resolve } of this.#taken()) resolve();
  }

  /** Rejects the members, whose transaction was rolled back. */
  fail(error: unknown): void {
    for (const { reject } of this.#taken()) reject(error);
  }

  #taken(): PromiseWithResolvers<void>[] {
    const members = this.#members;
    this.#members = [];
    return members;
  }
}
