import { isBlank } from '@facturatie/invoice-engine';
import { lazy, nullish, pipe, transform, unknown } from 'valibot';
import { type Codec, defineCodec } from './Codec.ts';
import type { Description } from './Description.ts';

/** A value that may be missing: absent, null and (as forms send it) blank text read as null. */
export function nullable<T>(codec: Codec<T>): Codec<T | null> {
  return defineCodec<T | null>({
    schema: pipe(
      nullish(unknown(), null),
      lazy((wire) => (isBlank(wire) ? nothingSchema : codec.schema)),
    ),
    description: annotated(codec.description, 'or null', null),
    encode: (value) => (value === null ? null : codec.encode(value)),
  });
}

/** A value with a default: absent, null and (as forms send it) blank text read as `fallback`. */
export function withDefault<T>(codec: Codec<T>, fallback: NoInfer<T>): Codec<T> {
  const fallbackSchema = pipe(
    unknown(),
    transform(() => fallback),
  );
  return defineCodec<T>({
    schema: pipe(
      nullish(unknown(), null),
      lazy((wire) => (isBlank(wire) ? fallbackSchema : codec.schema)),
    ),
    description: annotated(
      codec.description,
      `default ${JSON.stringify(codec.encode(fallback))}`,
      codec.encode(fallback),
    ),
    encode: codec.encode,
  });
}

const nothingSchema = pipe(
  unknown(),
  transform(() => null),
);

function annotated(description: Description, note: string, reads: unknown): Description {
  return description.kind === 'scalar'
    ? { ...description, type: `${description.type}, ${note}`, absent: { reads } }
    : description;
}
