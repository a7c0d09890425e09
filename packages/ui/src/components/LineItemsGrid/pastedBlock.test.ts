import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockText, isBlock, pastedBlock, singleCell } from './pastedBlock.ts';

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
    ['typed quotes', '"hoi"\t1', [['"hoi"', '1']]],
    ['quotes around the first word only', '"hoi" daar\t1', [['"hoi" daar', '1']]],
    [
      'an unclosed quote',
      '"hoi\t1\n2\t3',
      [
        ['"hoi', '1'],
        ['2', '3'],
      ],
    ],
    ['nothing', '', [['']]],
    ['empty cells before and between', '\t\ta\t\tb', [['', '', 'a', '', 'b']]],
    ['empty cells only', '\t\r\n', [['', '']]],
    [
      'empty lines at the end, without the line break that ends the last one',
      'a\tb\n\t\n\n \t\n',
      [
        ['a', 'b'],
        ['', ''],
        ['', ''],
        [' ', ''],
      ],
    ],
    ['the empty end of a whole column', `a\tb\n${'\t\n'.repeat(997)}`, [['a', 'b']]],
    ['an empty line at the start', '\r\na\r\n', [[''], ['a']]],
    [
      'Excel: a cell of lines among lines of Windows',
      'a\t"b\nc"\r\nd\te\r\n',
      [
        ['a', 'b\nc'],
        ['d', 'e'],
      ],
    ],
    ['Excel: quotes within a cell of lines', '"a ""b""\nc"\t1\r\n', [['a "b"\nc', '1']]],
    ['Excel: a cell that is quotes only', '""""""\t1\r\n', [['""', '1']]],
    ['Excel: a number with space for signs', ' 1.234,50 \t-12,00\r\n', [[' 1.234,50 ', '-12,00']]],
    ['LibreOffice: a cell of lines, no line end at the end', 'a\t"b\nc"', [['a', 'b\nc']]],
    [
      'LibreOffice: quotes stay as they are',
      'Profiel "L"\t3\n"L"\t4',
      [
        ['Profiel "L"', '3'],
        ['"L"', '4'],
      ],
    ],
    [
      'Google Sheets: a cell of lines with quotes',
      '"2"" buis\nzwart"\t4\n5\t6',
      [
        ['2" buis\nzwart', '4'],
        ['5', '6'],
      ],
    ],
    [
      'Google Sheets: inches in several cells',
      '5"\t10"\n3/4"\t1',
      [
        ['5"', '10"'],
        ['3/4"', '1'],
      ],
    ],
    ['an empty cell in quotes', '""\t1', [['""', '1']]],
    ['a quoted cell that ends the text', '1\t"a\nb"\n', [['1', 'a\nb']]],
    ['an empty line within a cell', '"a\n\nb"\t1', [['a\n\nb', '1']]],
  ])('%s', (_name, text, block) => {
    expect(pastedBlock(text)).toEqual(block);
  });

  test('a block of a spreadsheet is read cell by cell', () => {
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

describe('whether pasted text is a block', () => {
  const table = '<html><table><tr><td>a</td></tr></table></html>';

  test.each([
    ['a word', 'Stoel', '', true, false],
    ['one cell of a spreadsheet', 'Stoel\r\n', table, true, false],
    ['a number with empty lines below it', '12,50\n\n', '', false, false],
    ['two cells', 'Stoel\t2', '', true, true],
    ['a column, into a cell of one line', 'a\nb', '', false, true],
    ['a column, into a cell of several lines', 'a\nb', table, true, true],
    ['two lines of a letter, into a cell of several lines', 'a\nb', '<p>a<br>b</p>', true, false],
  ])('%s', (_name, text, html, holdsLineBreaks, expected) => {
    expect(isBlock({ text, html }, holdsLineBreaks)).toBe(expected);
  });
});

describe('a single cell of a spreadsheet', () => {
  const table = '<table><tr><td>a<br>b</td></tr></table>';

  test.each([
    ['lines, as Excel writes them', '"a\r\nb"\r\n', table, 'a\nb'],
    ['lines, as plain text only', '"a\nb"', '', 'a\nb'],
    ['quotes among lines', '"5"" buis\nzwart"\r\n', table, '5" buis\nzwart'],
    ['a word, and the end of its row', 'Stoel\r\n', table, 'Stoel'],
    ['a word of plain text', 'Stoel', '', undefined],
    ['a word of a spreadsheet', 'Stoel', table, undefined],
    ['a line of plain text with its end', 'Stoel\n', '', undefined],
    ['words in quotes', '"hoi"', '', undefined],
    ['quoted lines of a letter', '"a\nb"', '<p>"a<br>b"</p>', undefined],
    ['lines of plain text', 'a\nb', '', undefined],
    ['two cells', 'a\tb', table, undefined],
  ])('%s', (_name, text, html, expected) => {
    expect(singleCell({ text, html })).toBe(expected);
  });
});

test.each([
  [
    [
      ['Omschrijving', 'Aantal'],
      ['Stoel', '3'],
    ],
  ],
  [
    [
      ['Twee\nregels', ''],
      ['Hout van 10"', 'a\tb'],
    ],
  ],
])('copied lines are pasted unchanged: %j', (lines) => {
  expect(pastedBlock(blockText(lines))).toEqual(lines);
});
