import type { ConnectionInfo } from './ports.ts';

/** Who asks, and how. */
export interface Peer {
  /** IP address; undefined where there is no network. */
  readonly address: string | undefined;
  /** Whether the browser's own connection is encrypted. */
  readonly overTls: boolean;
}

/**
 * What is known of the caller. Only behind our own proxy do its X-Forwarded headers count: the last
 * address is the one that the proxy itself saw, anything before it is the caller's own claim.
 */
export function peerOf(
  request: Request,
  connection: ConnectionInfo | undefined,
  trustProxy: boolean,
): Peer {
  const forwarded = (name: string) =>
    trustProxy ? request.headers.get(name)?.split(',').at(-1)?.trim() : undefined;
  return {
    address: forwarded('x-forwarded-for') || connection?.remoteAddress,
    overTls: (forwarded('x-forwarded-proto') ?? schemeOf(request.url)) === 'https',
  };
}

function schemeOf(url: string): string {
  return new URL(url).protocol.slice(0, -1);
}
