import { decodeQuery } from '@facturatie/api-contract';
import type { Call, CallInput, Codec, Decoded, Infer } from '@facturatie/api-contract';
import { requestSession } from '../auth/requestSession.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/db.ts';
import { inTransaction } from '../database/transaction.ts';
import { issueTexts } from '../intl/nl-BE.ts';
import { answerOnce } from './answerOnce.ts';
import type { Answer } from './answerOnce.ts';
import { entityTag, expectedTag } from './entityTag.ts';
import type { ThingVersion } from './entityTag.ts';
import { readJsonBody } from './jsonBody.ts';
import type { Peer } from './peer.ts';
import { Refusal } from './refusal.ts';
import type { ServerSettings } from './serverSettings.ts';
import type { Services } from './services.ts';

/** What the answer to a call may use besides its input. */
export interface CallContext {
  readonly services: Services;
  /** The database; for a call that changes something, its transaction. */
  readonly database: Db;
  readonly peer: Peer;
  /** The cookies of the request, in the Cookie header's form. */
  readonly cookies: string;
  /** Headers of a successful answer. */
  readonly answerHeaders: Headers;
}

/** What a call by a signed-in user may use besides. */
export interface SessionContext extends CallContext {
  readonly session: Session;
  /** The ETag that a change or a removal was decided on; undefined when any will do. */
  readonly expectedTag: string | undefined;
}

type ContextOf<C extends Call> = C extends { auth: 'none' } ? CallContext : SessionContext;

/** What a handler gives: the answer; of a versioned call with the version of what it holds. */
type HandlerOutput<C extends Call> = C extends { versioned: Codec<unknown>; removes?: never }
  ? Infer<C['response']> & { readonly version: ThingVersion }
  : Infer<C['response']>;

/** What arrives at a call's address. */
export interface CallRequest {
  readonly request: Request;
  /** The parameters of the path, by their wire names. */
  readonly params: Readonly<Record<string, string>>;
}

/** A call of the contract with its handler. */
export interface CallRoute {
  readonly call: Call;
  answer(asked: CallRequest, context: Omit<CallContext, 'database'>): Promise<Response>;
}

/** Joins a call's declaration and its typed handler: decoding, session and encoding happen here. */
export function callRoute<C extends Call>(
  call: C,
  handle: (input: CallInput<C>, context: ContextOf<C>) => Promise<HandlerOutput<C>>,
): CallRoute {
  return {
    call,
    async answer({ request, params }, context) {
      const { services, answerHeaders } = context;
      const session = await requestSession(call.auth, request, context);
      const input = await readInput(call, request, params, bodyLimitOf(call, services.settings));
      const expected = expectedTag(request.headers.get('if-match'));
      const answered = async (database: Db): Promise<Answer> => {
        const output: unknown = await handle(
          input as CallInput<C>,
          {
            ...context,
            database,
            session,
            expectedTag: expected,
          } as unknown as ContextOf<C>,
        );
        return { wire: call.response.encode(output), tag: tagOf(call, output) };
      };
      const isDoneOnce = call.creates ?? call.removes ?? false;
      const answer = isDoneOnce
        ? await answerOnce({ call, input, session, request, services }, answered)
        : await inTransactionIf(changesSomething(call), services.database, answered);
      return response(call, answer, answerHeaders);
    },
  };
}

/** The ETag of a response; '' when its content has no version. */
function tagOf({ versioned, removes }: Call, output: unknown): string {
  return versioned && !removes ? entityTag((output as { version: ThingVersion }).version) : '';
}

function changesSomething({ method }: Call): boolean {
  return method === 'PUT' || method === 'DELETE';
}

function inTransactionIf<Result>(
  wanted: boolean,
  database: Db,
  work: (database: Db) => Promise<Result>,
): Promise<Result> {
  return wanted ? inTransaction(database, work) : work(database);
}

/** Limit in bytes of a body without a session, since hundreds may wait in the queue of sign-ins. */
const anonymousBodyLimit = 16 * 1024;

function bodyLimitOf({ auth }: Call, { bodyLimit }: ServerSettings): number {
  return auth === 'none' ? Math.min(bodyLimit, anonymousBodyLimit) : bodyLimit;
}

async function readInput(
  call: Call,
  request: Request,
  params: Readonly<Record<string, string>>,
  bodyLimit: number,
): Promise<unknown> {
  const { query, body } = call;
  return {
    ...(call.params && { params: found(call.params.decode(params)) }),
    ...(query && { query: accepted(decodeQuery(query, new URL(request.url).searchParams)) }),
    ...(body && { body: accepted(body.decode(await readJsonBody(request, bodyLimit))) }),
  };
}

/** A path with invalid parameters is answered with 404. */
function found<T>(decoded: Decoded<T>): T {
  if (decoded.ok) return decoded.value;
  throw new Refusal(404, 'address.unknown');
}

function accepted<T>(decoded: Decoded<T>): T {
  if (decoded.ok) return decoded.value;
  const errors: Record<string, string[]> = {};
  for (const { path, code } of decoded.issues) {
    if (path !== '') (errors[path] ??= []).push(issueTexts[code]);
  }
  throw new Refusal(422, 'request.invalid', { errors });
}

function response({ media }: Call, { wire, tag }: Answer, headers: Headers): Response {
  if (tag !== '') headers.set('etag', tag);
  if (wire === undefined) return new Response(null, { status: 204, headers });
  if (media === undefined) return Response.json(wire, { headers });
  headers.set('content-type', media);
  return new Response(wire as Blob, { headers });
}
