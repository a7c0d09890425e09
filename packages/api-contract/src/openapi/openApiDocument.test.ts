import { registerSchema, validate } from '@hyperjump/json-schema/openapi-3-1';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../calls/Call.ts';
import { calls } from '../calls/calls.ts';
import type { Codec } from '../codec/Codec.ts';
import { entities } from '../entities/entities.ts';
import { wireValues } from '../testing/wireValues.ts';
import { type Direction, type JsonSchema, jsonSchema } from './jsonSchema.ts';
import { openApiDocument } from './openApiDocument.ts';

const address = 'https://facturatie.test/openapi.json';
const dialect = 'https://spec.openapis.org/oas/3.1/dialect/base';

type Json = Parameters<Awaited<ReturnType<typeof validate>>>[0];
type Fits = (wire: unknown) => boolean;

const document = openApiDocument();
const allCalls: [string, Call][] = Object.entries(calls);

/** As it arrives at the other side. */
const sent = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

const alone = (codec: Codec<unknown>, direction: Direction): JsonSchema =>
  jsonSchema(codec.description, direction, () => undefined);

function wiresOf(name: string) {
  const wires = wireValues[name];
  if (wires === undefined) throw new Error(`no wire values of ${name}`);
  return wires;
}

async function validatorAt(uri: string): Promise<Fits> {
  const check = await validate(uri);
  return (wire) => check(sent(wire)).valid;
}

/** Each schema has an address of its own, as the registry keeps them all. */
async function validatorOf(schema: JsonSchema, name: string): Promise<Fits> {
  const uri = `https://facturatie.test/${name}`;
  registerSchema(sent(schema) as Record<string, Json>, uri, dialect);
  return validatorAt(uri);
}

beforeAll(() => registerSchema(sent(document) as Record<string, Json>, address, dialect));

describe('the document', () => {
  test('is OpenAPI 3.1 by its own schema', async () => {
    const official = 'https://spec.openapis.org/oas/3.1/schema-base';
    const output = await validate(official, sent(document), 'BASIC');
    expect(output).toMatchObject({ valid: true });
    expect(await validate(official, sent({ ...document, paths: { customers: 7 } }))).toMatchObject({
      valid: false,
    });
  });

  test('is the same every time', () => {
    expect(openApiDocument()).toEqual(document);
  });

  test('holds every call, with its name, a summary and who may ask', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        expect(operation['summary']).toMatch(/\.$/);
        return `${method.toUpperCase()} ${path} ${String(operation['operationId'])}`;
      }),
    );
    const declared = allCalls.map(([name, { method, path }]) => `${method} ${path} ${name}`);
    expect(operations.toSorted()).toEqual(declared.toSorted());
  });

  test('says how a change is sent, what comes back and how it is refused', () => {
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

  test('asks the cookie of a session for the anti-forgery token only where something changes', () => {
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

/** What calls take and give, where it has a name of its own. */
const namedContents = allCalls.flatMap(([name, call]) =>
  (['answered', 'sent'] as const).flatMap((direction) => {
    const codec = direction === 'sent' ? call.body : call.response;
    const entity = entities.find((one) => one.codec === codec);
    return entity ? [{ name, direction, call, wires: wiresOf(entity.name) }] : [];
  }),
);

test('whatever calls take or give as an object has a name', () => {
  const objects = allCalls.flatMap(([, { body, response }]) =>
    [body, response].filter((codec) => codec?.description.kind === 'object'),
  );
  expect(namedContents).toHaveLength(objects.length);
});

test.each(namedContents)('what is $direction of $name fits the document', async (content) => {
  const { call, direction, wires } = content;
  const operation = document.paths[call.path]?.[call.method.toLowerCase()];
  const { $ref } = contentSchema(operation, direction);
  const fits = await validatorAt(`${address}${$ref}`);
  fc.assert(
    fc.property(wires, (wire) => fits(wire)),
    { numRuns: 20 },
  );
  expect(fits({})).toBe(false);
});

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: { readonly $ref: string } } };
}

function contentSchema(operation: JsonSchema | undefined, direction: Direction): { $ref: string } {
  const { requestBody, responses } = operation as unknown as {
    readonly requestBody: Content;
    readonly responses: { readonly 200: Content };
  };
  const { content } = direction === 'sent' ? requestBody : responses[200];
  return content['application/json'].schema;
}

/** What somebody might put in a field by mistake, or in another way than we write it. */
const oddities = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  ' ',
  'x',
  'a\0',
  true,
  false,
  -1,
  0,
  1,
  '1',
  '0',
  1.5,
  '1.50',
  '1.500',
  1.005,
  '1.0005',
  101,
  1e21,
  '9'.repeat(20),
  '2026-02-01',
  '2026-2-1',
  [],
  {},
  [{}],
);

describe.each(entities)('$name', ({ name, codec }) => {
  const wires = wiresOf(name);

  test('is what its schemas take', async () => {
    const answered = await validatorOf(alone(codec, 'answered'), `${name}/answered`);
    const asked = await validatorOf(alone(codec, 'sent'), `${name}/sent`);
    fc.assert(
      fc.property(wires, (wire) => {
        expect([answered(wire), asked(wire)]).toEqual([true, true]);
      }),
    );
  });

  test('is refused by the codec wherever its schema refuses what is sent', async () => {
    const fits = await validatorOf(alone(codec, 'sent'), `${name}/odd`);
    fc.assert(
      fc.property(wires, fc.nat(), oddities, (wire, index, odd) => {
        const fields = Object.keys(wire);
        const changed = { ...wire, [fields[index % fields.length] ?? '']: odd };
        expect(fits(changed) || !codec.decode(sent(changed)).ok).toBe(true);
      }),
    );
  });

  test('is no bare text, number or list', async () => {
    const fits = await validatorOf(alone(codec, 'sent'), `${name}/bare`);
    expect([null, 'text', 7, true, []].map(fits)).toEqual([false, false, false, false, false]);
  });
});

describe('what is known to be wrong is refused', () => {
  const filled = { Datum: '2026-03-05', FK_Bank: 0, Bedrag: 12.5, Toegekend: '12.50', Type: 'K' };
  const payment = { ...filled, Betaling_Per: 'O', Vervaldagen: 7, Klantnummer: 12 };
  let fits: Fits;
  beforeAll(async () => {
    fits = await validatorAt(`${address}#/components/schemas/paymentForm`);
  });

  test('the payment itself is not', () => {
    expect(fits(payment)).toBe(true);
  });

  test.each([
    ['Datum', '5/3/2026'],
    ['Datum', null],
    ['FK_Bank', -1],
    ['FK_Bank', 1.5],
    ['Bedrag', '12,50'],
    ['Bedrag', '12.505'],
    ['Bedrag', 1e15],
    ['Bedrag', undefined],
    ['Bedrag', true],
    ['Vervaldagen', 'x'],
    ['Klantnummer', ' '],
    ['Klantnummer', 'a\0'],
  ])('%s as %j', (field, wrong) => {
    expect(fits({ ...payment, [field]: wrong })).toBe(false);
  });
});
