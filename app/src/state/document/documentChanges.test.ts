import { unitPrice } from '@facturatie/invoice-engine';
import type { LineId } from '@facturatie/invoice-engine';
import { describe, expect, test } from 'vitest';
import type { DocumentState } from './documentForm.ts';
import { describeIn, edited, line, open } from './testing/testEditor.ts';

describe('what is being typed', () => {
  const sent = () => Promise.reject(new Error('sent'));
  const contentOf = ({ lines }: DocumentState) => lines[0]?.content;
  const hammer = {
    number: 'A-1',
    description: 'Hamer',
    nature: 'goods',
    unitPrice: unitPrice(7_9000),
  } as const;

  test('in the description of an article takes the article away at once; one undo brings it back, typing it again does not', () => {
    const editor = open(sent);
    editor.dispatch([{ type: 'articlePicked', line, article: hammer }]);
    editor.dispatch([edited(0)], { '0.quantity': '5 stuks' });
    const { present: linked } = editor.state().history;
    for (const typed of ['Hamer ', 'Hamer r', 'Hamer ', 'Hamer']) {
      describeIn(editor, line, typed);
      const { shown, unparsed } = editor.state();
      expect(contentOf(shown)).toEqual({ type: 'text', description: typed });
      expect(unparsed).toEqual({});
    }
    editor.undo();
    expect(editor.state()).toMatchObject({
      shown: linked,
      unparsed: { '0.quantity': '5 stuks' },
    });
    editor.redo();
    expect(contentOf(editor.state().shown)).toEqual({ type: 'text', description: 'Hamer' });
  });

  test('over an article, to pick another one, is undone with the pick', () => {
    const editor = open(sent);
    editor.dispatch([{ type: 'articlePicked', line, article: hammer }]);
    const { present: linked } = editor.state().history;
    describeIn(editor, line, 'zaa');
    editor.dispatch([{ type: 'articlePicked', line, article: { ...hammer, description: 'Zaag' } }]);
    editor.undo();
    expect(editor.state().shown).toEqual(linked);
  });

  test('in a cell of a text line shows the article line that it becomes, as far as it can be read', () => {
    const editor = open(sent);
    editor.dispatch([{ type: 'linesInserted', lines: [{ description: 'Tekst' }] }]);
    const { present } = editor.state().history;
    const event = { type: 'lineEdited', line: 1 as LineId, field: 'unitPrice' } as const;
    const field = '1.unitPrice';
    editor.type({ events: [{ ...event, value: unitPrice(0) }], unparsed: { [field]: '-' } });
    expect(editor.state().shown).toEqual(present);
    editor.type({
      events: [{ ...event, value: unitPrice(2_0000) }],
      unparsed: { [field]: undefined },
    });
    expect(editor.state().shown.lines[1]?.content).toMatchObject({
      quantity: 1000,
      unitPrice: 2_0000,
      vat: { code: 3 },
    });
    editor.type({ events: [], unparsed: {} });
    expect(editor.state().shown).toEqual(present);
    expect(editor.state().history.present).toEqual(present);
  });

  test('in one field becomes a change when something happens elsewhere, and the undo of that leaves it', () => {
    const editor = open(sent);
    describeIn(editor, line, 'Uren in Gent');
    editor.dispatch([{ type: 'customerCleared' }]);
    editor.undo();
    expect(editor.state()).toMatchObject({ shown: { customer: { number: 'K1' } } });
    expect(contentOf(editor.state().shown)).toMatchObject({ description: 'Uren in Gent' });
  });
});
