import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Call } from '../calls/Call.ts';
import { calls } from '../calls/calls.ts';
import { entities } from '../entities/entities.ts';
import {
  contentOf,
  document,
  fitsReference,
  isOpenApi,
  operations,
  parametersOf,
  sent,
} from '../testing/openApiSchemas.ts';
import { wiresOf } from '../testing/wiresOf.ts';
import { openApiDocument } from './openApiDocument.ts';

const allCalls: [string, Call][] = Object.entries(calls);

/** The name of a parameter does not travel. */
const withoutNames = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

describe('the document', () => {
  test('is OpenAPI 3.1 by its own schema', async () => {
    expect(await isOpenApi(document)).toBe(true);
    expect(await isOpenApi({ ...document, paths: { customers: 7 } })).toBe(false);
  });

  test('is deterministic, and can be serialised as JSON', () => {
    expect(sent(document)).toEqual(document);
    expect(openApiDocument()).toEqual(document);
  });

  test('holds every call under its own name', () => {
    const reported = operations.map(({ method, path, name }) => `${method} ${path} ${name}`);
    const declared = allCalls.map(([name, { method, path }]) => `${method} ${path} ${name}`);
    expect(reported.map(withoutNames).toSorted()).toEqual(declared.map(withoutNames).toSorted());
  });

  test.each(operations)('$name has a one-sentence summary', ({ operation }) => {
    expect(operation['summary']).toMatch(/^[A-Z].*\.$/);
    expect(operation['tags']).toHaveLength(1);
  });

  test('has no two paths that differ only in the name of a parameter', () => {
    const paths = Object.keys(document.paths);
    expect(new Set(paths.map(withoutNames)).size).toBe(paths.length);
    expect(paths).toContain('/api/v1/auth/verkoopdocumenten/{kindOrId}');
  });

  test.each(operations)('$name has the parameters of its path', (operation) => {
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = parametersOf(operation).filter((one) => one.in === 'path');
    expect(declared.map(({ name }) => name)).toEqual(inPath);
  });

  test('points only at what it holds', () => {
    const { schemas, securitySchemes } = document.components;
    const named = new Set<string>();
    JSON.stringify(document, (key, value: unknown) => {
      if (key === '$ref') named.add(String(value));
      return value;
    });
    const held = Object.keys(schemas).map((name) => `#/components/schemas/${name}`);
    expect(held.toSorted()).toEqual([...named].toSorted());
    const asked = operations.flatMap(({ operation }) =>
      (operation['security'] as object[]).flatMap(Object.keys),
    );
    expect(new Set(asked)).toEqual(new Set(Object.keys(securitySchemes)));
  });

  test('describes the request, response and errors of a change', () => {
    const update = document.paths['/api/v1/auth/klanten/{id}']?.['put'];
    const schema = { $ref: '#/components/schemas/customerForm' };
    expect(update).toMatchObject({
      security: [{ bearer: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true },
        { name: 'If-Match', in: 'header' },
      ],
      requestBody: { content: { 'application/json': { schema } } },
      responses: {
        200: {
          headers: { ETag: {} },
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/customerAnswer' } },
          },
        },
      },
    });
    expect(Object.keys(update?.['responses'] ?? {})).toEqual([
      '200',
      '400',
      '401',
      '404',
      '409',
      '413',
      '415',
      '422',
      '500',
      '503',
    ]);
  });

  test('describes that a removal is idempotent and needs the version that was read', () => {
    const removal = document.paths['/api/v1/Invoice/Remove']?.['delete'];
    expect(removal).toMatchObject({
      parameters: [
        { name: 'invoiceno', in: 'query' },
        { name: 'Idempotency-Key', in: 'header' },
        { name: 'If-Match', in: 'header' },
      ],
      responses: {
        204: {},
        409: { content: { 'application/json': { schema: { allOf: [{}, {}] } } } },
      },
    });
  });

  test('requires the anti-forgery token with a session cookie only for calls that change something', () => {
    const security = (path: string, method: string) => document.paths[path]?.[method]?.['security'];
    expect(security('/api/v1/Invoice/Save', 'post')).toEqual([
      { session: [], xsrf: [] },
      { bearer: [] },
    ]);
    expect(security('/api/v1/Product/GetByCode', 'get')).toEqual([{ session: [] }, { bearer: [] }]);
    expect(security('/api/v1/auth/login', 'post')).toEqual([]);
  });

  test('gives defaults and ranges of a query by wire name', () => {
    const parameters = document.paths['/api/v1/auth/klanten']?.['get']?.['parameters'];
    expect(parameters).toMatchObject([
      { name: 'page', required: false, schema: { default: 1 } },
      { name: 'per_page', required: false, schema: { default: 10 } },
      { name: 'q', required: false },
    ]);
  });
});

/** The named request and response bodies of calls. */
const namedContents = allCalls.flatMap(([name, call]) =>
  (['answered', 'sent'] as const).flatMap((direction) => {
    const codec = direction === 'sent' ? call.body : call.response;
    const entity = entities.find((one) => one.codec === codec);
    return entity ? [{ name, direction, wires: wiresOf(entity.name) }] : [];
  }),
);

test('whatever calls take or give as an object has a name', () => {
  const objects = allCalls.flatMap(([, { body, response }]) =>
    [body, response].filter((codec) => codec?.description.kind === 'object'),
  );
  expect(namedContents).toHaveLength(objects.length);
});

test.each(namedContents)('what is $direction of $name fits the document', async (content) => {
  const { name, direction, wires } = content;
  const operation = operations.find((one) => one.name === name);
  const reported = operation && contentOf(operation, direction);
  const fits = await fitsReference(reported?.schema.$ref ?? '');
  fc.assert(
    fc.property(wires, (wire) => fits(wire)),
    { numRuns: 20 },
  );
  expect(fits({})).toBe(false);
});
