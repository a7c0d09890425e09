import type { User } from '../database/schema.ts';
import type { LogEntry } from '../http/ports.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../http/services.ts';
import { deviceCookieValue, deviceOf } from './deviceCookies.ts';
import { QueueFullError } from './fairQueue.ts';
import type { CountedAttempt } from './loginThrottle.ts';
import { networksOf } from './network.ts';
import type { IssuedSession } from './sessions.ts';

export interface SignInRequest {
  /** Normalised. */
  readonly name: string;
  readonly password: string;
  /** The caller's IP address; undefined where there is no network. */
  readonly address: string | undefined;
  /** The values of the device cookies for this name that the browser sent. */
  readonly deviceCookies: readonly string[];
}

export interface SignedIn {
  readonly user: User;
  readonly session: IssuedSession;
  /** For the browser to keep: with it, failures elsewhere do not count against this user. */
  readonly deviceCookie: string;
}

interface Attempt extends CountedAttempt {
  readonly password: string;
  /** Writes a line into the log. */
  readonly note: (level: LogEntry['level'], event: string, fields?: LogEntry['fields']) => void;
}

/** Seconds after which a caller may try again when too many others are being checked. */
const busyRetry = 5;

/**
 * Starts a session for the user whose name and password these are.
 * @throws Refusal 401 for any wrong combination (unknown names and closed accounts look alike), 429
 * after too many failures, 503 when too many attempts wait
 */
export async function signIn(services: Services, request: SignInRequest): Promise<SignedIn> {
  const attempt = await attemptOf(services, request);
  await refuseWhileThrottled(services, attempt);
  const user = await checkInTurn(services, attempt);
  const session = await services.sessions.start(user);
  if (session === undefined) throw failed(attempt);
  attempt.note('info', 'signedIn');
  return { user, session, deviceCookie: await deviceCookieValue(services, user, attempt.device) };
}

async function attemptOf(services: Services, request: SignInRequest): Promise<Attempt> {
  const { name, password, address, deviceCookies } = request;
  const user = await findUser(services, name);
  // An unknown name may be a password in the wrong field.
  const who = { ...(user && { name: user.name }), ...(address !== undefined && { address }) };
  return {
    name,
    password,
    address,
    device: await deviceOf(services, deviceCookies, user),
    unlockedAt: user?.unlockedAt ?? null,
    note: (level, event, fields) =>
      services.log.write({ level, event, fields: { ...who, ...fields } }),
  };
}

function findUser({ database }: Services, name: string): Promise<User | undefined> {
  return database.selectFrom('users').selectAll().where('name', '=', name).executeTakeFirst();
}

async function checkInTurn(services: Services, attempt: Attempt): Promise<User> {
  try {
    return await services.passwordChecks.run(laneOf(attempt), () => checkedUser(services, attempt));
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    attempt.note('warning', 'signInBusy');
    throw new Refusal(503, 'login.busy', { retryAfter: busyRetry });
  }
}

/** Known browsers take turns by name, all others by network, the widest first. */
function laneOf({ name, address, device }: Attempt): string[] {
  if (device !== undefined) return ['known', name];
  const networks = address === undefined ? [] : networksOf(address);
  return ['unknown', ...networks.map((network) => network.name).toReversed()];
}

/** Asks the throttle again: attempts that were admitted together must not all be checked. */
async function checkedUser(services: Services, attempt: Attempt): Promise<User> {
  const { passwordHash, loginThrottle } = services;
  await refuseWhileThrottled(services, attempt);
  const user = await findUser(services, attempt.name);
  const matches = await passwordHash.verify(attempt.password, user?.passwordHash);
  if (user === undefined || !matches || user.active === 0) {
    await loginThrottle.countFailure(attempt);
    throw failed(attempt);
  }
  await loginThrottle.forgive(attempt);
  return user;
}

async function refuseWhileThrottled({ loginThrottle }: Services, attempt: Attempt): Promise<void> {
  const wait = await loginThrottle.waitingTime(attempt);
  if (wait <= 0) return;
  const seconds = Math.ceil(wait / 1000);
  attempt.note('warning', 'signInThrottled', { seconds });
  throw new Refusal(429, 'login.throttled', { retryAfter: seconds });
}

function failed({ note }: Attempt): Refusal {
  note('warning', 'signInFailed');
  return new Refusal(401, 'login.failed');
}
