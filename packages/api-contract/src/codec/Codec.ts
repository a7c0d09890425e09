import { type GenericSchema, safeParse } from 'valibot';
import type { Description } from './Description.ts';
import { type Issue, issuesFrom } from './issue.ts';

/** A decoded value, or every reason why the wire value was refused. */
export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: Issue[] };

/**
 * Declares a value in both forms: JSON on the wire, and the value in code.
 *
 * For every `value` of `T`, `decode(encode(value))` gives `value` back; for every wire value that `encode`
 * can give, `encode(decode(wire))` gives that wire value back.
 */
export interface Codec<T> {
  /** The valibot schema behind `decode`; also a Standard Schema for libraries that take one. */
  readonly schema: GenericSchema<unknown, T>;
  /** Its description in the glossary. */
  readonly description: Description;
  /** Reads parsed JSON (or query strings). Unknown extra fields are left out, never refused. */
  decode(wire: unknown): Decoded<T>;
  /** Writes the value as it travels: plain JSON data. */
  encode(value: T): unknown;
}

/** The value type of a codec. */
export type Infer<C> = C extends Codec<infer T> ? T : never;

/** Makes a codec of its two directions. */
export function defineCodec<T>(parts: {
  schema: GenericSchema<unknown, T>;
  description: Description;
  encode: (value: T) => unknown;
}): Codec<T> {
  return {
    ...parts,
    decode(wire) {
      const result = safeParse(parts.schema, wire);
      return result.success
        ? { ok: true, value: result.output }
        : { ok: false, issues: issuesFrom(result.issues) };
    },
  };
}
