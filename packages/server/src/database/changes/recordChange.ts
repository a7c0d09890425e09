import type { Clock } from '../../http/ports.ts';
import type { Db } from '../db.ts';
import type { ChangedThing, ChangesTable } from '../documentTables.ts';

/** The author and time of a change. */
export interface Author {
  /** Of a session; `userId` is null for a command of the operator. */
  readonly session: { readonly userId: number | null; readonly userName: string };
  readonly clock: Clock;
}

export interface Change {
  readonly thing: ChangedThing;
  readonly thingId: number;
  /** The row before; absent for a new record. */
  readonly before?: object | undefined;
  /** The row after; absent for a removed record. */
  readonly after?: object | undefined;
}

/** Writes a change into the log, in the transaction that makes it. */
export async function recordChange(trx: Db, author: Author, change: Change): Promise<void> {
  await recordChanges(trx, author, [change]);
}

/** The same for many changes at once: some hundreds, since they are one statement. */
export async function recordChanges(
  trx: Db,
  author: Author,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length > 0) await changesInsert(trx, author, changes).execute();
}

/** The statement that writes at least one change. */
export function changesInsert(trx: Db, { session, clock }: Author, changes: readonly Change[]) {
  return trx.insertInto('changes').values(
    changes.map(({ thing, thingId, before, after }) => ({
      changedAt: clock.now(),
      userId: session.userId,
      userName: session.userName,
      action: actionOf(before, after),
      thing,
      thingId,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })),
  );
}

function actionOf(before: object | undefined, after: object | undefined): ChangesTable['action'] {
  if (before === undefined) return 'created';
  return after === undefined ? 'removed' : 'updated';
}

/** The last author and time; no author after a seed or an import. */
export async function lastChange(
  db: Db,
  thing: ChangedThing,
  thingId: number,
): Promise<{ changedBy: string; changedAt: number | null }> {
  const change = await db
    .selectFrom('changes')
    .select(['userName as changedBy', 'changedAt'])
    .where('thing', '=', thing)
    .where('thingId', '=', thingId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return change ?? { changedBy: '', changedAt: null };
}
