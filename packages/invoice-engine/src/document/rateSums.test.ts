import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateDocument } from './calculateDocument.ts';
import { calculateLine } from './calculateLine.ts';
import type { DocumentInput, LineInput } from './DocumentInput.ts';
import {
  changeSums,
  contributionOf,
  type RateSum,
  type RateSums,
  sumByRate,
  vatTableOf,
} from './rateSums.ts';
import { type Terms, termsOf } from './terms.ts';
import { arbitraryDocument } from './testing/documents.ts';
import { exampleDocument, line, tenEuro } from './testing/exampleLines.ts';
import { totalsOf } from './totals.ts';

const terms = termsOf(exampleDocument);

const contribution = (input: LineInput, given: Terms = terms): RateSum | undefined =>
  contributionOf(input, calculateLine(input, given));

const sumsOf = ({ lines, ...rest }: DocumentInput): RateSums =>
  sumByRate(lines.map((each) => contribution(each, termsOf(rest))));

test('T1 the sums of the example', () => {
  expect(sumsOf(exampleDocument)).toStrictEqual([
    { rate: 600, lineCount: 1, lineNet: 1000 },
    { rate: 2100, lineCount: 3, lineNet: 306 },
  ]);
});

test('T1 a line adds its net amount to its rate; text lines and deleted lines add nothing', () => {
  expect(contribution(tenEuro)).toStrictEqual({ rate: 600, lineCount: 1, lineNet: 1000 });
  expect(contribution(line({ price: '1' }))).toStrictEqual({ rate: 0, lineCount: 1, lineNet: 100 });
  expect(contribution({ type: 'text' })).toBeUndefined();
  expect(contribution({ ...tenEuro, mode: 'deleted' })).toBeUndefined();
});

test('T8 a line that changes', () => {
  const before = contribution(line({ price: '1.02', vat: '21' }));
  const after = contribution(line({ price: '2.00', vat: '21' }));
  expect(changeSums(sumsOf(exampleDocument), before, after)).toStrictEqual([
    { rate: 600, lineCount: 1, lineNet: 1000 },
    { rate: 2100, lineCount: 3, lineNet: 404 },
  ]);
});

test('T8 removing the last line of a rate removes its row', () => {
  expect(changeSums(sumsOf(exampleDocument), contribution(tenEuro))).toStrictEqual([
    { rate: 2100, lineCount: 3, lineNet: 306 },
  ]);
});

test('T8 adding a line with a new rate adds a row, in the order of the rates', () => {
  const inserted = (vat: string): RateSums =>
    changeSums(sumsOf(exampleDocument), undefined, contribution(line({ price: '1', vat })));
  expect(inserted('0').map(({ rate }) => rate)).toStrictEqual([0, 600, 2100]);
  expect(inserted('12').map(({ rate }) => rate)).toStrictEqual([600, 1200, 2100]);
  expect(inserted('100').map(({ rate }) => rate)).toStrictEqual([600, 2100, 10_000]);
});

test('T8 an empty change changes nothing', () => {
  const sums = sumsOf(exampleDocument);
  expect(changeSums(sums)).toBe(sums);
});

test('T8 after any changes of lines the sums are those of the whole document', () => {
  fc.assert(
    fc.property(
      arbitraryDocument,
      arbitraryDocument,
      fc.infiniteStream(fc.nat()),
      (from, to, places) => {
        const given = termsOf(from);
        const lines: (LineInput | undefined)[] = [...from.lines];
        let sums = sumsOf(from);
        for (const [step, next] of [...to.lines, undefined].entries()) {
          const place = Number(places.next().value) % (lines.length + 1);
          const old = lines[place];
          lines[place] = next;
          sums = Object.freeze(
            changeSums(sums, old && contribution(old, given), next && contribution(next, given)),
          );
          const left = lines.filter((each) => each !== undefined);
          const whole = calculateDocument({ ...from, lines: left });
          const vatTable = vatTableOf(sums, given.discount);
          expect({ step, sums, vatTable, totals: totalsOf(vatTable) }).toStrictEqual({
            step,
            sums: sumsOf({ ...from, lines: left }),
            vatTable: whole.vatTable,
            totals: whole.totals,
          });
        }
      },
    ),
  );
});
