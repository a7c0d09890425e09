import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the mock handles one request. */
export type ViesBehaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** A mock of the VIES REST API on a local port: tests never call the real one. */
export interface MockVies {
  /** The address to pass to `viesRegistry`. */
  readonly address: string;
  /** The requests received. */
  readonly requests: { method: string; path: string; body: unknown }[];
  close(): Promise<void>;
}

/** Handles the nth request with the nth behaviour; the last one handles all further requests. */
export async function openMockVies(...behaviours: ViesBehaviour[]): Promise<MockVies> {
  const requests: MockVies['requests'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '' } = request;
      requests.push({ method, path, body: JSON.parse(Buffer.concat(chunks).toString()) });
      behaviours[Math.min(requests.length, behaviours.length) - 1]?.(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/vies`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Responds with JSON. */
export function respondsJson(body: unknown, status = 200): ViesBehaviour {
  return respondsText(JSON.stringify(body), status);
}

/** Responds with any text. */
export function respondsText(text: string, status = 200): ViesBehaviour {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  };
}

/** Responds with a registered company, with all fields of VIES. */
export function registered(name: string, address: string): ViesBehaviour {
  return respondsJson({
    countryCode: 'BE',
    vatNumber: '0403170701',
    requestDate: '2026-03-05T09:00:00.000Z',
    valid: true,
    requestIdentifier: '',
    name,
    address,
    traderName: '---',
    traderNameMatch: 'NOT_PROCESSED',
  });
}

/** Responds with an error of VIES, which has status 200. */
export function fails(code: string): ViesBehaviour {
  return respondsJson({ actionSucceed: false, errorWrappers: [{ error: code }] });
}

/** Accepts the request and never responds. */
export const neverAnswers: ViesBehaviour = () => undefined;

/** Closes the connection without a response. */
export const closesConnection: ViesBehaviour = (request) => void request.socket.destroy();
