import { pipe, rawCheck, transform } from 'valibot';
import { type Codec, defineCodec } from './Codec.ts';

/** A value that `codec` reads and that is one of `allowed`; anything else has code enum. */
export function oneOf<T, const Allowed extends readonly T[]>(
  codec: Codec<T>,
  allowed: Allowed,
): Codec<Allowed[number]> {
  return defineCodec<Allowed[number]>({
    schema: pipe(
      codec.schema,
      rawCheck(({ dataset, addIssue }) => {
        if (dataset.typed && !allowed.includes(dataset.value)) addIssue({ message: 'enum' });
      }),
      transform((value) => value as Allowed[number]),
    ),
    description: { kind: 'scalar', type: `one of ${allowed.join(', ')}` },
    encode: codec.encode,
  });
}
