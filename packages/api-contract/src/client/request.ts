import type { $Fetch, FetchOptions } from 'ofetch';
import type { Call } from '../calls/Call.ts';
import { callAddress } from './callAddress.ts';
import type { Input } from './callAddress.ts';
import { ApiError } from './ApiError.ts';
import type { ApiErrorKind } from './ApiError.ts';
import { readConflict } from './conflict.ts';
import { errorMessages } from './errorMessages.ts';

/** A function that sends a request as fetch does: the URL is relative when the client has no base URL. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>;

export interface RequestOptions {
  /** Stops the call, which then fails with an AbortError. */
  readonly signal?: AbortSignal;
  /**
   * Of a call that makes or removes something: what makes a second try the same one (see
   * `newIdempotencyKey`). Each call has a key of its own by default, so that trying again makes or
   * removes another.
   */
  readonly idempotencyKey?: string;
  /** Of a call that changes or removes something: the version that was seen; absent is any. */
  readonly version?: string | undefined;
}

interface Wire {
  readonly baseUrl?: string;
  readonly token: () => string | undefined;
  readonly cookie: (name: string) => string | undefined;
  readonly fetch: $Fetch;
}

/** Makes one call and decodes its answer. */
export async function request(
  wire: Wire,
  call: Call,
  input: Input,
  options: RequestOptions,
): Promise<unknown> {
  const { status, body, version } = await exchange(wire, call, input, options);
  if (status < 200 || status > 299) {
    const messages = errorMessages(body, call.body ?? call.query);
    const conflict = readConflict(body, call);
    throw new ApiError({ call: call.name, kind: kindOf(status), status, messages, conflict });
  }
  const decoded = call.response.decode(body);
  if (!decoded.ok) {
    throw new ApiError({ call: call.name, kind: 'malformed', status, issues: decoded.issues });
  }
  return call.versioned && !call.removes
    ? { ...(decoded.value as object), version }
    : decoded.value;
}

function kindOf(status: number): ApiErrorKind {
  if (status === 0) return 'connection';
  return status === 401 ? 'unauthorized' : 'status';
}

interface Exchange {
  readonly status: number;
  readonly body: unknown;
  readonly version?: string | undefined;
}

async function exchange(
  wire: Wire,
  call: Call,
  input: Input,
  options: RequestOptions,
): Promise<Exchange> {
  const { signal } = options;
  let answered: Pick<Exchange, 'status' | 'version'> = { status: 0 };
  const fetchOptions: FetchOptions<'json' | 'blob'> = {
    method: call.method,
    headers: headers(wire, call, options),
    ...(call.body && { body: call.body.encode(input.body) as Record<string, unknown> }),
    ...(call.media && { responseType: 'blob' }),
    ...(signal && { signal }),
    retry: false,
    ignoreResponseError: true,
    onResponse({ response }) {
      answered = {
        status: response.status,
        version: response.headers.get('etag') ?? undefined,
      };
    },
  };
  const address = `${wire.baseUrl ?? ''}${callAddress(call, input)}`;
  try {
    const body = await contentOf(await wire.fetch<unknown, 'json' | 'blob'>(address, fetchOptions));
    signal?.throwIfAborted();
    return { ...answered, body };
  } catch (error) {
    if (signal?.aborted) throw new DOMException(`${call.name} was stopped`, 'AbortError');
    throw new ApiError({ call: call.name, kind: 'connection', status: 0 }, { cause: error });
  }
}

/** A file as it is; but a refusal is JSON also where a file was requested. */
async function contentOf(body: unknown): Promise<unknown> {
  if (!(body instanceof Blob) || !body.type.startsWith('application/json')) return body;
  try {
    return JSON.parse(await body.text()) as unknown;
  } catch {
    return undefined;
  }
}

function headers(
  wire: Wire,
  call: Call,
  { idempotencyKey, version }: RequestOptions,
): Record<string, string> {
  const token = call.auth === 'bearer' ? wire.token() : undefined;
  const antiForgeryToken = isUnsafeAndRelative(wire, call) ? wire.cookie('XSRF-TOKEN') : undefined;
  return {
    accept: call.media ? `${call.media}, application/json` : 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(antiForgeryToken !== undefined && { 'x-xsrf-token': antiForgeryToken }),
    ...((call.creates ?? call.removes) && {
      'idempotency-key': idempotencyKey ?? newIdempotencyKey(),
    }),
    ...(call.versioned && call.method !== 'GET' && version && { 'if-match': version }),
  };
}

/** Only a relative call is sure to reach the origin that set the cookie (spec §7). */
function isUnsafeAndRelative({ baseUrl = '' }: Wire, call: Call): boolean {
  return call.method !== 'GET' && !/^([a-z][a-z\d+.-]*:)?\/\//i.test(baseUrl);
}

/** 128 random bits, unique in practice. */
const length = 16;

/**
 * An idempotency key for something that is created once: a retry with the same key creates the same record,
 * also when the answer to the first attempt was lost.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
