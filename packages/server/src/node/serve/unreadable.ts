import { STATUS_CODES } from 'node:http';
import type { Server as HttpServer, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Server } from '../../http/createServer.ts';
import type { UnreadableStatus } from '../../http/requestFrame.ts';

/** What Node's parser says, where the status is another than 400. */
const statuses = new Map<string | undefined, UnreadableStatus>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** How long the other side gets to read why, before the connection is cut, in milliseconds. */
const lingerMs = 1000;

/** Answers invalid HTTP requests like the server does, instead of with Node's own empty response. */
export function refuseUnreadable(http: HttpServer, server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();
  const refuse = async (socket: Duplex, status: UnreadableStatus): Promise<void> => {
    if (refused.has(socket)) return;
    refused.add(socket);
    const bytes = await bytesOf(server.refuse(status));
    socket.end(bytes);
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  http.on('request', ({ socket }, outgoing) => latest.set(socket, outgoing));
  http.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answering = latest.get(socket);
    const isAnswering = answering !== undefined && !answering.writableEnded;
    if (error.code === 'ECONNRESET') socket.destroy();
    // What is unreadable came after a whole request, whose answer must stay the first one.
    else if (isAnswering && answering.req.complete) answering.once('finish', () => socket.end());
    else if (isAnswering && answering.headersSent) socket.destroy();
    else void refuse(socket, statuses.get(error.code) ?? 400);
  });
  http.on('connect', (_request, socket) => void refuse(socket, 400));
}

async function bytesOf(answer: Response): Promise<Buffer> {
  const body = Buffer.from(await answer.arrayBuffer());
  const lines = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
    ...[...answer.headers].map(([name, value]) => `${name}: ${value}`),
    `date: ${new Date().toUTCString()}`,
    `content-length: ${body.length}`,
    'connection: close',
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
}
