import { openApiDocument } from '@facturatie/api-contract';
import type { Hono } from 'hono';
import type { RequestFacts } from './requestFacts.ts';

const path = '/api/v1/openapi.json';

/** The API as OpenAPI 3.1, for anybody: it tells what the repository tells, and nothing of anyone's data. */
export function addOpenApiRoute(app: Hono<RequestFacts>): void {
  app.get(path, (context) => {
    context.set('route', path);
    return Response.json(openApiDocument());
  });
}
