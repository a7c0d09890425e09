import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in does with one question. */
export type ViesBehaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** Stands in for the VIES REST API on a port of this machine: no test ever asks the real one. */
export interface MockVies {
  /** What to give `viesRegistry` as address. */
  readonly address: string;
  /** Each question that came: method, path and body. */
  readonly questions: { method: string; path: string; body: unknown }[];
  close(): Promise<void>;
}

/** Answers the questions one after the other, the last behaviour for all that follow. */
export async function openMockVies(...behaviours: ViesBehaviour[]): Promise<MockVies> {
  const questions: MockVies['questions'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '' } = request;
      questions.push({ method, path, body: JSON.parse(Buffer.concat(chunks).toString()) });
      behaviours[Math.min(questions.length, behaviours.length) - 1]?.(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/vies`,
    questions,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer of JSON. */
export function says(body: unknown, status = 200): ViesBehaviour {
  return saysText(JSON.stringify(body), status);
}

/** An answer of any text. */
export function saysText(text: string, status = 200): ViesBehaviour {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  };
}

/** The answer about a registered company, with all the fields that VIES gives. */
export function registered(name: string, address: string): ViesBehaviour {
  return says({
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

/** How VIES says with status 200 that it cannot answer. */
export function fails(code: string): ViesBehaviour {
  return says({ actionSucceed: false, errorWrappers: [{ error: code }] });
}

/** Takes the question and never answers. */
export const neverAnswers: ViesBehaviour = () => undefined;

/** Hangs up. */
export const closesConnection: ViesBehaviour = (request) => void request.socket.destroy();
