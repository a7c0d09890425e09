import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  calculateDocument,
  formatCents,
  type LineInput,
  parsePercent,
  parseQuantity,
  parseUnitPrice,
  percent,
} from '@facturatie/invoice-engine';
import { describe, expect, test } from 'vitest';
import { root } from '../../root.ts';

/** A number in the notation of the page's language, as decimal text. */
const languages = {
  'calculation.md': (number: string) => number.replaceAll(',', ''),
  'handleiding/berekening.md': (number: string) => number.replaceAll('.', '').replace(',', '.'),
};

describe.each(Object.entries(languages))(
  'the numbers of docs/%s are the engine’s',
  (file, read) => {
    const page = readFileSync(path.join(root, 'docs', file), 'utf8');
    const [roundings, lines, rates, totals, shares] = tablesOf(page).map((rows) =>
      rows.map((cells) => cells.map((cell) => read(lastDigit(cell)))),
    );
    const discount = parsePercent('2.5');
    const result = calculateDocument({ discount, lines: (lines ?? []).map(lineOf) });

    test('the example has its lines', () => {
      expect(lines).toHaveLength(4);
      expect(column(lines, 6)).toEqual(result.lines.map((line) => formatCents(line?.net ?? zero)));
    });

    test('per VAT rate', () => {
      expect(rates).toEqual(
        result.vatTable.map(({ rate, lineNet, allowance, taxable, vat }) => [
          String(rate / 100),
          ...[lineNet, allowance, taxable, vat].map(formatCents),
        ]),
      );
    });

    test('the totals of the document', () => {
      const { lineNet, allowance, net, vat, total } = result.totals;
      expect(column(totals, 1)).toEqual([lineNet, allowance, net, vat, total].map(formatCents));
    });

    test('from the rate back to the lines', () => {
      const row = result.vatTable.find(({ rate }) => rate === percent(2100));
      expect(column(shares, 4)).toEqual(
        [...result.lines.slice(0, 3).map((line) => line?.finalNet), row?.taxable].map((amount) =>
          formatCents(amount ?? zero),
        ),
      );
    });

    test('three lines rounded per rate', () => {
      const line = lineOf(['', '1', '1.07', '0', '21']);
      const { totals: three } = calculateDocument({ lines: [line, line, line] });
      expect(column(roundings, 2)[1]).toBe(formatCents(three.vat));
    });
  },
);

const zero = calculateDocument({ lines: [] }).totals.total;

function lineOf([, quantity = '', price = '', discount = '', vatRate = '']: string[]): LineInput {
  return {
    type: 'article',
    quantity: parseQuantity(quantity),
    unitPrice: parseUnitPrice(price),
    discount: parsePercent(discount),
    vatRate: parsePercent(vatRate),
  };
}

/** The rows of each table of a page, without its header. */
function tablesOf(page: string): string[][][] {
  return [...page.matchAll(/(?:^\|.*\|\n)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) => row.split('|').slice(1, -1)),
  );
}

function column(rows: readonly string[][] | undefined, index: number): (string | undefined)[] {
  return (rows ?? []).map((cells) => cells[index]);
}

/** The number that a cell ends with, or its text. */
function lastDigit(cell: string): string {
  return /(-?\d[\d.,]*)(?: %)?\**\s*$/.exec(cell)?.[1] ?? cell.trim();
}
