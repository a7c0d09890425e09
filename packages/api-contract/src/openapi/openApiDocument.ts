import type { Call } from '../calls/Call.ts';
import { calls } from '../calls/calls.ts';
import type { Description } from '../codec/Description.ts';
import { entities } from '../entities/entities.ts';
import { exampleRequestOf, noteOf } from './callNotes.ts';
import { errorSchema, isChange, isDoneOnce, refusalsOf, versionHeader } from './answers.ts';
import {
  type Direction,
  isRequired,
  type JsonSchema,
  jsonSchema,
  wireFields,
} from './jsonSchema.ts';
import { type PathTemplate, pathTemplates } from './pathTemplates.ts';

/** An OpenAPI document: plain JSON data. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  /** The server of the calls: the one that serves the document. */
  readonly servers: readonly { readonly url: string }[];
  /** By path, then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  };
}

/**
 * Every call of the contract as OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1). Pure: the same
 * contract gives the same document.
 */
export function openApiDocument(): OpenApiDocument {
  const components = collectComponents();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  // All answers first: what is both answered and sent is named after the answer.
  const all: readonly Call[] = Object.values(calls);
  const answers = new Map(all.map((call) => [call, responsesOf(call, components)]));
  const templateOf = pathTemplates(all);
  for (const call of all) {
    const template = templateOf(call);
    const methods = (paths[template.path] ??= {});
    methods[call.method.toLowerCase()] = {
      ...operationOf(call, template, components),
      responses: answers.get(call),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Facturatie',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Amounts, percentages and quantities are JSON numbers; decimal text is accepted too. A page of a list is requested with page and per_page; the response has last_page and total. Every refusal has a sentence and the errors by wire field.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: components.schemas, securitySchemes },
  };
}

/** A page of ours sends the cookie; what it changes must also carry the token that only it can read. */
const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The access_token of the answer of login.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Set by login; behind TLS its name is __Host-session. Only from the own origin.',
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie XSRF-TOKEN, which login sets.',
  },
} as const satisfies Record<string, JsonSchema>;

interface Components {
  readonly schemas: Record<string, JsonSchema>;
  /** The schema of a description, or a reference to it. */
  of(description: Description, direction: Direction): JsonSchema;
}

/** Components by the names of the glossary, made when they are first requested. */
function collectComponents(): Components {
  const names = new Map(entities.map(({ name, codec }) => [codec.description, name]));
  const schemas: Record<string, JsonSchema> = { error: errorSchema };
  const addresses = { sent: new Map<string, string>(), answered: new Map<string, string>() };
  const place = (description: Description, direction: Direction): string | undefined => {
    const name = names.get(description);
    if (name === undefined) return undefined;
    const known = addresses[direction].get(name);
    if (known !== undefined) return known;
    const component = name in schemas ? `${name}Sent` : name;
    const address = `#/components/schemas/${component}`;
    addresses[direction].set(name, address);
    schemas[component] = {};
    schemas[component] = jsonSchema(description, direction, (inner) => place(inner, direction));
    return address;
  };
  return {
    schemas,
    of(description, direction) {
      const $ref = place(description, direction);
      return $ref === undefined
        ? jsonSchema(description, direction, (inner) => place(inner, direction))
        : { $ref };
    },
  };
}

function operationOf(call: Call, { nameOf }: PathTemplate, components: Components): JsonSchema {
  const { name, body } = call;
  const { summary, tag } = noteOf(call);
  const parameters = [
    ...parametersOf(call, 'params', components).map((one) => ({ ...one, name: nameOf(one.name) })),
    ...parametersOf(call, 'query', components),
    ...headerParameters(call),
  ];
  const example = body && exampleRequestOf(call).body;
  return {
    operationId: name,
    summary,
    tags: [tag],
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: components.of(body.description, 'sent'),
            example,
          },
        },
      },
    }),
  };
}

function securityOf(call: Call): JsonSchema[] {
  if (call.auth === 'none') return [];
  const bearer = { bearer: [] };
  if (call.auth === 'bearer') return [bearer];
  return [{ session: [], ...(isUnsafe(call) && { xsrf: [] }) }, bearer];
}

function isUnsafe({ method }: Call): boolean {
  return method !== 'GET';
}

interface Parameter {
  readonly name: string;
  readonly [part: string]: unknown;
}

function parametersOf(
  call: Call,
  part: 'params' | 'query',
  components: Components,
): readonly Parameter[] {
  const codec = call[part];
  if (codec === undefined) return [];
  const example = exampleRequestOf(call)[part] ?? {};
  return wireFields(codec.description).map(({ name, description }) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params' || isRequired(description),
    schema: components.of(description, 'sent'),
    ...(name in example && { example: example[name] }),
  }));
}

function headerParameters(call: Call): JsonSchema[] {
  const text = { type: 'string' };
  return [
    ...(isDoneOnce(call)
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description:
              'Sent twice with one key, the call makes or removes one, and answers the same.',
            schema: { ...text, pattern: '^[\\x21-\\x7e]{1,200}$' },
          },
        ]
      : []),
    ...(isChange(call)
      ? [
          {
            name: 'If-Match',
            in: 'header',
            description:
              'The ETag of the version that was seen; without it, any version is changed or removed.',
            schema: text,
          },
        ]
      : []),
  ];
}

function responsesOf(call: Call, components: Components): JsonSchema {
  const answer = components.of(call.response.description, 'answered');
  const refusals = refusalsOf(call, noteOf(call).refusals ?? {}, (description) =>
    components.of(description, 'answered'),
  );
  return { ...successOf(call, answer), ...refusals };
}

function successOf({ response, media, versioned }: Call, schema: JsonSchema): JsonSchema {
  const { description } = response;
  if (description.kind === 'scalar' && description.shape.kind === 'nothing') {
    return { 204: { description: 'Done.' } };
  }
  return {
    200: {
      description: 'The answer.',
      ...(versioned && { headers: { ETag: versionHeader } }),
      content: { [media ?? 'application/json']: { schema } },
    },
  };
}
