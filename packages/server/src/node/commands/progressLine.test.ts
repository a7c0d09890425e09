import { expect, test } from 'vitest';
import { progressLine } from './progressLine.ts';

/** What is written while a thousand rows come one by one, a row a millisecond. */
function writtenFor(isTTY: boolean): string[] {
  const lines: string[] = [];
  let row = 0;
  const show = progressLine({ isTTY, write: (text) => lines.push(text) }, () => row);
  for (row = 1; row <= 1000; row++) show({ thing: 'customers', written: row, total: 1000 });
  return lines;
}

test('on a terminal one line is rewritten at every percent', () => {
  const lines = writtenFor(true);
  expect(lines).toHaveLength(101);
  expect(lines[50]).toBe(`\r${'500 of 1000 customers (50 %, 1000 a second)'.padEnd(70)}`);
  expect(lines.filter((line) => line.includes('\n'))).toEqual([lines[100]]);
});

test('in a file a line is added at every tenth', () => {
  const lines = writtenFor(false);
  expect(lines).toHaveLength(11);
  expect(lines[5]).toBe('500 of 1000 customers (50 %, 1000 a second)\n');
  expect(lines[10]).toBe('1000 of 1000 customers (100 %, 1000 a second)\n');
});
