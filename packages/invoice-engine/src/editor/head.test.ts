import { describe, expect, test } from 'vitest';
import { isoDate } from '../date/isoDate.ts';
import { parsePercent, parseUnitPrice } from '../number/scaled.ts';
import { editorTotals } from './editorDocument.ts';
import type { EditorEvent } from './EditorEvent.ts';
import type { EditorState } from './EditorState.ts';
import { newEditor } from './newEditor.ts';
import { reduceEditor } from './reduceEditor.ts';
import {
  articleContent,
  contents,
  editorAfter,
  editorWith,
  highVat,
  id,
  noVat,
  priced,
  priceTyped,
  type Row,
} from './testing/editing.ts';
import { expectedVat, isVatChangeDue, proposedVat } from './vatChange.ts';

const counted = (countingType: string): EditorEvent<Row> => ({
  type: 'countingTypeEdited',
  countingType,
});

test('E7 a VAT change touches every article line and no text line', () => {
  const before = editorWith({ description: 'A' }, priced('10'), priced('20'), { description: 'B' });
  const after = editorAfter([{ type: 'vatChanged', vat: noVat }], before);
  expect(editorTotals(before).total).toBe(3630);
  expect([contents(after), editorTotals(after).total]).toEqual([
    [
      { type: 'text', description: 'A' },
      articleContent({ unitPrice: parseUnitPrice('10'), vat: noVat }),
      articleContent({ unitPrice: parseUnitPrice('20'), vat: noVat }),
      { type: 'text', description: 'B' },
    ],
    3000,
  ]);
  expect([after.lines[0], after.lines[3]]).toEqual([before.lines[0], before.lines[3]]);
});

test('E8 a document discount changes combined discounts and no input', () => {
  const before = editorWith(priced('10', { discount: parsePercent('10') }), { description: 'A' });
  const after = editorAfter(
    [{ type: 'documentDiscountEdited', discount: parsePercent('5') }],
    before,
  );
  expect(contents(after)).toEqual(contents(before));
  expect(after.lines.map(({ amounts }) => [amounts.combinedDiscount, amounts.net])).toEqual([
    [14_50, 900],
    [0, 0],
  ]);
  expect(editorTotals(after)).toMatchObject({ lineNet: 900, net: 855 });
});

describe('E9 due date and delivery date follow the date', () => {
  const dated = (date?: string): EditorEvent<Row> => ({
    type: 'dateEdited',
    date: date === undefined ? undefined : isoDate(date),
  });
  const dates = ({ date, dueDate, deliveryDate }: EditorState<Row>): (string | undefined)[] => [
    date,
    dueDate,
    deliveryDate,
  ];
  const byHand: EditorEvent<Row> = { type: 'dueDateEdited', date: isoDate('2026-03-31') };

  test('by 14 calendar days, and on the day itself', () => {
    const state = editorAfter([dated('2026-02-20')]);
    expect(dates(state)).toEqual(['2026-02-20', '2026-03-06', '2026-02-20']);
  });

  test('until the due date is edited by hand', () => {
    const state = editorAfter([dated('2026-02-20'), byHand, dated('2026-02-23')]);
    expect(dates(state)).toEqual(['2026-02-23', '2026-03-31', '2026-02-23']);
  });

  test('until the delivery date is edited by hand, be it emptied', () => {
    const state = editorAfter([
      dated('2026-02-20'),
      { type: 'deliveryDateEdited' },
      dated('2026-02-23'),
    ]);
    expect(dates(state)).toEqual(['2026-02-23', '2026-03-09', undefined]);
  });

  test('keep their last value while the date is emptied or mistyped, and follow again after that', () => {
    const emptied = editorAfter([dated('2026-02-20'), dated()]);
    expect(dates(emptied)).toEqual([undefined, '2026-03-06', '2026-02-20']);
    expect(dates(editorAfter([dated('2026-02-23')], emptied))).toEqual([
      '2026-02-23',
      '2026-03-09',
      '2026-02-23',
    ]);
  });

  test.each([
    ['a date that is what following makes it', '2026-03-06', '2026-03-09'],
    ['no date that was agreed', '2026-03-31', '2026-03-31'],
  ])('on a loaded document: %s', (_, dueDate, later) => {
    const { lines: _lines, defaults, ...head } = newEditor<Row>();
    const [date, due] = [isoDate('2026-02-20'), isoDate(dueDate)];
    const document = { ...head, date, dueDate: due, deliveryDate: date, lines: [] };
    const state = editorAfter([
      { type: 'documentLoaded', document, defaults },
      dated('2026-02-23'),
    ]);
    expect(dates(state)).toEqual(['2026-02-23', later, '2026-02-23']);
  });
});

describe('E13 the VAT change dialog', () => {
  const line = editorWith(priced('10'), { description: 'A' });

  test('is shown when the counting type requires other VAT, and proposes that', () => {
    const withoutVat = reduceEditor(line, counted('V'));
    expect([isVatChangeDue(line), isVatChangeDue(withoutVat)]).toEqual([false, true]);
    expect([expectedVat(withoutVat), proposedVat(withoutVat)]).toEqual([noVat, noVat]);

    const accepted = reduceEditor(withoutVat, {
      type: 'vatChanged',
      vat: proposedVat(withoutVat),
    });
    const back = reduceEditor(accepted, counted('F'));
    expect([isVatChangeDue(accepted), isVatChangeDue(back)]).toEqual([false, true]);
    expect([expectedVat(back), proposedVat(back)]).toEqual([highVat, highVat]);
  });

  test('is shown for another code at the same rate', () => {
    expect(isVatChangeDue(editorWith(priced('10', { vat: { ...highVat, code: 8 } })))).toBe(true);
  });

  test('proposes code 0 for a default group of 0 %, and does not ask for codes at 0 %', () => {
    const zeroGroup = { code: 4, rate: parsePercent('0') };
    const state = editorAfter([
      {
        type: 'defaultsLoaded',
        number: '1',
        defaults: { vat: zeroGroup, margin: parsePercent('25') },
      },
      {
        type: 'linesInserted',
        lines: [priced('10', { vat: zeroGroup }), priced('5', { vat: noVat })],
      },
    ]);
    expect([expectedVat(state), proposedVat(state), isVatChangeDue(state)]).toEqual([
      zeroGroup,
      noVat,
      false,
    ]);
  });

  test('is not shown for text lines', () => {
    expect(isVatChangeDue(reduceEditor(editorWith({ description: 'A' }), counted('V')))).toBe(
      false,
    );
  });
});

describe('E16 a customer', () => {
  const customer = { number: '7', name: 'Peeters nv' };
  const state = editorAfter(
    [{ type: 'customerPicked', customer, countingType: 'V' }],
    editorWith(priced('10')),
  );

  test('that is picked fills number, name and counting type, and leaves the lines', () => {
    expect([state.customer, state.countingType, editorTotals(state).total]).toEqual([
      customer,
      'V',
      1210,
    ]);
  });

  test('that is cleared leaves the counting type and the lines', () => {
    const { customer: cleared, ...rest } = editorAfter([{ type: 'customerCleared' }], state);
    const { customer: _customer, ...before } = state;
    expect([cleared, rest]).toEqual([undefined, before]);
  });
});

describe('E17 a new document', () => {
  const loaded: EditorEvent<Row> = {
    type: 'defaultsLoaded',
    number: '20261000007',
    date: isoDate('2026-02-20'),
    defaults: { vat: { code: 1, rate: parsePercent('6') }, margin: parsePercent('30') },
  };

  test('counts VAT by group 3 at 21 % and assumes a margin of 25 %', () => {
    expect(newEditor()).toEqual({
      sequence: -1,
      number: '',
      dueDateFollows: true,
      deliveryDateFollows: true,
      reference: '',
      remarks: '',
      notes: '',
      countingType: 'F',
      discount: 0,
      defaults: { vat: { code: 3, rate: 21_00 }, margin: 25_00 },
      nextLine: 0,
      lines: [],
      deleted: [],
      sums: [],
    });
  });

  test('gets number, dates and settings when they are loaded', () => {
    const before = editorWith(priced('10'));
    const after = editorAfter([loaded], before);
    expect([before, after].map(({ lines }) => lines[0]?.amounts.margin)).toEqual([250, 300]);
    expect(after).toEqual({
      ...before,
      number: '20261000007',
      date: '2026-02-20',
      dueDate: '2026-03-06',
      deliveryDate: '2026-02-20',
      defaults: loaded.defaults,
      lines: [{ ...before.lines[0], amounts: after.lines[0]?.amounts }],
    });
  });

  test('gives its new lines the loaded VAT', () => {
    const state = editorAfter([loaded, { type: 'lineAdded' }, priceTyped(id(0), '10')]);
    expect(editorTotals(state).total).toBe(1060);
  });

  test('keeps a date that was typed before', () => {
    const state = editorAfter([{ type: 'dateEdited', date: isoDate('2026-01-31') }, loaded]);
    expect([state.date, state.dueDate]).toEqual(['2026-01-31', '2026-02-14']);
  });
});
