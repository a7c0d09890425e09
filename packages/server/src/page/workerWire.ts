import type { KeepingState } from './keptServer.ts';

/** A request or an answer as it travels between a page and its worker. */
interface Travelling {
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

/** What a page asks of the server in its worker; `id` names the answer. */
export type Asked =
  | { readonly id: number; readonly kind: 'startOver' }
  | ({
      readonly id: number;
      readonly kind: 'request';
      readonly url: string;
      readonly method: string;
    } & Travelling);

/** What the worker tells. */
export type Told =
  | { readonly kind: 'state'; readonly state: KeepingState }
  | { readonly kind: 'done'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number }
  | ({ readonly kind: 'answer'; readonly id: number; readonly status: number } & Travelling);

/** Answers with these have no body, not even an empty one. */
const bodiless = [204, 205, 304];

export async function packRequest(id: number, request: Request): Promise<Asked> {
  const { url, method } = request;
  return { id, kind: 'request', url, method, ...(await packed(request)) };
}

export function unpackRequest(asked: Extract<Asked, { kind: 'request' }>): Request {
  const { url, method, headers, body } = asked;
  return new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body.byteLength > 0 && { body }),
  });
}

export async function packAnswer(id: number, answer: Response): Promise<Told> {
  return { id, kind: 'answer', status: answer.status, ...(await packed(answer)) };
}

export function unpackAnswer({ status, headers, body }: Extract<Told, { kind: 'answer' }>) {
  return new Response(bodiless.includes(status) ? null : body, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
}

async function packed(message: Request | Response): Promise<Travelling> {
  return { headers: [...message.headers], body: await message.arrayBuffer() };
}

/** What is handed over instead of copied. */
export function handedOver(message: Asked | Told): Transferable[] {
  return 'body' in message ? [message.body] : [];
}
