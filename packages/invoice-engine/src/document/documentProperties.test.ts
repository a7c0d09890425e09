import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal, readDecimal } from '../number/decimal.ts';
import type { Integer } from '../number/integer.ts';
import type { Percent, Quantity } from '../number/scaled.ts';
import { arbitraryPercent } from '../number/testing/arbitraryNumbers.ts';
import { canonical } from '../number/testing/rational.ts';
import { calculateDocument } from './calculateDocument.ts';
import type { DocumentInput, LineInput } from './DocumentInput.ts';
import { deepFreeze, rate } from './testing/exampleLines.ts';
import {
  arbitraryArticleLine,
  arbitraryDeletedLine,
  arbitraryDocument,
  arbitraryTextLine,
} from './testing/documents.ts';
import { isSelling } from './testing/referenceLine.ts';

const sum = (values: readonly Integer[]): Integer =>
  canonical(values.reduce((total: bigint, value) => total + BigInt(value), 0n));

const negated = (value: Integer): Integer => canonical(-BigInt(value));

const withLines = (
  document: DocumentInput,
  change: (line: LineInput) => LineInput,
): DocumentInput => ({
  ...document,
  lines: document.lines.map((line) => change(line)),
});

/** Every amount of a line that has the quantity in it (SPEC.md L25). */
const quantityAmounts = [
  'listTotal',
  'listTotalInclVat',
  'net',
  'discountAmount',
  'totalMargin',
  'totalNetMargin',
  'totalFinalMargin',
  'gross',
  'finalNet',
  'finalGross',
] as const;

test('T9 table and totals do not depend on the order of the lines', () => {
  const shuffled = arbitraryDocument.chain((document) =>
    fc
      .shuffledSubarray([...document.lines], { minLength: document.lines.length })
      .map((lines) => ({ document, lines })),
  );
  fc.assert(
    fc.property(shuffled, ({ document, lines }) => {
      const { vatTable, totals } = calculateDocument(document);
      expect(calculateDocument({ ...document, lines })).toMatchObject({ vatTable, totals });
    }),
  );
});

test('L1, L2, T9 text lines and deleted lines change no amount', () => {
  const silent = fc.array(fc.tuple(fc.nat(), fc.oneof(arbitraryTextLine, arbitraryDeletedLine)), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(arbitraryDocument, silent, (document, extra) => {
      const lines = document.lines.filter(isSelling);
      const mixed = extra.reduce<LineInput[]>((all, [place, line]) => {
        return all.toSpliced(place % (all.length + 1), 0, line);
      }, lines);
      const result = calculateDocument({ ...document, lines: mixed });
      const selling = result.lines.filter(
        (_, place) => mixed[place] !== undefined && isSelling(mixed[place]),
      );
      expect({
        ...result,
        lines: selling.map((line, sequence) => ({ ...line, sequence })),
      }).toStrictEqual(calculateDocument({ ...document, lines }));
    }),
  );
});

test('L3 the visible lines are numbered from 0 without gaps', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const { lines } = calculateDocument(document);
      const visible = lines.filter((line) => line !== undefined);
      expect(visible.map(({ sequence }) => sequence)).toEqual([...visible.keys()]);
      expect(lines.map((line) => line === undefined)).toEqual(
        document.lines.map(({ mode }) => mode === 'deleted'),
      );
    }),
  );
});

test('A10, T7 the columns add up to the totals, which differ by VAT and by discount', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const { lines, totals, vatTable } = calculateDocument(document);
      const visible = lines.filter((line) => line !== undefined);
      const column = (name: 'net' | 'gross' | 'finalNet' | 'finalGross'): Integer =>
        sum(visible.map((line) => line[name]));
      const [lineNet, finalNet] = [column('net'), column('finalNet')];
      expect(totals).toStrictEqual({
        lineNet,
        allowance: sum([lineNet, negated(finalNet)]),
        net: finalNet,
        vat: sum([column('finalGross'), negated(finalNet)]),
        total: column('finalGross'),
        payable: column('finalGross'),
        vatWithoutAllowance: sum([column('gross'), negated(lineNet)]),
        totalWithoutAllowance: column('gross'),
      });
      expect(sum(vatTable.flatMap(({ taxable, vat }) => [taxable, vat]))).toBe(totals.total);
    }),
  );
});

test('A8 the lines of a rate add up to the row of that rate', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const { lines, vatTable } = calculateDocument(document);
      const rows = vatTable.map((row) => {
        const members = lines.filter((_, place) => {
          const line = document.lines[place];
          return line !== undefined && isSelling(line) && (line.vatRate ?? 0) === row.rate;
        });
        const column = (name: 'net' | 'gross' | 'finalNet' | 'finalGross'): Integer =>
          sum(members.map((line) => line?.[name] ?? 0));
        const [lineNet, taxable] = [column('net'), column('finalNet')];
        return {
          rate: row.rate,
          lineNet,
          allowance: sum([lineNet, negated(taxable)]),
          taxable,
          vat: sum([column('finalGross'), negated(taxable)]),
          vatWithoutAllowance: sum([column('gross'), negated(lineNet)]),
        };
      });
      expect(vatTable).toStrictEqual(rows);
    }),
  );
});

test('L25, T11, A4 negating all quantities negates every amount with a quantity in it and no other', () => {
  const negatedAmounts = (amounts: object, names: readonly string[]): object =>
    Object.fromEntries(
      Object.entries(amounts).map(([name, value]: [string, Integer]) => [
        name,
        names.includes(name) ? negated(value) : value,
      ]),
    );
  const allButRate = (amounts: object): string[] =>
    Object.keys(amounts).filter((name) => name !== 'rate');
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const { lines, vatTable, totals } = calculateDocument(document);
      const credit = withLines(document, (line) =>
        line.type === 'text' ? line : { ...line, quantity: (0 - line.quantity) as Quantity },
      );
      expect(calculateDocument(credit)).toStrictEqual({
        lines: lines.map((line) => line && negatedAmounts(line, quantityAmounts)),
        vatTable: vatTable.map((row) => negatedAmounts(row, allButRate(row))),
        totals: negatedAmounts(totals, allButRate(totals)),
      });
    }),
  );
});

describe('L26 all amounts are 0', () => {
  const zeros = (names: readonly string[]): object =>
    Object.fromEntries(names.map((name) => [name, 0]));

  const expectZeros = (document: DocumentInput, names: readonly string[]): void => {
    const sold = calculateDocument(document).lines.filter((line) => line !== undefined);
    expect(sold).toMatchObject(sold.map(() => zeros(names)));
  };

  test('of a quantity of 0', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const none = withLines(document, (line) =>
          line.type === 'text' ? line : { ...line, quantity: 0 as Quantity },
        );
        expectZeros(none, quantityAmounts);
        const { totals } = calculateDocument(none);
        expect(totals).toStrictEqual(zeros(Object.keys(totals)));
      }),
    );
  });

  test('with a line discount of 100 %', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const free = withLines(document, (line) =>
          line.type === 'text' ? line : { ...line, discount: rate('100') },
        );
        expectZeros(free, [
          'netUnitPrice',
          'netUnitPriceInclVat',
          'finalUnitPrice',
          'net',
          'gross',
          'finalNet',
          'finalGross',
          'netMarginPercent',
          'finalMarginPercent',
        ]);
        const { totals } = calculateDocument(free);
        expect(totals).toStrictEqual(zeros(Object.keys(totals)));
      }),
    );
  });

  test('with a document discount of 100 %', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const free = { ...document, discount: rate('100') };
        expectZeros(free, ['finalUnitPrice', 'finalNet', 'finalGross', 'finalMarginPercent']);
        const { totals } = calculateDocument(free);
        expect(totals).toStrictEqual({
          ...totals,
          ...zeros(['net', 'vat', 'total', 'payable']),
          allowance: totals.lineNet,
        });
      }),
    );
  });
});

test('L5 swapping line and document discount leaves the combined discount', () => {
  fc.assert(
    fc.property(arbitraryArticleLine, arbitraryPercent, arbitraryPercent, (line, one, other) => {
      const combined = (ofLine: Percent, ofDocument: Percent): object => {
        const document = { discount: ofDocument, lines: [{ ...line, discount: ofLine }] };
        const { combinedDiscount, combinedDiscountExact } =
          calculateDocument(document).lines[0] ?? {};
        return { combinedDiscount, combinedDiscountExact };
      };
      expect(combined(one, other)).toStrictEqual(combined(other, one));
    }),
  );
});

test('M9 a frozen document is calculated without changes, with the same result every time', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const before = JSON.stringify(document);
      const first = calculateDocument(deepFreeze(document));
      expect(calculateDocument(document)).toStrictEqual(first);
      expect(JSON.stringify(document)).toBe(before);
    }),
  );
});

test('M9 a document that went through JSON gives the same result', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const copy = JSON.parse(JSON.stringify(document)) as DocumentInput;
      expect(calculateDocument(copy)).toStrictEqual(calculateDocument(document));
    }),
  );
});

test('M3, M4, M6 every amount has one representation, is never -0 or NaN, and round-trips through its decimal text', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const { lines, vatTable, totals } = calculateDocument(document);
      const amounts = [...lines, ...vatTable, totals].flatMap((part) =>
        Object.values<Integer>({ ...part }),
      );
      const through = amounts.map((amount) => readDecimal(formatDecimal(amount, 2), 2));
      expect(through).toStrictEqual(
        amounts.map((amount) => ({ value: canonical(BigInt(amount)) })),
      );
      expect(amounts).toStrictEqual(amounts.map((amount) => canonical(BigInt(amount))));
    }),
  );
});
