import type { Codec } from './Codec.ts';
import { scalar } from './scalar.ts';

/** True or false. */
export function boolean(): Codec<boolean> {
  return scalar<boolean>({
    type: 'boolean',
    shape: { kind: 'boolean' },
    read: (wire) => {
      if (wire === null) return { code: 'required' };
      return typeof wire === 'boolean' ? { value: wire } : { code: 'type' };
    },
    write: (value) => value,
  });
}
