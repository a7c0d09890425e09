import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBic, parseBic } from './bic.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;

const text = (from: string, length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...from), minLength: length, maxLength: length });

const bics = fc
  .tuple(text(signs, 4), text(letters, 2), text(signs, 2), fc.option(text(signs, 3)))
  .map(([prefix, country, suffix, branch]) => `${prefix}${country}${suffix}${branch ?? ''}`);

describe('C9, C11 a BIC', () => {
  test.each([
    ['KREDBEBB', 'KREDBEBB'],
    ['KREDBEBBXXX', 'KREDBEBBXXX'],
    ['gkcc be bb', 'GKCCBEBB'],
    ['GEBA-BE-BB-36A', 'GEBABEBB36A'],
    [' TRWIBEB1XXX\n', 'TRWIBEB1XXX'],
    ['E097AEXX', 'E097AEXX'],
    ['BIC GKCCBEBB', 'GKCCBEBB'],
    ['BIC NRABNL2A', 'NRABNL2A'],
    ['BIC/SWIFT: GKCC.BE.BB', 'GKCCBEBB'],
    ['Swift-code GKCCBEBB', 'GKCCBEBB'],
    ['BICKBEBB', 'BICKBEBB'],
  ])('written as %j is read as %s', (written, bic) => {
    expect(parseBic(written)).toBe(bic);
    expect(isBic(written)).toBe(true);
  });

  test.each([
    ['empty', ''],
    ['of seven signs', 'KREDBEB'],
    ['of nine signs', 'KREDBEBBX'],
    ['of ten signs', 'KREDBEBBXX'],
    ['of twelve signs', 'KREDBEBBXXXX'],
    ['with a digit in its country', 'KREDB3BB'],
    ['with another sign', 'KRED+BEBB'],
    ['with a letter that is no capital of A to Z', 'KRÉDBEBB'],
    ['with a letter that becomes two as a capital', 'KREDBEBß'],
    ['that is an IBAN', 'BE68 5390 0754 7034'],
  ])('is not a text %s', (_, written) => {
    expect(parseBic(written)).toBeUndefined();
    expect(isBic(written)).toBe(false);
  });

  test('is parsed from capitals and from lower case in groups', () => {
    fc.assert(
      fc.property(bics, (bic) => {
        expect(parseBic(bic)).toBe(bic);
        expect(parseBic(bic.toLowerCase().replace(/(.{4})/g, '$1 '))).toBe(bic);
      }),
    );
  });

  test('is never a text of another length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.infiniteStream(fc.constantFrom(...letters)),
        (length, stream) => {
          const written = [...stream.take(length)].join('');
          expect(isBic(written)).toBe(length === 8 || length === 11);
        },
      ),
    );
  });
});
