import { Refusal } from './refusal.ts';

/**
 * The parsed JSON of a request's body.
 * @param limit largest body in bytes; counted while reading, so that nothing larger fills the memory
 * @throws Refusal 415 for another content type, 413 beyond the limit, 400 for what is not JSON in UTF-8
 */
export async function readJsonBody(request: Request, limit: number): Promise<unknown> {
  const contentType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (contentType !== 'application/json') throw new Refusal(415, 'request.notJson');
  const bytes = await readBytes(request, limit);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'request.malformed');
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of bodyOf(request)) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** A request as browsers have it: not every one gives the body as a stream. */
interface BodySource {
  readonly body?: Request['body'];
  arrayBuffer(): Promise<ArrayBuffer>;
}

async function* bodyOf(request: BodySource): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (request.body === undefined) {
    yield new Uint8Array(await request.arrayBuffer());
    return;
  }
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    yield read.value;
  }
}

function tooLarge(): Refusal {
  return new Refusal(413, 'request.tooLarge');
}
