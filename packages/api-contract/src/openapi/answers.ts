import type { Call } from '../calls/Call.ts';
import type { Description } from '../codec/Description.ts';
import { conflictCodec } from '../client/conflict.ts';
import { wirePath } from '../codec/wirePath.ts';
import { salesDocumentForm } from '../entities/salesDocument.ts';
import type { Refusals } from '../calls/CallNote.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** The path of a nested field in a refusal. */
const exampleField = String(wirePath(salesDocumentForm.description, 'lines.0.description'));

/** The one shape of every refusal. */
export const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'A sentence in Dutch, to show unchanged.' },
    errors: {
      type: 'object',
      description: `Sentences by wire field, with dots: ${exampleField}.`,
      additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
    },
  },
  required: ['message', 'errors'],
  examples: [
    {
      message: 'Niet alles is juist ingevuld. Kijk de aangeduide velden na.',
      errors: { [exampleField]: ['Vul dit in.'] },
    },
  ],
};

/** The version of the record in a response. */
export const versionHeader: JsonSchema = {
  description: 'The version of the record in the answer, for If-Match.',
  schema: { type: 'string' },
};

const retryHeader: JsonSchema = {
  description: 'Seconds after which another attempt makes sense.',
  schema: { type: 'integer' },
};

/** The refusals of any call; a call's own description takes precedence. */
const generalRefusals = {
  body: {
    400: 'The body is not JSON.',
    413: 'The body is too large.',
    415: 'The body is not application/json.',
  },
  input: { 422: 'The request is invalid: errors lists the fields.' },
  bearer: { 401: 'The token belongs to no running session.' },
  session: {
    401: 'Neither the cookie nor the token is one of a running session.',
    403: 'The cookie comes from a page of another origin, or without the anti-forgery token.',
  },
  once: {
    400: 'The Idempotency-Key is malformed.',
    422: 'The Idempotency-Key came with another request before.',
  },
  change: {
    409: 'Another user changed it first: conflict has the user, the time and the current version. Without conflict: the record named by If-Match is gone, and another one has its address.',
  },
  always: {
    500: 'A failure of the server.',
    503: 'The server or its database is temporarily unavailable.',
  },
} as const satisfies Record<string, Refusals>;

/** Whether the call changes or removes a versioned record. */
export function isChange({ versioned, creates, method }: Call): boolean {
  return versioned !== undefined && !creates && method !== 'GET';
}

/** Whether the call takes an Idempotency-Key. */
export function isDoneOnce({ creates, removes }: Call): boolean {
  return creates === true || removes === true;
}

/** The refusals of a call: those of its note, and those that follow from its declaration. */
export function refusalsOf(
  call: Call,
  own: Refusals,
  schemaOf: (description: Description) => JsonSchema,
): JsonSchema {
  const reasons = new Map<string, string[]>();
  for (const [status, reason] of [own, ...declaredRefusals(call)].flatMap(Object.entries<string>)) {
    reasons.set(status, [...(reasons.get(status) ?? []), reason]);
  }
  return Object.fromEntries(
    [...reasons].map(([status, sentences]) => [
      status,
      {
        description: sentences.join(' '),
        ...(['429', '503'].includes(status) && { headers: { 'Retry-After': retryHeader } }),
        content: { 'application/json': { schema: refusalSchema(call, status, schemaOf) } },
      },
    ]),
  );
}

function declaredRefusals(call: Call): Refusals[] {
  const { auth, query, body } = call;
  const { input, change, always, ...general } = generalRefusals;
  return [
    ...(body ? [general.body] : []),
    ...(auth === 'none' ? [] : [general[auth]]),
    ...(query || body ? [input] : []),
    ...(isDoneOnce(call) ? [general.once] : []),
    ...(isChange(call) ? [change] : []),
    always,
  ];
}

function refusalSchema(
  call: Call,
  status: string,
  schemaOf: (description: Description) => JsonSchema,
): JsonSchema {
  const error = { $ref: '#/components/schemas/error' };
  if (status !== '409' || call.versioned === undefined || !isChange(call)) return error;
  const conflict = schemaOf(conflictCodec(call.versioned).description);
  return { allOf: [error, { type: 'object', properties: { conflict } }] };
}
