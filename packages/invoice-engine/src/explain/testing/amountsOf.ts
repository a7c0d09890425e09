import type { CalculatedDocument } from '../../document/calculateDocument.ts';
import type { DocumentTotals } from '../../document/DocumentTotals.ts';
import type { Integer } from '../../number/integer.ts';
import type { AmountReference, LineField, VatField } from '../Explanation.ts';

/** An amount of a calculated document with its value. */
export interface CalculatedAmount {
  readonly amount: AmountReference;
  readonly value: Integer;
}

/** Every amount of a calculated document: totals, cells of the VAT table, amounts of lines. */
export function amountsOf({ totals, vatTable, lines }: CalculatedDocument): CalculatedAmount[] {
  return [
    ...entriesOf(totals).map(([name, value]) => ({ amount: name as keyof DocumentTotals, value })),
    ...vatTable.flatMap(({ rate, ...cells }) =>
      entriesOf(cells).map(([name, value]) => ({
        amount: { rate, field: name as VatField },
        value,
      })),
    ),
    ...lines.flatMap((line, index) => {
      if (line === undefined) return [];
      const { sequence: _, ...amounts } = line;
      return entriesOf(amounts).map(([name, value]) => ({
        amount: { line: index, field: name as LineField },
        value,
      }));
    }),
  ];
}

function entriesOf(amounts: object): [string, Integer][] {
  return Object.entries(amounts) as [string, Integer][];
}
