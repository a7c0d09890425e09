import { isBlank, type IsoDate, isIsoDate } from '@facturatie/invoice-engine';
import type { Codec } from '../Codec.ts';
import { scalar } from './scalar.ts';

/** A calendar date, yyyy-mm-dd. */
export function date(): Codec<IsoDate> {
  return scalar<IsoDate>({
    type: 'IsoDate (yyyy-mm-dd)',
    shape: { kind: 'date' },
    read: (wire) => {
      if (isBlank(wire)) return { code: 'required' };
      if (typeof wire !== 'string') return { code: 'type' };
      return isIsoDate(wire) ? { value: wire } : { code: 'date' };
    },
    write: (value) => value,
  });
}
