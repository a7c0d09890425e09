import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlock, pastedBlock } from './pastedBlock.ts';

describe('a block of a spreadsheet', () => {
  test.each([
    ['one cell', 'Bureaustoel', [['Bureaustoel']]],
    ['cells beside one another', 'Stoel\t2\t12,50', [['Stoel', '2', '12,50']]],
    [
      'lines of Windows',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['lines of Unix', 'a\nb\n', [['a'], ['b']]],
    ['lines of an old Mac', 'a\rb\r', [['a'], ['b']]],
    ['an empty line in between', 'a\n\nb', [['a'], [''], ['b']]],
    ['an empty cell at the end of a line', 'a\t\r\n', [['a', '']]],
    [
      'lines of different lengths',
      'a\tb\tc\nd',
      [
        ['a', 'b', 'c'],
        ['d', '', ''],
      ],
    ],
    ['a cell of two lines', '"Stoel\r\nzwart"\t2', [['Stoel\nzwart', '2']]],
    ['a cell with a tab', '"a\tb"\tc', [['a\tb', 'c']]],
    ['quotes doubled by the spreadsheet', '"Buis ""5"""\t1', [['Buis "5"', '1']]],
    ['an inch, which is no quote', 'Buis 5"\t1', [['Buis 5"', '1']]],
    ['quotes that somebody typed', '"hoi"\t1', [['"hoi"', '1']]],
    ['quotes around the first word only', '"hoi" daar\t1', [['"hoi" daar', '1']]],
    [
      'a quote that nobody closed',
      '"hoi\t1\n2\t3',
      [
        ['"hoi', '1'],
        ['2', '3'],
      ],
    ],
    ['nothing', '', [['']]],
  ])('%s', (_name, text, block) => {
    expect(pastedBlock(text)).toEqual(block);
  });

  test('what a spreadsheet writes comes back cell for cell', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '5') });
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    const written = (value: string) =>
      /["\t\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
    const text = (cells: string[][]) =>
      cells.map((line) => `${line.map(written).join('\t')}\r\n`).join('');
    fc.assert(
      fc.property(block, (cells) => {
        expect(pastedBlock(text(cells))).toEqual(cells);
      }),
    );
  });
});

describe('whether what is pasted is a block', () => {
  const table = '<html><table><tr><td>a</td></tr></table></html>';

  test.each([
    ['a word', 'Stoel', '', true, false],
    ['one cell of a spreadsheet', 'Stoel\r\n', table, true, false],
    ['two cells', 'Stoel\t2', '', true, true],
    ['a column, into a cell of one line', 'a\nb', '', false, true],
    ['a column, into a cell of several lines', 'a\nb', table, true, true],
    ['two lines of a letter, into a cell of several lines', 'a\nb', '<p>a<br>b</p>', true, false],
  ])('%s', (_name, text, html, holdsLineBreaks, expected) => {
    expect(isBlock({ text, html }, holdsLineBreaks)).toBe(expected);
  });
});
