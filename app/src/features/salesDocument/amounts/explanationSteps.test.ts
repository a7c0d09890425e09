import {
  calculateDocument,
  explanationsOf,
  percent,
  quantity,
  unitPrice,
} from '@facturatie/invoice-engine';
import type { AmountReference, DocumentInput, LineField } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import { explanationWords } from './explanationSteps.ts';

const document: DocumentInput = {
  discount: percent(250),
  lines: [
    {
      type: 'article',
      quantity: quantity(1500),
      unitPrice: unitPrice(99_0000),
      discount: percent(333),
      vatRate: percent(2100),
    },
    { type: 'article', quantity: quantity(1000), unitPrice: unitPrice(1234_5000) },
    { type: 'text' },
  ],
};

/** The texts without no-break spaces. */
function wordsOf(amount: AmountReference, of = document) {
  const explain = explanationsOf(of);
  const explanation = explain(amount);
  if (!explanation) throw new Error('Nothing to explain');
  const { name, result, steps, notes } = explanationWords(explanation, explain);
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  return {
    name,
    result: plain(result),
    steps: steps.map((step) => `${plain(step.name)}: ${plain(step.value)}`),
    asks: steps.flatMap((step) => (step.amount === undefined ? [] : [step.amount])),
    notes: notes.map(plain),
  };
}

test('a total is the sum of the rows above it, and links to them', () => {
  expect(wordsOf('total')).toMatchObject({
    name: 'Totaal Incl.',
    steps: ['Totaal Excl. na korting: € 1.343,60', '+ Btw: € 29,39'],
    result: '€ 1.372,99',
    asks: ['net', 'vat'],
    notes: [
      'In deze stap is niets afgerond.',
      'Eerder afgerond: Btw aan 21 % (€ 29,3916 werd € 29,39), Korting aan 0 % (€ 30,8625 werd € 30,86), Korting aan 21 % (€ 3,58875 werd € 3,59) en nog 1 bedrag.',
    ],
  });
});

const half: DocumentInput = {
  lines: [
    {
      type: 'article',
      quantity: quantity(3000),
      unitPrice: unitPrice(12_5000),
      vatRate: percent(2100),
    },
  ],
};

test.each<[AmountReference]>([['total'], ['vat']])(
  'of %s, which only adds up, is said what was rounded before',
  (amount) => {
    expect(wordsOf(amount, half).notes.slice(0, 2)).toEqual([
      'In deze stap is niets afgerond.',
      'Eerder afgerond: Btw aan 21 % (€ 7,875 werd € 7,88).',
    ]);
  },
);

test('a total without roundings says that nothing was rounded', () => {
  expect(wordsOf('net', half).notes).toEqual(['Er is niets afgerond.']);
});

test('a rounded amount also lists earlier roundings', () => {
  expect(wordsOf({ rate: percent(2100), field: 'allowance' }).notes).toEqual([
    'Onafgerond is dat € 3,58875. Dat is één keer afgerond: € 3,59.',
    'Eerder afgerond: Lijn 1 (€ 143,55495 werd € 143,55).',
  ]);
});

test('a line shows its input, without absent discounts', () => {
  expect(wordsOf({ line: 0, field: 'net' })).toEqual({
    name: 'Lijn 1',
    steps: ['Aantal: 1,5', '× Prijs: € 99,00', '× na korting op de lijn: 96,67 %'],
    result: '€ 143,55',
    asks: [],
    notes: ['Onafgerond is dat € 143,55495. Dat is één keer afgerond: € 143,55.'],
  });
  expect(wordsOf({ line: 1, field: 'net' }).steps).toEqual(['Aantal: 1', '× Prijs: € 1.234,50']);
});

test('VAT says that it is rounded once for each rate', () => {
  const { steps, notes } = wordsOf({ rate: percent(2100), field: 'vat' });
  expect(steps).toEqual(['Maatstaf aan 21 %: € 139,96', '× Tarief: 21 %']);
  expect(notes).toHaveLength(3);
});

test('a margin with endless decimals is cut, and says so', () => {
  const lines: DocumentInput['lines'] = [
    {
      type: 'article',
      quantity: quantity(1000),
      unitPrice: unitPrice(3_0000),
      articleNumber: 'A1',
      purchasePrice: unitPrice(2_0000),
    },
  ];
  expect(wordsOf({ line: 0, field: 'finalMarginPercent' }, { lines })).toMatchObject({
    steps: [
      'In procent: 100 %',
      '× Prijs: € 3,00',
      '− In procent: 100 %',
      '× Aankoopprijs van lijn 1: € 2,00',
      '÷ Prijs: € 3,00',
    ],
    result: '33,33 %',
    notes: ['Onafgerond is dat 33,333333… %. Dat is één keer afgerond: 33,33 %.'],
  });
});

test('every amount of a line that the engine can explain has a Dutch name of its own', () => {
  const [calculated = {}] = calculateDocument(document).lines;
  const fields = [
    ...Object.keys(calculated).filter((field) => field !== 'sequence'),
    'roundedUnitPrice',
  ] as LineField[];
  const explained = fields.map((field) => wordsOf({ line: 0, field }));
  const names = explained.map(({ name }) => name);
  expect(fields).toHaveLength(25);
  expect(new Set(names).size).toBe(fields.length);
  const words = explained.flatMap(({ name, steps, notes }) => [name, ...steps, ...notes]);
  expect(
    words.filter((word) => fields.some((field) => field !== 'net' && word.includes(field))),
  ).toEqual([]);
});

test('a percentage that is finer than it is shown elsewhere is given to the last decimal', () => {
  expect(wordsOf({ line: 0, field: 'combinedDiscountExact' })).toMatchObject({
    steps: expect.arrayContaining(['In procent: 100 %']) as string[],
    result: '5,74675 %',
  });
  expect(wordsOf({ line: 0, field: 'combinedDiscount' }).result).toBe('5,75 %');
});
