import type {
  DecimalShape,
  Description,
  ScalarDescription,
  WireShape,
} from '../codec/Description.ts';

/** A JSON Schema of dialect 2020-12, as used by OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What is sent is read with patience (numbers as text, blanks); what is answered has one form. */
export type Direction = 'sent' | 'answered';

/** The name of a shared schema; undefined when the schema is inlined. */
export type Reference = (description: Description) => string | undefined;

/** Text without NUL. */
const anyText = String.raw`^[^\u0000]*$`;

const filledText = String.raw`^[^\u0000]*[^\s\u0000][^\u0000]*$`;

const blank: JsonSchema = { type: 'string', pattern: String.raw`^\s*$` };

const nothing: JsonSchema = { type: 'null' };

/**
 * The schema of what a codec reads (`sent`) or writes (`answered`), by wire names. It says what each
 * value alone must be; rules over several fields are the server's.
 */
export function jsonSchema(
  description: Description,
  direction: Direction,
  reference: Reference,
): JsonSchema {
  const within = (inner: Description): JsonSchema => {
    const address = reference(inner);
    return address === undefined ? jsonSchema(inner, direction, reference) : { $ref: address };
  };
  if (description.kind === 'list') return { type: 'array', items: within(description.item) };
  if (description.kind === 'scalar') return scalarSchema(description, direction);
  const fields = wireFields(description);
  const required = fields
    .filter((field) => direction === 'answered' || isRequired(field.description))
    .map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, within(field.description)])),
    ...(required.length > 0 && { required }),
  };
}

/** A field as it is on the wire. */
export interface WireField {
  readonly name: string;
  readonly description: Description;
}

/** The fields of an object on the wire, with those of its inlined parts. */
export function wireFields(description: Description): WireField[] {
  if (description.kind !== 'object') return [];
  return description.fields.flatMap((field) =>
    field.wireName === undefined
      ? wireFields(field.description)
      : [{ name: field.wireName, description: field.description }],
  );
}

/** Whether what is sent must hold it. */
export function isRequired(description: Description): boolean {
  if (description.kind !== 'scalar') return true;
  const { absent, required = false, shape } = description;
  if (absent !== undefined) return required && absent.reads === null;
  return required || shape.kind !== 'text' || shape.filled === true;
}

function scalarSchema(description: ScalarDescription, direction: Direction): JsonSchema {
  const { absent, required = false, type } = description;
  const note = { description: type };
  if (direction === 'answered') {
    const schema = answeredShape(description.shape);
    return absent?.reads === null ? { ...note, anyOf: [schema, nothing] } : { ...note, ...schema };
  }
  const { shape } = description;
  const sent = shape.kind === 'text' && required ? { ...shape, filled: true } : shape;
  const schemas = sentShapes(sent);
  if (!isRequired(description)) {
    schemas.push(nothing);
    if (absent !== undefined) schemas.push(blank);
  }
  const [only, ...others] = schemas;
  return {
    ...note,
    ...(others.length === 0 ? only : { anyOf: schemas }),
    ...(absent !== undefined && absent.reads !== null && { default: absent.reads }),
  };
}

function answeredShape(shape: WireShape): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return { type: 'string', ...(shape.filled && { pattern: filledText }) };
    case 'decimal':
      return numberSchema(shape);
    case 'choice':
      return { enum: shape.values };
    case 'flag':
      return { enum: [0, 1] };
    case 'boolean':
      return { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` };
    case 'instant':
      return {
        type: 'string',
        format: 'date-time',
        pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$`,
      };
    case 'file':
      return { contentMediaType: shape.media };
    case 'nothing':
      return {};
    default:
      return shape satisfies never;
  }
}

/** The same value is taken in each of these. */
function sentShapes(shape: WireShape): JsonSchema[] {
  if (shape.kind === 'text') {
    const text = { type: 'string', pattern: shape.filled ? filledText : anyText };
    return shape.orDigits ? [text, wholeNumber] : [text];
  }
  if (shape.kind === 'decimal') {
    return [numberSchema(shape), { type: 'string', pattern: decimalText(shape.decimals) }];
  }
  if (shape.kind === 'choice') {
    return [{ enum: [...new Set([...shape.values, ...shape.values.map(String)])] }];
  }
  if (shape.kind === 'flag') return [{ enum: [0, 1, '0', '1', false, true] }];
  return [answeredShape(shape)];
}

const wholeNumber = numberSchema({
  decimals: 0,
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
});

/** No multipleOf: validators divide in binary fractions, and would refuse 4.35. */
function numberSchema({ decimals, minimum, maximum }: Omit<DecimalShape, 'kind'>): JsonSchema {
  const unit = 10 ** decimals;
  return {
    type: decimals === 0 ? 'integer' : 'number',
    minimum: minimum / unit,
    maximum: maximum / unit,
  };
}

/** A number with a decimal point; trailing zeros are allowed. */
function decimalText(decimals: number): string {
  const digits = decimals === 0 ? '0+' : String.raw`\d{1,${decimals}}0*`;
  return String.raw`^-?\d+(\.${digits})?$`;
}
