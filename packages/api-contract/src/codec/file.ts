import { instance, pipe, nullish, unknown } from 'valibot';
import { type Codec, defineCodec } from './Codec.ts';

/** A file as it is; `media` says of which type. */
export function file(media: string): Codec<Blob> {
  return defineCodec<Blob>({
    schema: pipe(nullish(unknown(), null), instance(Blob, 'type')),
    description: { kind: 'scalar', type: `file (${media})`, shape: { kind: 'file', media } },
    encode: (value) => value,
  });
}
