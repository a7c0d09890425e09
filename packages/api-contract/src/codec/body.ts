import { pipe, transform, unknown, instance, nullish } from 'valibot';
import { defineCodec } from './Codec.ts';
import type { Codec } from './Codec.ts';

/** No content; any body decodes to it. */
export function empty(): Codec<undefined> {
  return defineCodec<undefined>({
    schema: pipe(
      unknown(),
      transform(() => undefined),
    ),
    description: { kind: 'scalar', type: 'no content', shape: { kind: 'nothing' } },
    encode: () => undefined,
  });
}

/** A file, unchanged; `media` is its media type. */
export function file(media: string): Codec<Blob> {
  return defineCodec<Blob>({
    schema: pipe(nullish(unknown(), null), instance(Blob, 'type')),
    description: { kind: 'scalar', type: `file (${media})`, shape: { kind: 'file', media } },
    encode: (value) => value,
  });
}
