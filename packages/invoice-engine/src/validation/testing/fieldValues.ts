import type { FindingCode } from '../Finding.ts';

/** Values that a field takes, and values that it refuses, each with the code that it must give. */
export interface FieldValues {
  readonly good: readonly unknown[];
  readonly bad: readonly (readonly [value: unknown, code: FindingCode])[];
}

const empty: readonly unknown[] = [undefined, null, '', ' ', '\t\n'];

const noNumbers = ['abc', '1,5', '1.234,56', '1 000', '1e3', '+1', '.5', '5.', ' 5', '--1', '0x1'];

const notNumeric = refused('malformed', ...noNumbers, true, [], {}, Number.NaN, Infinity);

export const percentage: FieldValues = {
  good: [...empty, 0, -0, 1, 99_99, 100_00, 0n, 100_00n, '0', '-0', '0.01', '99.99', '100.0000'],
  bad: [
    ...notNumeric,
    ...refused('min', -1, -1n, -1e300, '-0.01', '-1'),
    ...refused('max', 100_01, 10n ** 30n, 1e300, '100.01', '101'),
    ...refused('decimals', 0.5, 99.99, '0.001', '99.999'),
  ],
};

/** Without a limit. */
export const amount: FieldValues = {
  good: [...empty, 0, 1, 2 ** 60, 10n ** 20n, '0', '0.01', '1234.5', '9'.repeat(40)],
  bad: [
    ...notNumeric,
    ...refused('min', -1, -(10n ** 20n), '-0.01'),
    ...refused('decimals', 12.5, '0.001'),
  ],
};

/** Up to a largest amount. */
export function amountUpTo(cents: number, text: string, textAbove: string): FieldValues {
  return {
    good: [...empty, 0, 1, cents - 1, cents, BigInt(cents), '0', '0.01', text, `${text}00`],
    bad: [...amount.bad, ...refused('max', cents + 1, 10n ** 20n, textAbove, '9'.repeat(40))],
  };
}

/** One amount and no other. */
export function exactly(cents: number, text: string): FieldValues {
  return {
    good: [cents, BigInt(cents), text],
    bad: [...amount.bad, ...refused('min', 0, cents - 1), ...refused('max', cents + 1)],
  };
}

export const quantity: FieldValues = {
  good: [0, 1, 2500, 999_999_999, '0', '0.001', '2.5', '999999.999'],
  bad: [
    ...notNumeric,
    ...refused('min', -1, '-0.001'),
    ...refused('max', 1_000_000_000, '1000000'),
    ...refused('decimals', 0.5, '0.0001', '-1.0001'),
  ],
};

export const unitPrice: FieldValues = {
  good: [0, 100, 12_5000, 99_999_999_9900, 100n, '0', '0.01', '12.5', '99999999.99', '1.2300'],
  bad: [
    ...notNumeric,
    ...refused('min', -100, '-0.01'),
    ...refused('max', 100_000_000_0000, '100000000'),
    ...refused('decimals', 1, 99, 101, -1, 3350.5, 99n, '0.335'),
  ],
};

export const sequence: FieldValues = {
  good: [-1, 0, 1, 1_000_000, '-1', '0', '12', '3.0'],
  bad: [...notNumeric, ...refused('min', -2, '-2'), ...refused('integer', 1.5, '1.5', '-1.5')],
};

export const date: FieldValues = {
  good: ['2026-11-21', '2028-02-29', '0001-01-01', '9999-12-31'],
  bad: refused('date', '2026-02-29', '2026-2-1', '21-11-2026', '2026-11-21T00:00', 20_261_121, [
    '2026-11-21',
  ]),
};

export const email: FieldValues = {
  good: [...empty, 'info@voorbeeld.be', 'a@b'],
  bad: refused(
    'email',
    'info',
    'info@',
    '@voorbeeld.be',
    'a b@c.be',
    ' a@b.be',
    'a@b.be,c@d.be',
    7,
    ['a@b.be'],
  ),
};

export const text: FieldValues = { good: ['x', 'Bakkerij', '0', 0, 7], bad: [] };

export function textUpTo(length: number): FieldValues {
  return {
    good: [...text.good, 'x'.repeat(length), '😀'.repeat(length)],
    bad: refused('length', 'x'.repeat(length + 1), '😀'.repeat(length + 1), 'x'.repeat(20_000)),
  };
}

export function choice(...allowed: string[]): FieldValues {
  const others = allowed.flatMap((value) => [`${value}x`, ` ${value}`, value.slice(1) || 'x']);
  return { good: allowed, bad: refused('enum', ...others, 0, true, [...allowed]) };
}

/** The same field, which now must be filled. */
export function required({ good, bad }: FieldValues): FieldValues {
  return {
    good: good.filter((value) => !empty.includes(value)),
    bad: [...refused('required', ...empty), ...bad],
  };
}

/** The same field, which may also be empty. */
export function optional({ good, bad }: FieldValues): FieldValues {
  return { good: [...empty, ...good], bad };
}

function refused(code: FindingCode, ...values: unknown[]): FieldValues['bad'] {
  return values.map((value) => [value, code]);
}
