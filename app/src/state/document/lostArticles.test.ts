import { percent, quantity, unitPrice } from '@facturatie/invoice-engine';
import type { LineId } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import { answerTo, describeIn, edited, line, open } from './testing/testEditor.ts';

const poster = {
  number: 'AF-A1',
  description: 'Affiche A1',
  nature: 'service',
  purchasePrice: unitPrice(6_0000),
  unitPrice: unitPrice(12_5000),
} as const;

/** A quote whose article was edited into another description. */
function losing() {
  const driven = open(async (state) => answerTo(state, '"1"'));
  driven.dispatch([{ type: 'articlePicked', line, article: poster }]);
  driven.dispatch([
    edited(3000),
    { type: 'lineEdited', line, field: 'discount', value: percent(500) },
    { type: 'lineEdited', line, field: 'vat', value: { code: 0, rate: percent(0) } },
  ]);
  describeIn(driven, line, 'Affiche A');
  describeIn(driven, line, 'Affiche op maat');
  const { store, editor } = driven;
  return {
    ...driven,
    content: () => driven.state().values.lines[0]?.content,
    lost: () => store.get(editor.lostArticleAtom),
    keep: () => store.set(editor.keepFieldsAtom),
  };
}

test('editing the description of an article offers its price, and keeping it links no article', () => {
  const { content, lost, keep } = losing();
  const fields = {
    nature: 'service',
    quantity: quantity(3000),
    unitPrice: unitPrice(12_5000),
    discount: percent(500),
    vat: { code: 0, rate: percent(0) },
  };
  expect(content()).toEqual({ type: 'text', description: 'Affiche op maat' });
  expect(lost()).toMatchObject({ line, fields });
  keep();
  expect(content()).toEqual({ type: 'article', description: 'Affiche op maat', ...fields });
  expect(lost()).toBeUndefined();
  keep();
  expect(content()).toMatchObject(fields);
});

test('one undo reverts the retained price, and the offer follows undo and redo', () => {
  const { content, lost, keep, undo, redo } = losing();
  keep();
  undo();
  expect(content()).toEqual({ type: 'text', description: 'Affiche op maat' });
  expect(lost()).toMatchObject({ line });
  redo();
  expect(lost()).toBeUndefined();
  undo();
  undo();
  expect(content()).toMatchObject({ article: { number: 'AF-A1' } });
  expect(lost()).toBeUndefined();
});

test('a line that has an article again, is deleted or is saved as text gets no offer', async () => {
  const sold = losing();
  sold.dispatch([edited(1000)]);
  expect(sold.lost()).toBeUndefined();
  const deleted = losing();
  deleted.dispatch([{ type: 'lineDeleted', line }]);
  expect(deleted.lost()).toBeUndefined();
  const saved = losing();
  saved.dispatch([
    { type: 'linesInserted', lines: [{ description: 'Uren', unitPrice: unitPrice(10_0000) }] },
  ]);
  expect((await saved.save()).status).toBe('saved');
  expect(saved.lost()).toBeUndefined();
});

test('a text line that lost no article gets no offer after undo, nor one for an article of before a save', async () => {
  const editor = losing();
  await editor.save();
  const added = 1 as LineId;
  editor.dispatch([{ type: 'lineAdded' }]);
  editor.dispatch([{ type: 'articlePicked', line: added, article: poster }]);
  expect(editor.lost()).toBeUndefined();
  describeIn(editor, added, 'Affiche A');
  expect(editor.lost()).toMatchObject({ line: added });
  editor.undo();
  editor.undo();
  expect(editor.state().values.lines[1]?.content.type).toBe('text');
  expect(editor.lost()).toBeUndefined();
});
