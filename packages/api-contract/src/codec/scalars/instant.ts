import { isBlank } from '@facturatie/invoice-engine';
import type { Codec } from '../Codec.ts';
import { scalar } from './scalar.ts';

/** A moment: on the wire ISO 8601 in UTC to the millisecond, in the code milliseconds since 1970. */
export function instant(): Codec<number> {
  return scalar<number>({
    type: 'moment (ISO 8601, UTC), in the code milliseconds since 1970',
    shape: { kind: 'instant' },
    read: (wire) => {
      if (isBlank(wire)) return { code: 'required' };
      if (typeof wire !== 'string') return { code: 'type' };
      const moment = Date.parse(wire);
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(wire)) return { code: 'date' };
      return Number.isNaN(moment) ? { code: 'date' } : { value: moment };
    },
    write: (value) => new Date(value).toISOString(),
  });
}
