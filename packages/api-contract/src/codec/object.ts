import {
  type BaseIssue,
  type BaseValidation,
  custom,
  type GenericSchema,
  type IssuePathItem,
  nullish,
  object as wireObject,
  pipe,
  rawCheck,
  type RawCheckAction,
  type TransformAction,
  unknown,
} from 'valibot';
import { type Codec, defineCodec } from './Codec.ts';
import type { FieldDescription } from './Description.ts';
import { type Issue, issuesFrom } from './issue.ts';

/** An English field and the wire name it travels under. */
export interface NamedField<T> {
  readonly wireName: string;
  readonly codec: Codec<T>;
}

/** An English object whose fields are inlined in the surrounding wire object. */
export interface InlineField<T> {
  readonly inline: ObjectCodec<T>;
}

export type Field<T> = NamedField<T> | InlineField<T>;

/** The fields that make an object of type `T`. */
export type Fields<T> = { readonly [Name in keyof T]: Field<T[Name]> };

/** The codec of an object, with its fields at hand to build a larger object from. */
export interface ObjectCodec<T> extends Codec<T> {
  readonly fields: Fields<T>;
}

type Parts = readonly (readonly [name: string, field: Field<unknown>])[];

type WireObject = Record<string, unknown>;

/** A field that travels under `wireName`. */
export function field<T>(wireName: string, codec: Codec<T>): NamedField<T> {
  return { wireName, codec };
}

/** Fields that are one object in the code and are inlined in the surrounding object on the wire. */
export function inline<T>(codec: ObjectCodec<T>): InlineField<T> {
  return { inline: codec };
}

/** A field of any value, so that each field is typed by its own codec. */
type SomeField =
  | { readonly wireName: string; readonly codec: object }
  | { readonly inline: object };

/** The value of a field. */
type ValueOf<F> = F extends Field<infer T> ? T : never;

/**
 * An object: English names in the code, wire names on the wire, one declaration for both ways.
 *
 * @example object({ postcode: field('zip_code', text()) }) // postcode here, zip_code on the wire
 */
export function object<F extends Readonly<Record<string, SomeField>>>(
  fields: F,
): ObjectCodec<{ readonly [Name in keyof F]: ValueOf<F[Name]> }> {
  type Value = { readonly [Name in keyof F]: ValueOf<F[Name]> };
  const typed = fields as Fields<Value>;
  return { ...objectCodec<Value>(typed), fields: typed };
}

/** The issues of a decoded object; `found` are those of decoding. */
export type ObjectCheck<T> = (value: T, found: readonly Issue[]) => readonly Issue[];

/** The codec of an object, which may look at all of it once its fields are read. */
export function objectCodec<T>(fields: Fields<T>, check?: ObjectCheck<T>): Codec<T> {
  const parts = partsOf(fields);
  const read = reader(parts) as (wire: WireObject) => T;
  const wireSchema = wireObject(wireSchemas(parts));
  return defineCodec<T>({
    schema: pipe(
      nullish(unknown(), null),
      custom<WireObject>(isWireObject, ({ input }) => (input === null ? 'required' : 'type')),
      check
        ? pipe(
            wireSchema,
            checkedBy((wire, found) => check(read(wire), found)),
          )
        : wireSchema,
      translated(read) as unknown as TransformAction<WireObject, T>,
    ),
    description: { kind: 'object', fields: describe(parts) },
    encode: (value) => toWire(parts, value as WireObject),
  });
}

/**
 * Gives the object its English names, also when fields could not be read (these hold what came): the
 * checks of a surrounding object then still find everything else in its place. Valibot's own transform
 * leaves out objects with issues.
 */
function translated<T>(
  read: (wire: WireObject) => T,
): BaseValidation<WireObject, WireObject & T, BaseIssue<WireObject>> {
  return {
    kind: 'validation',
    type: 'translated',
    reference: translated,
    async: false,
    expects: null,
    '~run': (dataset) => Object.assign(dataset, { value: read(dataset.value as WireObject) }),
  };
}

/** Also called when fields did not decode: these hold the wire value. */
function checkedBy(check: ObjectCheck<WireObject>): RawCheckAction<WireObject> {
  return rawCheck(({ dataset, addIssue }) => {
    const found = issuesFrom(dataset.issues ?? []);
    for (const { path, code } of check(dataset.value as WireObject, found)) {
      addIssue({ message: code, path: pathItems(path) });
    }
  });
}

/** A path as valibot writes it: at least one item, as splitting text gives at least one part. */
function pathItems(path: string): [IssuePathItem, ...IssuePathItem[]] {
  return path.split('.').map((key) => {
    return { type: 'unknown', origin: 'value', input: undefined, key, value: undefined };
  }) as [IssuePathItem, ...IssuePathItem[]];
}

function isWireObject(wire: unknown): boolean {
  return typeof wire === 'object' && wire !== null && !Array.isArray(wire);
}

function partsOf<T>(fields: Fields<T>): Parts {
  return Object.entries(fields as Record<string, Field<unknown>>);
}

function wireSchemas(parts: Parts): Record<string, GenericSchema> {
  const schemas: Record<string, GenericSchema> = {};
  for (const [, part] of parts) {
    if ('inline' in part) Object.assign(schemas, wireSchemas(partsOf(part.inline.fields)));
    else schemas[part.wireName] = part.codec.schema;
  }
  return schemas;
}

/** Gives a wire object its English names: made once, because a document has hundreds of lines. */
function reader(parts: Parts): (wire: WireObject) => WireObject {
  const readers = parts.map(([name, part]) => {
    const read =
      'inline' in part
        ? reader(partsOf(part.inline.fields))
        : (wire: WireObject) => wire[part.wireName];
    return [name, read] as const;
  });
  return (wire) => {
    const value: WireObject = {};
    for (const [name, read] of readers) value[name] = read(wire);
    return value;
  };
}

function toWire(parts: Parts, value: WireObject): WireObject {
  const wire: WireObject = {};
  for (const [name, part] of parts) {
    if ('inline' in part) Object.assign(wire, part.inline.encode(value[name]));
    else wire[part.wireName] = part.codec.encode(value[name]);
  }
  return wire;
}

function describe(parts: Parts): FieldDescription[] {
  return parts.map(([name, part]) =>
    'inline' in part
      ? { name, wireName: undefined, description: part.inline.description }
      : { name, wireName: part.wireName, description: part.codec.description },
  );
}
