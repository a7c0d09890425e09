import * as fc from 'fast-check';
import type { WireShape } from '../codec/Description.ts';

// Wire values exactly as `encode` writes them.

export const wireText = fc.string({ unit: 'grapheme' });

export const wireRequiredText = wireText.filter((text) => text.trim() !== '');

const wireLabel = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/);

/** Nothing, or an address of the form that an e-mail field takes. */
export const wireEmail = fc.oneof(
  fc.constant(''),
  fc
    .tuple(fc.stringMatching(/^[a-zA-Z0-9.+_'-]{1,20}$/), wireLabel, wireLabel)
    .map(([name, ...labels]) => `${name}@${labels.join('.')}`),
);

const days = { min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };

const wireInstant = fc.date(days).map((moment) => moment.toISOString());

/** A number with at most so many decimals: dividing whole units gives the nearest double of each. */
export function wireDecimal(decimals: number, minimum: number, maximum: number) {
  return fc
    .integer({ min: minimum, max: maximum })
    .map((units) => (units === 0 ? 0 : units / 10 ** decimals));
}

/** Values of a shape. A file has none that is plain data. */
export function wireOfShape(shape: WireShape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text':
      return shape.filled ? wireRequiredText : wireText;
    case 'decimal':
      return wireDecimal(shape.decimals, shape.minimum, shape.maximum);
    case 'choice':
      return fc.constantFrom(...shape.values);
    case 'flag':
      return fc.constantFrom(0, 1);
    case 'boolean':
      return fc.boolean();
    case 'date':
      return wireInstant.map((moment) => moment.slice(0, 10));
    case 'instant':
      return wireInstant;
    case 'file':
    case 'nothing':
      return fc.constant(undefined);
    default:
      return shape satisfies never;
  }
}
