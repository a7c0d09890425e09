import { getRequestListener } from '@hono/node-server';
import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { isIPv6 } from 'node:net';
import type { Server } from '../../http/createServer.ts';
import type { ConnectionInfo } from '../../http/ports.ts';
import { inOrderOfArrival } from './arrivalOrder.ts';
import { StartupError } from '../startupError.ts';
import { refuseUnreadable } from './unreadable.ts';

export interface Listener {
  /** The address to open in a browser. */
  readonly url: string;
  /**
   * Accepts no new connections, lets running requests finish for `limit` milliseconds, then closes
   * the rest.
   */
  stop(limit: number): Promise<void>;
}

/**
 * Serves over HTTP/1.1.
 * @throws StartupError when the port is taken, forbidden, or not on this machine
 */
export async function listen(server: Server, port: number, host: string): Promise<Listener> {
  const respond = getRequestListener(
    (request, { incoming }) =>
      namesOneHost(incoming as IncomingMessage)
        ? inOrderOfArrival(() => server.fetch(request, connectionOf(incoming.socket)))
        : server.refuse(400),
    { hostname: noHost, errorHandler: () => server.refuse(400) },
  );
  const answer: RequestListener = (incoming, outgoing) => void respond(incoming, outgoing);
  const http = createHttpServer({ requireHostHeader: false }, answer);
  // Otherwise Node answers an unknown expectation itself, without our headers and body.
  http.on('checkExpectation', answer);
  refuseUnreadable(http, server);
  await opened(http, port, host);
  const { port: actualPort } = http.address() as AddressInfo;
  return {
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${actualPort}`,
    stop: (limit) => close(http, limit),
  };
}

/** Replaces a missing host, which HTTP/1.0 allows and health probes use. */
const noHost = 'none.invalid';

/** RFC 9112, section 3.2. */
function namesOneHost({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  const hosts = headersDistinct['host']?.length ?? 0;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function connectionOf({ remoteAddress, localAddress, localPort }: Socket): ConnectionInfo {
  return {
    remoteAddress: remoteAddress ?? '',
    localAddress: localAddress ?? '',
    localPort: localPort ?? 0,
  };
}

function opened(http: HttpServer, port: number, host: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const refuse = (error: NodeJS.ErrnoException) => reject(explained(error, port, host));
  http.once('error', refuse);
  http.listen({ port, host }, () => {
    http.off('error', refuse);
    resolve();
  });
  return promise;
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const taken = `Port ${port} on ${host} is taken: stop the program that uses it, or set another PORT.`;
  const forbidden = `Port ${port} needs more rights than this user has: set another PORT.`;
  const elsewhere = `HOST ${host} is not an address of this machine.`;
  const reasons = new Map([
    ['EADDRINUSE', taken],
    ['EACCES', forbidden],
    ['EADDRNOTAVAIL', elsewhere],
    ['ENOTFOUND', elsewhere],
    ['EAI_AGAIN', elsewhere],
  ]);
  const reason = reasons.get(error.code ?? '');
  return reason === undefined ? error : new StartupError(reason);
}

/** How often idle connections are closed while stopping. */
const idleCheckMs = 50;

function close(http: HttpServer, limit: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const idleCheck = setInterval(() => http.closeIdleConnections(), idleCheckMs);
  const cutOff = setTimeout(() => http.closeAllConnections(), limit);
  http.close(() => {
    clearInterval(idleCheck);
    clearTimeout(cutOff);
    resolve();
  });
  return promise;
}
