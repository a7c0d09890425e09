import {
  type GenericSchema,
  custom,
  nullish,
  object as wireObject,
  pipe,
  transform,
  unknown,
} from 'valibot';
import { type Codec, defineCodec } from './Codec.ts';
import type { FieldDescription } from './Description.ts';

/** An English field and the wire name it travels under. */
export interface NamedField<T> {
  readonly wireName: string;
  readonly codec: Codec<T>;
}

/** An English object whose fields stand directly in the surrounding wire object. */
export interface InlineField<T> {
  readonly inline: Codec<T> & { readonly fields: Fields };
}

export type Field<T> = NamedField<T> | InlineField<T>;

export type Fields = Readonly<Record<string, Field<unknown>>>;

export type ObjectValue<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer T> ? T : never;
};

/** The codec of an object, with its fields at hand to build a larger object from. */
export interface ObjectCodec<F extends Fields> extends Codec<ObjectValue<F>> {
  readonly fields: F;
}

type WireObject = Record<string, unknown>;

/** A field that travels under `wireName`. */
export function field<T>(wireName: string, codec: Codec<T>): NamedField<T> {
  return { wireName, codec };
}

/** Fields that are one object in the code and stand loose in the surrounding object on the wire. */
export function inline<F extends Fields>(codec: ObjectCodec<F>): InlineField<ObjectValue<F>> {
  return { inline: codec };
}

/**
 * An object: English names in the code, wire names on the wire, one declaration for both ways.
 *
 * @example object({ postcode: field('zip_code', text()) }) // postcode here, zip_code on the wire
 */
export function object<const F extends Fields>(fields: F): ObjectCodec<F> {
  const codec = defineCodec<ObjectValue<F>>({
    schema: pipe(
      nullish(unknown(), null),
      custom<WireObject>(isWireObject, ({ input }) => (input === null ? 'required' : 'type')),
      wireObject(wireSchemas(fields)),
      transform((wire) => toEnglish(fields, wire) as ObjectValue<F>),
    ),
    description: { kind: 'object', fields: describe(fields) },
    encode: (value) => toWire(fields, value),
  });
  return { ...codec, fields };
}

function isWireObject(wire: unknown): boolean {
  return typeof wire === 'object' && wire !== null && !Array.isArray(wire);
}

function wireSchemas(fields: Fields): Record<string, GenericSchema> {
  const schemas: Record<string, GenericSchema> = {};
  for (const part of Object.values(fields)) {
    if ('inline' in part) Object.assign(schemas, wireSchemas(part.inline.fields));
    else schemas[part.wireName] = part.codec.schema;
  }
  return schemas;
}

function toEnglish(fields: Fields, wire: WireObject): unknown {
  const value: WireObject = {};
  for (const [name, part] of Object.entries(fields)) {
    value[name] = 'inline' in part ? toEnglish(part.inline.fields, wire) : wire[part.wireName];
  }
  return value;
}

function toWire(fields: Fields, value: WireObject): WireObject {
  const wire: WireObject = {};
  for (const [name, part] of Object.entries(fields)) {
    if ('inline' in part) Object.assign(wire, part.inline.encode(value[name]));
    else wire[part.wireName] = part.codec.encode(value[name]);
  }
  return wire;
}

function describe(fields: Fields): FieldDescription[] {
  return Object.entries(fields).map(([name, part]) =>
    'inline' in part
      ? { name, wireName: undefined, description: part.inline.description }
      : { name, wireName: part.wireName, description: part.codec.description },
  );
}
