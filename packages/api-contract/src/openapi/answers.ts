import type { Call } from '../calls/Call.ts';
import type { Description } from '../codec/Description.ts';
import { conflictCodec } from '../client/conflict.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** The one shape of every refusal. */
export const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'A sentence in Dutch, to show as it is.' },
    errors: {
      type: 'object',
      description: 'Sentences by wire field, with dots: details.0.Artikelnaam.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
  required: ['message', 'errors'],
};

/** The version of what an answer holds. */
export const versionHeader: JsonSchema = {
  description: 'The version of what the answer holds: what If-Match takes.',
  schema: { type: 'string' },
};

/** Seconds to wait before another attempt. */
const retryHeader: JsonSchema = {
  description: 'Seconds after which another attempt makes sense.',
  schema: { type: 'integer' },
};

/** Why a call is refused, by status. */
const reasons: Readonly<Record<number, string>> = {
  400: 'The body is no JSON, the Idempotency-Key cannot be one, or the amounts of a document are not those that its lines give.',
  401: 'No running session; of login: name or password is wrong.',
  403: 'The cookie came from a page of another origin, or without the anti-forgery token.',
  404: 'The address names nothing that exists.',
  409: 'Somebody else changed it first, it is still in use, or what it needs is not set up yet.',
  413: 'The body is too large.',
  415: 'The body is not application/json.',
  422: 'What was sent does not fit; errors says where. Or the Idempotency-Key came with another request before.',
  429: 'Too many attempts.',
  500: 'A failure of the server.',
  501: 'This server cannot do it.',
  503: 'The server, its storage or the VAT databank is away for a moment.',
};

/** Whether the call changes a thing that has versions. */
export function isChange({ versioned, creates, method }: Call): boolean {
  return versioned !== undefined && !creates && method !== 'GET';
}

/** The refusals that a call can answer: those of its declaration, and those that are named. */
export function refusalsOf(
  call: Call,
  named: readonly number[] = [],
  schemaOf: (description: Description) => JsonSchema,
): JsonSchema {
  const statuses = new Set([...declaredStatuses(call), ...named]);
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: reasons[status],
        ...([429, 503].includes(status) && { headers: { 'Retry-After': retryHeader } }),
        content: { 'application/json': { schema: refusalSchema(call, status, schemaOf) } },
      },
    ]),
  );
}

function declaredStatuses(call: Call): number[] {
  const { auth, params, query, body, creates } = call;
  return [
    ...(auth === 'none' ? [] : [401]),
    ...(auth === 'session' ? [403] : []),
    ...(params ? [404] : []),
    ...(query ? [422] : []),
    ...(body ? [400, 413, 415, 422] : []),
    ...(creates ? [400, 422] : []),
    ...(isChange(call) ? [409] : []),
    500,
    503,
  ];
}

function refusalSchema(
  call: Call,
  status: number,
  schemaOf: (description: Description) => JsonSchema,
): JsonSchema {
  const error = { $ref: '#/components/schemas/error' };
  if (status !== 409 || call.versioned === undefined || !isChange(call)) return error;
  const conflict = schemaOf(conflictCodec(call.versioned).description);
  return { allOf: [error, { type: 'object', properties: { conflict } }] };
}
