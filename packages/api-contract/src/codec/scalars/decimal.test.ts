import { cents } from '@facturatie/invoice-engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount, integer, percentage, quantity } from './decimal.ts';

const refused = (code: string): unknown => ({ ok: false, issues: [{ path: '', code }] });
const read = (value: number): unknown => ({ ok: true, value });

/** Fifteen nines. */
const largest = 999_999_999_999_999;

/** The text a person would write for whole hundredths: 1250 is '12.50'. */
const hundredthsText = (value: number): string => {
  const digits = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

describe('amount', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [0.1, 10],
    [0.29, 29],
    [1.1, 110],
    [4.35, 435],
    [-12.5, -1250],
    [1e20 / 1e13, 1_000_000_000],
    [9_999_999_999_999.99, 999_999_999_999_999],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12.5000', 1250],
    ['007', 700],
    ['-0.00', 0],
  ])('reads %j as %i cents', (wire, value) => {
    expect(amount().decode(wire)).toStrictEqual(read(value));
  });

  test.each([
    [null, 'required'],
    [undefined, 'required'],
    ['', 'required'],
    [' ', 'required'],
    [1.005, 'decimals'],
    [0.1 + 0.2, 'decimals'],
    [1e-7, 'decimals'],
    ['1.001', 'decimals'],
    [1e21, 'max'],
    [-1e21, 'min'],
    [10_000_000_000_000, 'max'],
    [-10_000_000_000_000, 'min'],
    ['78799160913343.68', 'max'],
    ['9'.repeat(400), 'max'],
    [Number.NaN, 'type'],
    [Number.POSITIVE_INFINITY, 'type'],
    ['12,50', 'type'],
    ['1e3', 'type'],
    ['1e+30', 'type'],
    ['1e-3', 'type'],
    ['+1', 'type'],
    ['.5', 'type'],
    ['5.', 'type'],
    [' 5', 'type'],
    ['0x10', 'type'],
    ['€ 5', 'type'],
    [true, 'type'],
    [[5], 'type'],
    [{ valueOf: () => 5 }, 'type'],
  ])('refuses %j: %s', (wire, code) => {
    expect(amount().decode(wire)).toEqual(refused(code));
  });

  test('reads every number and text with two decimals without loss, and writes it back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -largest, max: largest }), (value) => {
        expect(amount().decode(JSON.parse(hundredthsText(value)))).toEqual(read(value));
        expect(amount().decode(hundredthsText(value))).toEqual(read(value));
        expect(amount().encode(cents(value))).toBe(JSON.parse(hundredthsText(value)));
      }),
    );
  });

  test('does not write an amount that a JSON number cannot represent exactly', () => {
    expect(() => amount().encode(cents(largest + 1))).toThrow(RangeError);
    expect(() => amount().encode(cents(-largest - 1))).toThrow(RangeError);
  });

  test('reads very long runs of zeros quickly', () => {
    expect(amount().decode(`1.${'0'.repeat(1_000_000)}1`)).toEqual(refused('decimals'));
  });
});

describe('percentage', () => {
  test.each([
    [7.25, 725],
    ['21', 2100],
    [0, 0],
    [100, 10_000],
  ])('reads %j as %i hundredths of a percent', (wire, value) => {
    expect(percentage().decode(wire)).toEqual(read(value));
  });

  test.each([
    [7.125, 'decimals'],
    [-0.01, 'min'],
    ['-1', 'min'],
    [100.01, 'max'],
    ['9'.repeat(400), 'max'],
  ])('refuses %j: %s', (wire, code) => {
    expect(percentage().decode(wire)).toEqual(refused(code));
  });
});

describe('quantity', () => {
  test.each([
    [2.005, 2005],
    [-2, -2000],
    ['999999.999', 999_999_999],
    [-999_999.999, -999_999_999],
  ])('reads %j as %i thousandths and writes it back', (wire, value) => {
    const decoded = quantity().decode(wire);
    expect(decoded).toEqual(read(value));
    expect(decoded.ok && quantity().encode(decoded.value)).toBe(Number(wire));
  });

  test.each([
    [0.0005, 'decimals'],
    [1_000_000, 'max'],
    [-1_000_000, 'min'],
  ])('refuses %j: %s', (wire, code) => {
    expect(quantity().decode(wire)).toEqual(refused(code));
  });
});

describe('integer', () => {
  test.each([
    [3, 3],
    ['3', 3],
    ['3.0', 3],
    [-1, -1],
  ])('reads %j', (wire, value) => {
    expect(integer({ min: -1 }).decode(wire)).toEqual(read(value));
  });

  test.each([
    [1.5, 'integer'],
    ['1.5', 'integer'],
    [1e-7, 'integer'],
    [0, 'min'],
    [11, 'max'],
    [1e300, 'max'],
    ['een', 'type'],
    [null, 'required'],
  ])('from 1 to 10 refuses %j: %s', (wire, code) => {
    expect(integer({ min: 1, max: 10 }).decode(wire)).toEqual(refused(code));
  });
});
