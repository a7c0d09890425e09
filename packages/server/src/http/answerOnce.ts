import type { Call } from '@facturatie/api-contract';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/db.ts';
import { executeUnawaited, inTransaction } from '../database/transaction.ts';
import { expectedTag } from './entityTag.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

/** The answer to a call before it is a response: its body as it travels, and its ETag or ''. */
export interface Answer {
  readonly wire: unknown;
  readonly tag: string;
}

/** A request that creates or removes something. */
interface OneTimeRequest {
  readonly call: Call;
  readonly input: unknown;
  readonly session: Session | undefined;
  readonly request: Request;
  readonly services: Services;
}

/** A key is at least not empty, and short enough to be stored. */
const keyPattern = /^[\x21-\x7e]{1,200}$/;

const day = 24 * 60 * 60 * 1000;

/** How long a response is stored at least, far longer than any retry. */
const keptFor = 7 * day;

/**
 * Handles a request that creates or removes something, in one transaction. A second request with the same
 * Idempotency-Key by the same user does nothing: it gets the answer to the first, also while that one
 * is still running, and also when the address of the removed record was reused.
 * @throws Refusal 400 for a malformed key, 422 when the key came with another request before
 */
export async function answerOnce(
  asked: OneTimeRequest,
  work: (database: Db) => Promise<Answer>,
): Promise<Answer> {
  const { session, services } = asked;
  const key = asked.request.headers.get('idempotency-key');
  if (key === null || session === undefined) return inTransaction(services.database, work);
  if (!keyPattern.test(key)) throw new Refusal(400, 'request.badKey');
  const request = await services.sha256(fingerprintOf(asked));
  return inTransaction(services.database, async (trx) => {
    const row = { userId: session.userId, key, request, createdAt: services.clock.now() };
    if (!(await claim(trx, row))) return storedAnswer(trx, row, request);
    const answer = await work(trx);
    // Not an update: PostgreSQL keeps the plan of one from when the table was empty, and reads all of it.
    const kept = trx
      .insertInto('requestKeys')
      .values({ ...row, answer: bodyOf(answer), version: answer.tag })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'key']).doUpdateSet((excluded) => ({
          answer: excluded.ref('excluded.answer'),
          version: excluded.ref('excluded.version'),
        })),
      );
    await executeUnawaited(trx, [kept.compile()]);
    return answer;
  });
}

/** What makes two requests the same: of a removal also the version that it was decided on. */
function fingerprintOf({ call, input, request }: OneTimeRequest): string {
  const expected = call.removes && expectedTag(request.headers.get('if-match'));
  return [call.name, JSON.stringify(input), ...(expected ? [expected] : [])].join(' ');
}

/** Stands for an answer without a body. */
const noContent = '';

function bodyOf({ wire }: Answer): string {
  return wire === undefined ? noContent : JSON.stringify(wire);
}

interface Claim {
  readonly userId: number;
  readonly key: string;
  readonly request: string;
  readonly createdAt: number;
}

/** Deletes expired responses; called now and then. */
export async function forgetOldAnswers({ database, clock }: Services): Promise<void> {
  await database
    .deleteFrom('requestKeys')
    .where('createdAt', '<', clock.now() - keptFor)
    .execute();
}

/** Claims the key. Waits for a transaction that has claimed it and still runs. */
async function claim(trx: Db, claimed: Claim): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('requestKeys')
    .values({ ...claimed, answer: noContent })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

async function storedAnswer(
  trx: Db,
  { userId, key }: Pick<Claim, 'userId' | 'key'>,
  request: string,
): Promise<Answer> {
  const stored = await trx
    .selectFrom('requestKeys')
    .select(['request', 'answer', 'version'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (stored.request !== request) throw new Refusal(422, 'request.keyReused');
  const wire: unknown = stored.answer === noContent ? undefined : JSON.parse(stored.answer);
  return { wire, tag: stored.version };
}
