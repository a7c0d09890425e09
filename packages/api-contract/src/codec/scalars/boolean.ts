import type { Codec } from '../Codec.ts';
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

/** Yes or no that travels as 1 or 0; true and false are read as well. */
export function flag(): Codec<boolean> {
  return scalar<boolean>({
    type: 'boolean (travels as 1 or 0)',
    shape: { kind: 'flag' },
    read: (wire) => {
      if (wire === null) return { code: 'required' };
      if (wire === true || wire === 1 || wire === '1') return { value: true };
      return wire === false || wire === 0 || wire === '0' ? { value: false } : { code: 'type' };
    },
    write: (value) => (value ? 1 : 0),
  });
}
