import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import { hexadecimal } from '../auth/secret.ts';
import { isPublicOverTls, peerOf } from './peer.ts';
import { Refusal, refusalResponse } from './refusal.ts';
import type { RefusalCode } from './refusal.ts';
import type { RequestFacts } from './requestFacts.ts';
import { addSecurityHeaders } from './securityHeaders.ts';
import type { Services } from './services.ts';
import { isDamage, storageRefusal } from './storageFault.ts';

const requestIdLength = 8;

/** A non-standard status for the log: the client has gone. */
const callerLeft = 499;

/** Around every request: its id, the security headers of its answer, its line in the log. */
export function frameRequest(services: Services): MiddlewareHandler<RequestFacts> {
  const { clock, log, settings } = services;
  return async (context, next) => {
    const startedAt = clock.now();
    const requestId = newRequestId(services);
    const peer = peerOf(context.req.raw, context.env, settings);
    context.set('requestId', requestId);
    context.set('route', 'unknown');
    context.set('peer', peer);
    await next();
    context.res.headers.set('x-request-id', requestId);
    addSecurityHeaders(context.res.headers, peer.overTls);
    log.write({
      level: 'info',
      event: 'requestServed',
      fields: {
        ...identity(context),
        status: context.res.status,
        ms: clock.now() - startedAt,
      },
    });
  };
}

/** A request for another host, or with an expectation (RFC 9110, section 10.1.1) that is not supported. */
export const refuseMisdirected: MiddlewareHandler<RequestFacts> = async (context, next) => {
  if (context.get('peer').origin === undefined) throw new Refusal(421, 'host.unknown');
  const expect = context.req.header('expect') ?? '100-continue';
  if (expect.toLowerCase() !== '100-continue') throw new Refusal(417, 'request.expectation');
  await next();
};

/** Statuses of what arrives and cannot be read as a request. */
const unreadable = {
  400: 'request.unreadable',
  408: 'request.tooSlow',
  413: 'request.tooLarge',
  431: 'request.headersTooLarge',
} as const satisfies Record<number, RefusalCode>;

export type UnreadableStatus = keyof typeof unreadable;

/** The answer to what cannot be read as a request: framed and logged as any other. */
export function refuseUnreadable(services: Services, status: UnreadableStatus): Response {
  const id = newRequestId(services);
  const answer = refusalResponse(new Refusal(status, unreadable[status]));
  answer.headers.set('x-request-id', id);
  addSecurityHeaders(answer.headers, isPublicOverTls(services.settings));
  services.log.write({
    level: 'info',
    event: 'requestServed',
    fields: { id, method: '', route: 'unreadable', status, ms: 0 },
  });
  return answer;
}

function newRequestId({ random }: Services): string {
  return hexadecimal(random.bytes(requestIdLength));
}

/** Turns an error into a response: a refusal with its reason, anything else with 500. */
export function answerError(services: Services): ErrorHandler<RequestFacts> {
  const { log } = services;
  return (error, context) => {
    if (error instanceof Refusal) return refusalResponse(error);
    if (context.req.raw.signal.aborted) return new Response(null, { status: callerLeft });
    log.write({
      level: 'error',
      event: 'requestFailed',
      fields: { ...identity(context), error: error.stack ?? String(error) },
    });
    if (isDamage(error)) services.databaseDamage = error.message;
    const refusal = storageRefusal(error);
    if (refusal !== undefined) return refusalResponse(refusal);
    const requestId = context.get('requestId');
    return refusalResponse(new Refusal(500, 'server.failed', { requestId }));
  };
}

function identity(context: Context<RequestFacts>) {
  return {
    id: context.get('requestId'),
    method: context.req.method,
    route: context.get('route'),
  };
}
