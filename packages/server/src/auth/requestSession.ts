import type { CallAuth } from '@facturatie/api-contract';
import { sessionCookiesOf } from '../http/cookies.ts';
import type { Peer } from '../http/peer.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../http/services.ts';
import type { Session } from './sessions.ts';

interface Asked {
  readonly services: Services;
  readonly peer: Peer;
}

/**
 * The running session that a request belongs to; undefined for a call that needs none. A call of the
 * session's cookie takes a bearer token too: no page of another origin can send one.
 * @throws Refusal 401 without a running session, 403 for a cookie that comes from a page of another origin
 */
export async function requestSession(
  auth: CallAuth,
  request: Request,
  asked: Asked,
): Promise<Session | undefined> {
  if (auth === 'none') return undefined;
  const byToken = auth === 'bearer' || request.headers.has('authorization');
  const session = byToken
    ? await bearerSession(request, asked.services)
    : await cookieSession(request, asked);
  if (session) return session;
  throw new Refusal(401, 'session.required', {
    headers: { ...(byToken && { 'www-authenticate': 'Bearer' }) },
  });
}

async function bearerSession(
  request: Request,
  { sessions }: Services,
): Promise<Session | undefined> {
  const [, accessToken] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return accessToken === undefined ? undefined : sessions.find(accessToken);
}

/**
 * A browser sends its cookies along with whatever any page asks it to send. So the request must come
 * from our own origin, and one that changes something must also carry the token that only our own
 * pages can read.
 */
async function cookieSession(
  request: Request,
  { services, peer }: Asked,
): Promise<Session | undefined> {
  const isUnsafe = request.method !== 'GET' && request.method !== 'HEAD';
  if (!isFromOurOrigin(request, { services, peer }, isUnsafe)) {
    throw new Refusal(403, 'session.foreignOrigin');
  }
  const secrets = sessionCookiesOf(services.cookies.read(request), peer.overTls);
  const found = await services.sessions.findByCookies(secrets);
  if (found.length === 0) return undefined;
  // A browser may hold several cookies of either name; then it sends every token it has.
  const tokens = (request.headers.get('x-xsrf-token') ?? '')
    .split(',')
    .map((token) => token.trim());
  const hashes = await Promise.all(tokens.map(async (token) => services.sha256(token)));
  const chosen = found.find(({ xsrfHash }) => !isUnsafe || hashes.includes(xsrfHash));
  if (chosen === undefined) throw new Refusal(403, 'session.foreignOrigin');
  const { xsrfHash: _xsrfHash, ...session } = chosen;
  return session;
}

/**
 * Another port of the same host is the same site to a browser's cookies and another origin to us.
 * Sec-Fetch-Site replaces a missing Origin; `none` is a navigation by the user: an address typed,
 * a bookmark.
 */
function isFromOurOrigin(request: Request, { services, peer }: Asked, isUnsafe: boolean): boolean {
  const origin = services.cookies.origin(request);
  if (origin !== undefined && origin !== peer.origin) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || (site === 'none' && !isUnsafe);
  return origin !== undefined || !isUnsafe;
}
