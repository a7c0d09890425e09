import { openApiDocument } from '@facturatie/api-contract';
import type { Hono } from 'hono';
import { methodNotAllowed } from './refusal.ts';
import type { RequestFacts } from './requestFacts.ts';

const path = '/api/v1/openapi.json';

/** The API as OpenAPI 3.1, public: it contains no data of users. */
export function addOpenApiRoute(app: Hono<RequestFacts>): void {
  let text: string | undefined;
  app.get(path, (context) => {
    context.set('route', path);
    text ??= JSON.stringify(openApiDocument());
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  });
  app.all(path, (context) => {
    context.set('route', path);
    throw methodNotAllowed(['GET']);
  });
}
