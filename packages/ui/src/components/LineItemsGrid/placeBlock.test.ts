import { describe, expect, test } from 'vitest';
import type { LineColumn } from './column.ts';
import type { PastedBlock } from './pastedBlock.ts';
import { placeBlock } from './placeBlock.ts';

const columns: readonly LineColumn<Record<string, string>>[] = [
  { kind: 'text', key: 'text', header: 'Omschrijving' },
  {
    kind: 'choice',
    key: 'kind',
    header: 'Aard',
    options: [
      { key: 'goods', label: 'Goed' },
      { key: 'service', label: 'Dienst' },
    ],
  },
  { kind: 'text', key: 'quantity', header: 'Aantal' },
  { kind: 'text', key: 'stock', header: 'Voorraad' },
  { kind: 'text', key: 'price', header: 'Prijs' },
];
const place = (block: PastedBlock, from: string) =>
  placeBlock(block, columns, from, ({ key }) => key !== 'stock');
const keysOf = (placed: ReturnType<typeof place>) => placed.columns.map(({ key }) => key);

describe('a block goes from the focused cell to the right', () => {
  test('a column of prices, at the prices', () => {
    const placed = place([['12,50'], ['3'], ['']], 'price');
    expect(placed).toEqual({
      columns: [columns[4]],
      lines: [{ price: '12,50' }, { price: '3' }, { price: '' }],
      leftOver: [],
    });
  });

  test('past columns that cannot be changed, and past choices that it does not hold', () => {
    const placed = place([['Lamp', '2', '12,50']], 'text');
    expect(placed.lines).toEqual([{ text: 'Lamp', quantity: '2', price: '12,50' }]);
    expect(keysOf(placed)).toEqual(['text', 'quantity', 'price']);
  });

  test('into choices that it holds, by their words or their keys', () => {
    const block = [
      ['Lamp', ' goed', '2'],
      ['Montage', 'SERVICE', '1'],
      ['Kabel', '', '3'],
    ];
    expect(place(block, 'text').lines).toEqual([
      { text: 'Lamp', kind: 'goods', quantity: '2' },
      { text: 'Montage', kind: 'service', quantity: '1' },
      { text: 'Kabel', quantity: '3' },
    ]);
  });

  test('an empty column does not match a column of choices', () => {
    const placed = place([['Lamp', '', '12,50']], 'text');
    expect(placed.lines).toEqual([{ text: 'Lamp', quantity: '', price: '12,50' }]);
  });

  test('cells beyond the last column are reported, not dropped silently', () => {
    const placed = place([['1', '2', 'met voet', ' ']], 'quantity');
    expect(placed.lines).toEqual([{ quantity: '1', price: '2' }]);
    expect(placed.leftOver).toEqual(['met voet']);
  });
});

describe('a head that was copied along', () => {
  test('determines the columns by its headers, wherever the focus is', () => {
    const block = [
      [' PRIJS ', '', 'omschrijving'],
      ['12,50', 'met voet', 'Lamp'],
    ];
    expect(place(block, 'quantity')).toEqual({
      columns: [columns[4], columns[0]],
      lines: [{ price: '12,50', text: 'Lamp' }],
      leftOver: ['met voet'],
    });
  });

  test('fills no read-only column, and no column twice', () => {
    const block = [
      ['Voorraad', 'Prijs', 'Prijs', 'Aard'],
      ['7', '1', '2', 'Verhuur'],
    ];
    const placed = place(block, 'text');
    expect(placed.lines).toEqual([{ price: '1' }]);
    expect(placed.leftOver).toEqual(['7', '2', 'Verhuur']);
  });

  test.each([
    ['words of a line', ['Lamp', 'Aantal', 'Prijs']],
    ['one word, which may be a text', ['Prijs', '', '']],
    ['an empty line', ['', '', '']],
  ])('is none: %s', (_name, first) => {
    const placed = place([first, ['Lamp', '1', '2']], 'text');
    expect(placed.lines).toEqual([
      { text: first[0], quantity: first[1], price: first[2] },
      { text: 'Lamp', quantity: '1', price: '2' },
    ]);
  });

  test('is a line when nothing follows it', () => {
    expect(place([['Aantal', 'Prijs']], 'text').lines).toEqual([
      { text: 'Aantal', quantity: 'Prijs' },
    ]);
  });
});
