import type { ConnectionInfo } from './ports.ts';
import type { ServerSettings } from './serverSettings.ts';

/** The client of a request. */
export interface Peer {
  /** IP address; undefined where there is no network. */
  readonly address: string | undefined;
  /** Whether the browser's own connection is encrypted. */
  readonly overTls: boolean;
  /** Our origin for the browser; undefined for a request to another host. */
  readonly origin: string | undefined;
}

/**
 * What is known of the caller. Only behind our own proxy does its X-Forwarded-For count: the last
 * address is the one that the proxy itself saw, anything before it is the caller's own claim.
 */
export function peerOf(
  request: Request,
  connection: ConnectionInfo | undefined,
  { trustProxy, host, publicOrigin }: ServerSettings,
): Peer {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for') : null;
  const asked = new URL(request.url);
  const origin =
    publicOrigin === undefined ? ownOrigin(asked, host, connection) : ifFor(publicOrigin, asked);
  return {
    address: forwarded?.split(',').at(-1)?.trim() || connection?.remoteAddress,
    origin,
    overTls: isOverTls(publicOrigin ?? origin),
  };
}

/** Whether browsers see the server over TLS, as far as its settings say. */
export function isPublicOverTls({ publicOrigin }: ServerSettings): boolean {
  return isOverTls(publicOrigin);
}

function isOverTls(origin: string | undefined): boolean {
  return origin?.startsWith('https:') ?? false;
}

/** The port may be named where it is the usual one. */
function ifFor(publicOrigin: string, { host }: URL): string | undefined {
  const { protocol } = new URL(publicOrigin);
  return URL.parse(`${protocol}//${host}`)?.origin === publicOrigin ? publicOrigin : undefined;
}

/**
 * Where no public origin is set: the host of the settings, the address that was reached, or a loopback
 * name. Any other name could be a foreign site's own, pointed at this machine (DNS rebinding).
 */
function ownOrigin(
  asked: URL,
  host: string,
  connection: ConnectionInfo | undefined,
): string | undefined {
  if (connection === undefined) return asked.origin;
  const { localAddress, localPort } = connection;
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/, '');
  const hosts = [host.toLowerCase(), address];
  const names = ['localhost', '127.0.0.1', '[::1]', ...hosts, ...hosts.map((one) => `[${one}]`)];
  const isOurs = names.includes(asked.hostname) && Number(asked.port || '80') === localPort;
  return isOurs ? `http://${asked.host}` : undefined;
}
