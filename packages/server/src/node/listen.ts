import { getRequestListener } from '@hono/node-server';
import { createServer as createHttpServer } from 'node:http';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isIPv6 } from 'node:net';
import type { Server } from '../http/createServer.ts';
import { StartupError } from './startupError.ts';

export interface Listener {
  /** The address to open in a browser. */
  readonly url: string;
  /**
   * Takes no new connections, lets running requests finish for `limit` milliseconds, then cuts off
   * what is left.
   */
  stop(limit: number): Promise<void>;
}

/**
 * Serves over HTTP/1.1.
 * @throws StartupError when the port is taken, forbidden, or not on this machine
 */
export async function listen(server: Server, port: number, host: string): Promise<Listener> {
  const answer = getRequestListener((request, { incoming }) =>
    server.fetch(request, { remoteAddress: incoming.socket.remoteAddress ?? '' }),
  );
  const http = createHttpServer((incoming, outgoing) => void answer(incoming, outgoing));
  await opened(http, port, host);
  const { port: actualPort } = http.address() as AddressInfo;
  return {
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${actualPort}`,
    stop: (limit) => close(http, limit),
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

/** How often connections that fell idle while stopping are looked for. */
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
