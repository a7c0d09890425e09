import { openApiDocument } from '@facturatie/api-contract';
import { registerSchema, validate } from '@hyperjump/json-schema/openapi-3-1';

const address = 'https://facturatie.test/openapi.json';
const dialect = 'https://spec.openapis.org/oas/3.1/dialect/base';

type Validator = Awaited<ReturnType<typeof validate>>;
type Json = Parameters<Validator>[0];

const text = JSON.stringify(openApiDocument());

registerSchema(JSON.parse(text) as Record<string, Json>, address, dialect);

interface OpenApiResponse {
  readonly content?: Readonly<Record<string, unknown>>;
}

/** The responses of a call in the OpenAPI document, with their pointer. */
const openApiResponses = new Map(
  Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      String(operation['operationId']),
      {
        place: ['paths', path, method, 'responses'],
        responses: operation['responses'] as Readonly<Record<string, OpenApiResponse>>,
      },
    ]),
  ),
);

const validators = new Map<string, Promise<Validator>>();

/** The validator of a schema, compiled once: that takes longer than to hold an answer against it. */
function validatorOf(schema: string): Promise<Validator> {
  const validator = validators.get(schema) ?? validate(schema);
  validators.set(schema, validator);
  return validator;
}

/** What is wrong with an answer to a call, compared with the OpenAPI document; undefined when nothing is. */
export async function faultByOpenApi(
  call: string,
  status: number,
  json: unknown,
): Promise<string | undefined> {
  const documented = openApiResponses.get(call);
  const answer = documented?.responses[status];
  if (documented === undefined || answer === undefined) return `${status} is not documented`;
  const media = 'application/json';
  if (answer.content?.[media] === undefined) return undefined;
  const pointer = [...documented.place, String(status), 'content', media, 'schema']
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const check = await validatorOf(`${address}#/${pointer}`);
  return check(json as Json).valid ? undefined : `${status} is not as its schema wants it`;
}
