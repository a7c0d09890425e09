import { pipe, rawTransform } from 'valibot';
import { type Codec, defineCodec } from './Codec.ts';

/** A value of `codec` that is one of `allowed`; else code enum. */
export function oneOf<T extends number | string, const Allowed extends readonly T[]>(
  codec: Codec<T>,
  allowed: Allowed,
): Codec<Allowed[number]> {
  return defineCodec<Allowed[number]>({
    schema: pipe(
      codec.schema,
      rawTransform(({ dataset, addIssue, NEVER }): Allowed[number] => {
        const found = allowed.find((item) => item === dataset.value);
        if (found !== undefined) return found;
        addIssue({ message: 'enum' });
        return NEVER;
      }),
    ),
    description: {
      kind: 'scalar',
      type: `one of ${allowed.join(', ')}`,
      shape: { kind: 'choice', values: allowed },
    },
    encode: codec.encode,
  });
}
