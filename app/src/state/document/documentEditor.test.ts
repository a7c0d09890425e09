import { ApiError } from '@facturatie/api-contract';
import { isoDate, reduceEditor, unitPrice } from '@facturatie/invoice-engine';
import { describe, expect, test } from 'vitest';
import { storageInMemory } from '../storageInMemory.ts';
import type { SavedDocument } from './documentEditor.ts';
import type { DocumentEvent, DocumentState } from './documentForm.ts';
import { answerTo, edited, first, line, open } from './testing/testEditor.ts';
import type { DrivenDocument } from './testing/testEditor.ts';

describe('saving', () => {
  test('sends once during a save, and keeps input meanwhile as a change', async () => {
    const answer = Promise.withResolvers<SavedDocument>();
    const sent: DocumentState[] = [];
    const editor = open((state) => {
      sent.push(state);
      return answer.promise;
    });
    const saving = editor.save();
    expect(await editor.save()).toEqual({ status: 'busy' });
    editor.dispatch([edited(5000)]);
    answer.resolve(answerTo(first, '"1"'));
    expect(await saving).toMatchObject({ status: 'saved', isChangedSince: true });
    expect(sent).toHaveLength(1);
    const { history, version } = editor.state();
    expect(version).toBe('"1"');
    expect(history.present.lines[0]).toMatchObject({
      mode: 'edit',
      content: { quantity: 5000 },
      saved: { id: 1 },
    });
    expect(editor.state().isDirty).toBe(true);
  });

  test('sends no new document of a year that begins a series of its own, and any year after that', async () => {
    const sent: (string | undefined)[] = [];
    const editor = open(async (state) => {
      sent.push(state.date);
      return answerTo(state, '"1"');
    });
    for (const year of ['0001', '9999']) {
      editor.dispatch([{ type: 'dateEdited', date: isoDate(`${year}-03-05`) }]);
      expect(await editor.save()).toMatchObject({
        status: 'invalid',
        faults: { names: ['date'], byField: { date: { code: 'year' } } },
      });
    }
    editor.dispatch([{ type: 'dateEdited', date: isoDate('2026-03-05') }]);
    expect(editor.state().faults?.byField).toEqual({});
    expect((await editor.save()).status).toBe('saved');
    editor.dispatch([{ type: 'dateEdited', date: isoDate('1998-03-05') }]);
    expect((await editor.save()).status).toBe('saved');
    expect(sent).toEqual(['2026-03-05', '1998-03-05']);
  });

  test('sends nothing that breaks a rule, and names fields and lines', async () => {
    const editor = open(() => Promise.reject(new Error('sent')));
    editor.dispatch([{ type: 'customerCleared' }]);
    editor.dispatch([edited(0)], { '0.quantity': '3 stuks' });
    const outcome = await editor.save();
    expect(outcome).toMatchObject({
      status: 'invalid',
      faults: {
        names: ['customer.number', 'customer.name'],
        lines: [1],
        byField: { '0.quantity': { code: 'malformed' } },
      },
    });
    editor.dispatch([edited(3000)], { '0.quantity': undefined });
    expect(Object.keys(editor.state().faults?.byField ?? {})).toEqual([
      'customer.number',
      'customer.name',
    ]);
  });

  test('requested again during creation is due afterwards, once, if there was more input', async () => {
    for (const isMoreTyped of [false, true]) {
      const answer = Promise.withResolvers<SavedDocument>();
      const editor = open(() => answer.promise);
      editor.dispatch([edited(7000)]);
      const { present } = editor.state().history;
      const saving = editor.save();
      if (isMoreTyped) editor.dispatch([edited(8000)]);
      expect(await editor.save()).toEqual({ status: 'busy' });
      answer.resolve(answerTo(present, '"1"'));
      expect(await saving).toMatchObject({ status: 'saved', isChangedSince: isMoreTyped });
      const due = editor.saveDue();
      expect(due !== undefined).toBe(isMoreTyped);
      expect(editor.saveDue()).toBeUndefined();
    }
  });

  test('leaves out blank lines at the end', async () => {
    const sent: DocumentState[] = [];
    const editor = open((state) => {
      sent.push(state);
      return Promise.resolve(answerTo(state, '"1"'));
    });
    editor.dispatch([{ type: 'lineAdded' }]);
    editor.dispatch([{ type: 'lineAdded' }]);
    await editor.save();
    expect(sent[0]?.lines).toHaveLength(1);
  });

  test('that failed keeps the input, also as a draft', async () => {
    const storage = storageInMemory();
    const editor = open(() => Promise.reject(new Error('offline')), { storage });
    editor.dispatch([edited(7000)]);
    expect(await editor.save()).toMatchObject({ status: 'failed' });
    expect(editor.state().isDirty).toBe(true);
    const again = open(() => Promise.reject(new Error('offline')), { storage });
    again.takeDraft();
    expect(again.state().history.present.lines[0]?.content).toMatchObject({ quantity: 7000 });
  });

  test('sends the text of the focused field', async () => {
    const sent: DocumentState[] = [];
    const editor = open((state) => {
      sent.push(state);
      return Promise.resolve(answerTo(state, '"1"'));
    });
    editor.type({ events: [edited(7000)], unparsed: {} });
    await editor.save();
    expect(sent[0]?.lines[0]?.content).toMatchObject({ quantity: 7000 });
    expect(editor.state().isDirty).toBe(false);
  });

  test('requested during another sends what was shown then, without later input', async () => {
    const answers = [
      Promise.withResolvers<SavedDocument>(),
      Promise.withResolvers<SavedDocument>(),
    ];
    const sent: DocumentState[] = [];
    const editor = open(
      (state) => answers[sent.push(state) - 1]?.promise ?? Promise.reject(new Error('sent')),
      { version: '"0"' },
    );
    editor.dispatch([edited(4000)]);
    const saving = editor.save();
    editor.dispatch([edited(5000)]);
    await editor.save();
    editor.dispatch([edited(6000)]);
    answers[0]?.resolve(answerTo(sent[0] ?? first, '"1"'));
    await expect.poll(() => sent).toHaveLength(2);
    answers[1]?.resolve(answerTo(sent[1] ?? first, '"2"'));
    expect(await saving).toMatchObject({ status: 'saved', isChangedSince: true });
    const quantities = [...sent, editor.state().saved, editor.state().shown].map(
      ({ lines }) => lines[0]?.content,
    );
    expect(quantities).toMatchObject(
      [4000, 5000, 5000, 6000].map((value) => ({ quantity: value })),
    );
  });

  test('sends no customer whose name was typed over', async () => {
    const editor = open(() => Promise.reject(new Error('sent')));
    editor.type({ events: [{ type: 'customerCleared' }], unparsed: {} });
    expect(await editor.save()).toMatchObject({
      status: 'invalid',
      faults: { names: ['customer.number', 'customer.name'] },
    });
  });

  test('removes the draft once it succeeded', async () => {
    const storage = storageInMemory();
    const editor = open((state) => Promise.resolve(answerTo(state, '"1"')), { storage });
    editor.dispatch([edited(7000)]);
    expect(storage.length).toBe(1);
    await editor.save();
    expect(storage.length).toBe(0);
  });
});

describe('a conflict', () => {
  const refusal = new ApiError({ call: 'updateSalesDocument', kind: 'status', status: 409 });
  const theirs = answerTo(
    reduceEditor(first, { type: 'textEdited', field: 'reference', value: 'Van Jan' }),
    '"2"',
  );

  test('resolved with mine keeps my changes, and theirs elsewhere', async () => {
    const editor = open(() => Promise.reject(refusal), { conflict: theirs });
    editor.dispatch([edited(9000)]);
    expect(await editor.save()).toEqual({ status: 'conflict' });
    editor.keepMine();
    const { history, version, conflict } = editor.state();
    expect(conflict).toBeUndefined();
    expect(version).toBe('"2"');
    expect(history.present.reference).toBe('Van Jan');
    expect(history.present.lines[0]?.content).toMatchObject({ quantity: 9000 });
  });

  test('resolved with theirs offers mine as a draft', async () => {
    const editor = open(() => Promise.reject(refusal), { conflict: theirs });
    editor.dispatch([edited(9000)]);
    await editor.save();
    editor.takeTheirs();
    expect(editor.state().history.present.lines[0]?.content).toMatchObject({ quantity: 2000 });
    expect(editor.state().isDirty).toBe(false);
    editor.takeDraft();
    const { present } = editor.state().history;
    expect(present.lines[0]?.content).toMatchObject({ quantity: 9000 });
    expect(present.reference).toBe('Van Jan');
  });
});

describe('a number that cannot be read', () => {
  const price = '0.unitPrice';
  const misread: DocumentEvent = {
    type: 'lineEdited',
    line,
    field: 'unitPrice',
    value: unitPrice(0),
  };
  const priceOf = (editor: DrivenDocument) => editor.state().history.present.lines[0]?.content;

  test('follows undo and redo', () => {
    const editor = open(() => Promise.reject(new Error('sent')));
    editor.dispatch([misread], { [price]: '1O' });
    editor.undo();
    expect(editor.state().unparsed).toEqual({});
    expect(priceOf(editor)).toMatchObject({ unitPrice: 10_0000 });
    editor.redo();
    expect(editor.state().unparsed).toEqual({ [price]: '1O' });
    expect(priceOf(editor)).toMatchObject({ unitPrice: 0 });
  });

  test('in a deleted line does not block saving, and comes back with undo', () => {
    const editor = open(() => Promise.reject(new Error('sent')));
    editor.dispatch([{ type: 'lineAdded' }]);
    editor.dispatch([misread], { [price]: '1O' });
    editor.dispatch([{ type: 'lineDeleted', line }]);
    const { history, unparsed } = editor.state();
    expect(editor.editor.hasChanges({ values: history.present, unparsed }, history.present)).toBe(
      false,
    );
    editor.undo();
    expect(editor.state().unparsed).toEqual({ [price]: '1O' });
  });
});

test('the text of the focused cell is in the draft, and not in the undo history', () => {
  const storage = storageInMemory();
  const sent = () => Promise.reject(new Error('sent'));
  const editor = open(sent, { storage });
  editor.type({ events: [edited(7000)], unparsed: {} });
  expect(editor.state().hasUnsaved).toBe(true);
  expect(editor.state().history.past).toEqual([]);
  const later = open(sent, { storage });
  later.takeDraft();
  expect(later.state().history.present.lines[0]?.content).toMatchObject({ quantity: 7000 });
});

test('leaving without saving while a save is under way leaves no draft of the earlier state', async () => {
  const storage = storageInMemory();
  const answer = Promise.withResolvers<SavedDocument>();
  const editor = open(() => answer.promise, { storage });
  editor.dispatch([edited(7000)]);
  const { present } = editor.state().history;
  const saving = editor.save();
  editor.discard();
  answer.resolve(answerTo(present, '"1"'));
  await saving;
  expect(storage.length).toBe(0);
});

test('one undo takes back a whole text of the head, and a pasted block', () => {
  const editor = open(() => Promise.reject(new Error('sent')));
  for (const typed of ['B', 'Be', 'Bes'])
    editor.type({
      events: [{ type: 'textEdited', field: 'reference', value: typed }],
      unparsed: {},
    });
  editor.dispatch([edited(1000), { type: 'lineAdded' }]);
  editor.undo();
  expect(editor.state().history.present.lines).toHaveLength(1);
  expect(editor.state().history.present.reference).toBe('Bes');
  editor.undo();
  expect(editor.state().history.present.reference).toBe('');
});
