import { registerSchema, validate } from '@hyperjump/json-schema/openapi-3-1';
import type { Codec } from '../codec/Codec.ts';
import { type Direction, type JsonSchema, jsonSchema } from '../openapi/jsonSchema.ts';
import { openApiDocument } from '../openapi/openApiDocument.ts';

const dialect = 'https://spec.openapis.org/oas/3.1/dialect/base';
const official = 'https://spec.openapis.org/oas/3.1/schema-base';
const address = 'https://facturatie.test/openapi.json';

type Json = Parameters<Awaited<ReturnType<typeof validate>>>[0];

/** Whether a value conforms to a schema. */
export type Fits = (wire: unknown) => boolean;

export const document = openApiDocument();

register(document, address);

/** A call as the document writes it. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: JsonSchema;
}

export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: String(operation['operationId']),
      method: method.toUpperCase(),
      path,
      operation,
    })),
);

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export function parametersOf({ operation }: Operation): readonly Parameter[] {
  return (operation['parameters'] ?? []) as readonly Parameter[];
}

/** What an operation takes or gives as JSON. */
export interface Content {
  readonly schema: { readonly $ref: string };
  readonly example?: unknown;
}

interface HasContent {
  readonly content?: { readonly 'application/json'?: Content };
}

/** Undefined where an operation takes or gives no JSON. */
export function contentOf({ operation }: Operation, direction: Direction): Content | undefined {
  const { requestBody, responses } = operation as {
    readonly requestBody?: HasContent;
    readonly responses?: { readonly 200?: HasContent };
  };
  const holder = direction === 'sent' ? requestBody : responses?.[200];
  return holder?.content?.['application/json'];
}

/** As it arrives at the other side. */
export function sent(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

/** Whether the official schema of OpenAPI 3.1 takes it. */
export async function isOpenApi(value: unknown): Promise<boolean> {
  return (await validate(official, sent(value))).valid;
}

/** What a reference within the document takes. */
export async function fitsReference(reference: string): Promise<Fits> {
  return validatorAt(`${address}${reference}`);
}

/** What a schema takes; its name is used once, as all schemas are kept. */
export async function fitsSchema(schema: JsonSchema, name: string): Promise<Fits> {
  const uri = `https://facturatie.test/${name}`;
  register(schema, uri);
  return validatorAt(uri);
}

/** The schema of a codec by itself, without references. */
export function schemaAlone(codec: Codec<unknown>, direction: Direction): JsonSchema {
  return jsonSchema(codec.description, direction, () => undefined);
}

function register(schema: unknown, uri: string): void {
  registerSchema(sent(schema) as Record<string, Json>, uri, dialect);
}

async function validatorAt(uri: string): Promise<Fits> {
  const check = await validate(uri);
  return (wire) => check(sent(wire)).valid;
}
