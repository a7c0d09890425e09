import type { $Fetch, FetchOptions } from 'ofetch';
import type { Call } from '../calls/Call.ts';
import { encodeQuery } from '../codec/query.ts';
import { ApiError, type ApiErrorKind } from './ApiError.ts';
import { errorMessages } from './errorMessages.ts';

/** A function that sends a request as fetch does: the URL is relative when the client has no base URL. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>;

export interface RequestOptions {
  /** Stops the call, which then fails with an AbortError. */
  readonly signal?: AbortSignal;
}

interface Wire {
  readonly baseUrl?: string;
  readonly token: () => string | undefined;
  readonly cookie: (name: string) => string | undefined;
  readonly fetch: $Fetch;
}

interface Input {
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Makes one call and decodes its answer. */
export async function request(
  wire: Wire,
  call: Call,
  input: Input,
  options: RequestOptions,
): Promise<unknown> {
  const { status, body } = await exchange(wire, call, input, options);
  if (status < 200 || status > 299) {
    const messages = errorMessages(body, call.body ?? call.query);
    throw new ApiError({ call: call.name, kind: kindOf(status), status, messages });
  }
  const decoded = call.response.decode(body);
  if (decoded.ok) return decoded.value;
  throw new ApiError({ call: call.name, kind: 'malformed', status, issues: decoded.issues });
}

function kindOf(status: number): ApiErrorKind {
  if (status === 0) return 'connection';
  return status === 401 ? 'unauthorized' : 'status';
}

async function exchange(
  wire: Wire,
  call: Call,
  input: Input,
  { signal }: RequestOptions,
): Promise<{ status: number; body: unknown }> {
  let status = 0;
  const fetchOptions: FetchOptions<'json'> = {
    method: call.method,
    headers: headers(wire, call),
    ...(call.query && { query: encodeQuery(call.query, input.query) }),
    ...(call.body && { body: call.body.encode(input.body) as Record<string, unknown> }),
    ...(signal && { signal }),
    retry: false,
    ignoreResponseError: true,
    onResponse({ response }) {
      status = response.status;
    },
  };
  try {
    const body = await wire.fetch<unknown>(`${wire.baseUrl ?? ''}${call.path}`, fetchOptions);
    signal?.throwIfAborted();
    return { status, body };
  } catch (error) {
    if (signal?.aborted) throw new DOMException(`${call.name} was stopped`, 'AbortError');
    throw new ApiError({ call: call.name, kind: 'connection', status: 0 }, { cause: error });
  }
}

function headers(wire: Wire, call: Call): Record<string, string> {
  const token = call.auth === 'bearer' ? wire.token() : undefined;
  const antiForgeryToken = isUnsafeAndRelative(wire, call) ? wire.cookie('XSRF-TOKEN') : undefined;
  return {
    accept: 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(antiForgeryToken !== undefined && { 'x-xsrf-token': antiForgeryToken }),
  };
}

/** Only a relative call is sure to reach the origin that set the cookie (spec §7). */
function isUnsafeAndRelative({ baseUrl = '' }: Wire, call: Call): boolean {
  return call.method !== 'GET' && !/^([a-z][a-z\d+.-]*:)?\/\//i.test(baseUrl);
}
