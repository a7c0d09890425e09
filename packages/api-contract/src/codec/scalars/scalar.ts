import { nullish, pipe, rawTransform, unknown } from 'valibot';
import { type Codec, defineCodec } from '../Codec.ts';
import type { WireShape } from '../Description.ts';
import type { IssueCode } from '../issue.ts';

/** The result of decoding a wire value: its value, or an error code. */
export type Reading<T> = { readonly value: T } | { readonly code: IssueCode };

/**
 * Makes the codec of a single value. `read` gets null for a field that is absent or null, and says
 * itself whether that is allowed.
 */
export function scalar<T>(parts: {
  type: string;
  shape: WireShape;
  read: (wire: unknown) => Reading<T>;
  write: (value: T) => unknown;
}): Codec<T> {
  return defineCodec<T>({
    schema: pipe(
      nullish(unknown(), null),
      rawTransform(({ dataset, addIssue, NEVER }): T => {
        const reading = parts.read(dataset.value);
        if ('value' in reading) return reading.value;
        addIssue({ message: reading.code });
        return NEVER;
      }),
    ),
    description: { kind: 'scalar', type: parts.type, shape: parts.shape },
    encode: parts.write,
  });
}
