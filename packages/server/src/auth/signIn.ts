import type { User } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../http/services.ts';
import type { IssuedSession } from './sessions.ts';
import { QueueFullError } from './taskQueue.ts';

export interface SignInAttempt {
  /** Normalised. */
  readonly name: string;
  readonly password: string;
  /** The caller's IP address; undefined where there is no network. */
  readonly address: string | undefined;
}

/** Seconds after which a caller may try again when too many others are being checked. */
const busyRetry = 5;

/**
 * Starts a session for the user whose name and password these are.
 * @throws Refusal 401 for any wrong combination (unknown names and closed accounts look alike), 429
 * after too many failures, 503 when too many attempts wait
 */
export async function signIn(
  services: Services,
  attempt: SignInAttempt,
): Promise<{ user: User; session: IssuedSession }> {
  await refuseWhileThrottled(services, attempt);
  const user = await checkInTurn(services, attempt);
  const session = await services.sessions.start(user);
  if (session === undefined) throw new Refusal(401, 'login.failed');
  return { user, session };
}

async function checkInTurn(services: Services, attempt: SignInAttempt): Promise<User> {
  try {
    return await services.passwordChecks.run(() => checkedUser(services, attempt));
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw new Refusal(503, 'login.busy', { retryAfter: busyRetry });
  }
}

/** The throttle is asked again: attempts that were let in together must not all be heard. */
async function checkedUser(services: Services, attempt: SignInAttempt): Promise<User> {
  const { database, passwordHash, loginThrottle } = services;
  const { name, password, address } = attempt;
  await refuseWhileThrottled(services, attempt);
  const user = await database
    .selectFrom('users')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
  const matches = await passwordHash.verify(password, user?.passwordHash);
  if (user === undefined || !matches || user.active === 0) {
    await loginThrottle.countFailure(name, address);
    throw new Refusal(401, 'login.failed');
  }
  await loginThrottle.forgive(name, address);
  return user;
}

async function refuseWhileThrottled(
  { loginThrottle }: Services,
  { name, address }: SignInAttempt,
): Promise<void> {
  const wait = await loginThrottle.waitingTime(name, address);
  if (wait > 0) throw new Refusal(429, 'login.throttled', { retryAfter: Math.ceil(wait / 1000) });
}
