import { expect, test } from 'vitest';
import { corpusToday } from './corpus/spellings.ts';
import type { DateResult } from './date/DateResult.ts';
import { readDate } from './date/readDate.ts';
import { readMoney } from './number/money.ts';
import type { NumberResult } from './number/NumberResult.ts';
import { readQuantity } from './number/quantity.ts';
import readme from './README.md?raw';
import type { Entry } from './reading.ts';

const readers: Record<string, (text: string, entry: Entry) => NumberResult | DateResult> = {
  Amounts: (text, entry) => readMoney(text, { entry }),
  Quantities: (text, entry) => readQuantity(text, { entry }),
  'Dates, on 16/03/2026': (text, entry) => readDate(text, { entry, today: corpusToday }),
};

/** The rows of the table below a line, without head and rule. */
function rowsBelow(line: string): string[][] {
  const [, below = ''] = readme.split(`\n${line}:\n\n`);
  const [table = ''] = below.split('\n\n');
  const rows = table.split('\n').map((row) => row.split('|').slice(1, -1));
  return rows.slice(2).map((cells) => cells.map((cell) => cell.trim()));
}

function inWords(result: NumberResult | DateResult): string {
  const { alternative } = result;
  const taken = 'text' in result ? result.text : result.error;
  return alternative ? `${taken} (or ${alternative.text})` : taken;
}

test.each(Object.entries(readers))('the table of the README is right: %s', (line, read) => {
  const rows = rowsBelow(line);
  expect(rows.length).toBeGreaterThan(5);
  const done = rows.map(([text = '']) => {
    const plain = text.replaceAll('`', '');
    return [text, inWords(read(plain, 'typed')), inWords(read(plain, 'pasted'))];
  });
  expect(rows).toEqual(done);
});
