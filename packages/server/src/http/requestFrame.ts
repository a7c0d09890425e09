import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import { hexadecimal } from '../auth/secret.ts';
import { peerOf } from './peer.ts';
import { Refusal, refusalResponse } from './refusal.ts';
import type { RequestFacts } from './requestFacts.ts';
import { addSecurityHeaders } from './securityHeaders.ts';
import type { Services } from './services.ts';
import { isDamage, storageRefusal } from './storageFault.ts';

const requestIdLength = 8;

/** Not a status of any standard: nobody is left to read the answer. */
const callerLeft = 499;

/** Around every request: its id, the security headers of its answer, its line in the log. */
export function frameRequest({
  clock,
  log,
  random,
  settings,
}: Services): MiddlewareHandler<RequestFacts> {
  return async (context, next) => {
    const startedAt = clock.now();
    const requestId = hexadecimal(random.bytes(requestIdLength));
    const peer = peerOf(context.req.raw, context.env, settings.trustProxy);
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

/** Turns what was thrown into an answer: a refusal says why, anything else is our own failure. */
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
