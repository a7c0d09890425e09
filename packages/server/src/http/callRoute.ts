import { decodeQuery } from '@facturatie/api-contract';
import type { Call, CallInput, CallOutput, Decoded } from '@facturatie/api-contract';
import type { Session } from '../auth/sessions.ts';
import { issueTexts } from '../intl/nl-BE.ts';
import { readJsonBody } from './jsonBody.ts';
import type { Peer } from './peer.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

/** What the answer to a call may use besides its input. */
export interface CallContext {
  readonly services: Services;
  readonly peer: Peer;
  /** Headers of a successful answer. */
  readonly answerHeaders: Headers;
}

/** Calls with a bearer token are answered for a running session only. */
export interface SessionContext extends CallContext {
  readonly session: Session;
}

type ContextOf<C extends Call> = C extends { auth: 'none' } ? CallContext : SessionContext;

/** A call of the contract together with what answers it. */
export interface CallRoute {
  readonly call: Call;
  answer(request: Request, context: CallContext): Promise<Response>;
}

/** Joins a call's declaration and its typed handler: decoding, session and encoding happen here. */
export function callRoute<C extends Call>(
  call: C,
  handle: (input: CallInput<C>, context: ContextOf<C>) => Promise<CallOutput<C>>,
): CallRoute {
  return {
    call,
    async answer(request, context) {
      const session = call.auth === 'none' ? undefined : await runningSession(request, context);
      const input = await readInput(call, request, context.services.settings.bodyLimit);
      const output = await handle(
        input as CallInput<C>,
        { ...context, session } as unknown as ContextOf<C>,
      );
      return encodedResponse(call.response.encode(output), context.answerHeaders);
    },
  };
}

async function runningSession(request: Request, { services }: CallContext): Promise<Session> {
  const [, accessToken] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const session = accessToken && (await services.sessions.find(accessToken));
  if (!session) {
    throw new Refusal(401, 'session.required', { headers: { 'www-authenticate': 'Bearer' } });
  }
  return session;
}

async function readInput(call: Call, request: Request, bodyLimit: number): Promise<unknown> {
  const { query, body } = call;
  return {
    ...(query && { query: accepted(decodeQuery(query, new URL(request.url).searchParams)) }),
    ...(body && { body: accepted(body.decode(await readJsonBody(request, bodyLimit))) }),
  };
}

function accepted<T>(decoded: Decoded<T>): T {
  if (decoded.ok) return decoded.value;
  const errors: Record<string, string[]> = {};
  for (const { path, code } of decoded.issues) {
    if (path !== '') (errors[path] ??= []).push(issueTexts[code]);
  }
  throw new Refusal(422, 'request.invalid', { errors });
}

function encodedResponse(wire: unknown, headers: Headers): Response {
  return wire === undefined
    ? new Response(null, { status: 204, headers })
    : Response.json(wire, { headers });
}
