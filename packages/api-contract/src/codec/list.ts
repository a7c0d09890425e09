import { array, custom, nullish, pipe, unknown } from 'valibot';
import { type Codec, defineCodec } from './Codec.ts';

/** A list of `item`. */
export function list<T>(item: Codec<T>): Codec<T[]> {
  return defineCodec<T[]>({
    schema: pipe(
      nullish(unknown(), null),
      custom<unknown[]>(Array.isArray, ({ input }) => (input === null ? 'required' : 'type')),
      array(item.schema),
    ),
    description: { kind: 'list', item: item.description },
    encode: (values) => values.map((value) => item.encode(value)),
  });
}
