import { pipe, transform, unknown } from 'valibot';
import { type Codec, defineCodec } from './Codec.ts';

/** No content: what an answer without a body decodes to, whatever the body holds. */
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
