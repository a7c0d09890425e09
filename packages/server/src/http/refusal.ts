import { refusalTexts } from '../intl/nl-BE.ts';

export type RefusalCode = keyof typeof refusalTexts;

/** Field name on the wire → sentences about it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface RefusalDetails {
  readonly errors?: FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
  /** Seconds to wait, for the message and Retry-After. */
  readonly retryAfter?: number;
  readonly requestId?: string;
  /** The conflict, encoded with the contract's `conflictCodec`. */
  readonly conflict?: unknown;
}

/** Thrown to answer a request with an error that the caller can act on. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(status: number, code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The one shape of every error: { message, errors }, and the conflict where there is one. */
export function refusalResponse({ status, code, details }: Refusal): Response {
  const { errors = {}, retryAfter, requestId = '', conflict } = details;
  const headers = new Headers(details.headers);
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  const message = refusalTexts[code]({ retryAfter: retryAfter ?? 0, requestId });
  return Response.json(
    { message, errors, ...(conflict !== undefined && { conflict }) },
    { status, headers },
  );
}

/** The error for a method that an address does not support. Where GET is allowed, so is HEAD. */
export function methodNotAllowed(methods: readonly string[]): Refusal {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new Refusal(405, 'address.methodNotAllowed', { headers: { allow: allow.join(', ') } });
}
