import type { StorageState } from './storedServer.ts';

/** A request or an answer as it travels between a page and its worker. */
interface PackedMessage {
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

/** A request of a page to its worker; the response has the same `id`. */
export type WorkerRequest =
  | { readonly id: number; readonly kind: 'startOver' }
  | ({
      readonly id: number;
      readonly kind: 'request';
      readonly url: string;
      readonly method: string;
    } & PackedMessage);

/** What the worker sends. */
export type WorkerMessage =
  | { readonly kind: 'state'; readonly state: StorageState }
  | { readonly kind: 'done'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number }
  | ({ readonly kind: 'answer'; readonly id: number; readonly status: number } & PackedMessage);

/** Responses of these statuses have no body, not even an empty one. */
const bodiless = [204, 205, 304];

export async function packRequest(id: number, request: Request): Promise<WorkerRequest> {
  const { url, method } = request;
  return { id, kind: 'request', url, method, ...(await packed(request)) };
}

export function unpackRequest(asked: Extract<WorkerRequest, { kind: 'request' }>): Request {
  const { url, method, headers, body } = asked;
  return new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body.byteLength > 0 && { body }),
  });
}

export async function packAnswer(id: number, answer: Response): Promise<WorkerMessage> {
  return { id, kind: 'answer', status: answer.status, ...(await packed(answer)) };
}

export function unpackAnswer({
  status,
  headers,
  body,
}: Extract<WorkerMessage, { kind: 'answer' }>) {
  return new Response(bodiless.includes(status) ? null : body, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
}

async function packed(message: Request | Response): Promise<PackedMessage> {
  return { headers: [...message.headers], body: await message.arrayBuffer() };
}

/** What is handed over instead of copied. */
export function transferables(message: WorkerRequest | WorkerMessage): Transferable[] {
  return 'body' in message ? [message.body] : [];
}
