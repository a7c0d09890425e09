import { ApiError } from '@facturatie/api-contract';
import { text } from './nl-BE.ts';

/** The texts of an error. */
export interface ErrorDescription {
  /** What happened, in a sentence or two: in the server's words when it gave any. */
  readonly message: string;
  /** The errors of the server per field, one sentence each. */
  readonly details: readonly string[];
  /** For support: the HTTP status, unless it is 0 or 401. */
  readonly code?: string;
}

/** The one translation of errors into words (specification §8). */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof ApiError)) return { message: text.failure.unexpected, details: [] };
  const details = Object.values(error.messages.errors).flat();
  return {
    message: error.messages.message ?? (details.length > 0 ? text.failure.title : causeOf(error)),
    details,
    ...(error.kind === 'status' && { code: String(error.status) }),
  };
}

/** An error as running text, its code at the end: 'De server kon dit niet uitvoeren. (fout 503)'. */
export function errorText(error: unknown): string {
  const { message, details, code } = describeError(error);
  return [message, ...details, ...(code ? [text.failure.code(code)] : [])].join(' ');
}

function causeOf(error: ApiError): string {
  switch (error.kind) {
    case 'connection':
      return text.failure.connection;
    case 'unauthorized':
      return text.failure.unauthorized;
    case 'status':
      return text.failure.status;
    case 'malformed':
      return text.failure.malformed;
    default:
      return error.kind satisfies never;
  }
}
