import { openApiDocument } from '@facturatie/api-contract';
import { expect, test } from 'vitest';
import { openTestServer } from '../testing/openTestServer.ts';

test('anybody may read what the API is', async () => {
  const server = await openTestServer();
  const answer = await server.fetch('/api/v1/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  await server.close();
});
