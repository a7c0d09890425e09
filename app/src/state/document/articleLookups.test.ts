import { createCaller } from '@facturatie/api-contract';
import type { Article, LineRecord } from '@facturatie/api-contract';
import {
  isoDate,
  newEditor,
  percent,
  quantity,
  reduceEditor,
  unitPrice,
} from '@facturatie/invoice-engine';
import type { LineId } from '@facturatie/invoice-engine';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { failedCode } from './articleLookups.ts';
import { articleFinder } from './documentEditor.ts';
import type { DocumentEvent, DocumentState } from './documentForm.ts';
import { answerTo, open } from './testing/testEditor.ts';

const poster: Article = {
  number: 'AF-A1',
  description: 'Affiche A1',
  nature: 'service',
  purchasePrice: unitPrice(6_0000),
  unitPrice: unitPrice(10_0000),
};
const line = 0 as LineId;

const defaults = { vat: { code: 3, rate: percent(2100) }, margin: percent(2500) };
const first = [
  { type: 'defaultsLoaded', number: '20261000001', defaults } as const,
  { type: 'lineAdded' } as const,
].reduce<ReturnType<typeof newEditor<LineRecord>>>(reduceEditor, newEditor<LineRecord>());

/** A document of one line, in which a code is typed and left, and a server that answers on command. */
function leaveCode(code = 'AF-A1') {
  const answers: PromiseWithResolvers<Article | undefined>[] = [];
  const asked: string[] = [];
  const sent: DocumentState[] = [];
  const keep = async (state: DocumentState) => {
    sent.push(state);
    return answerTo(state, '"1"');
  };
  const driven = open(keep, {
    state: first,
    findArticle: (number) => {
      asked.push(number);
      const answer = Promise.withResolvers<Article | undefined>();
      answers.push(answer);
      return answer.promise;
    },
  });
  const { store, editor: atoms } = driven;
  const describeLine = (description: string): DocumentEvent => {
    return { type: 'descriptionEdited', line, description };
  };
  driven.dispatch([describeLine(code)]);
  let asking: Promise<unknown> = Promise.resolve();
  const ask = (number: string) => {
    const lookUp = store.set(atoms.lookUpAtom, line, number);
    asking = lookUp;
    return lookUp;
  };
  const filled = ask(code);
  return {
    editor: driven,
    store,
    failed: () => store.get(atoms.failedLookupsAtom),
    ask,
    asked,
    sent,
    filled,
    describeLine,
    /** The last question is answered. */
    answer: async (article: Article | undefined) => {
      answers.at(-1)?.resolve(article);
      await asking;
    },
    fail: async () => {
      answers.at(-1)?.reject(new Error('No connection'));
      await asking;
    },
    content: () => driven.state().values.lines[0]?.content,
  };
}

describe('a code, on blur', () => {
  test('is filled in with its article, which one undo reverts', async () => {
    const { editor, asked, filled, answer, content } = leaveCode();
    await answer(poster);
    expect(asked).toEqual(['AF-A1']);
    expect(content()).toEqual({
      type: 'article',
      description: 'Affiche A1',
      nature: 'service',
      quantity: 1_000,
      unitPrice: 10_0000,
      discount: 0,
      vat: { code: 3, rate: 2100 },
      article: { number: 'AF-A1', purchasePrice: 6_0000 },
    });
    expect(await filled).toEqual({ article: poster, isQuantityEdited: false });
    editor.undo();
    expect(content()).toEqual({ type: 'text', description: 'AF-A1' });
  });

  test('keeps later edits of its line, and one undo reverts the article only', async () => {
    const { editor, filled, answer, content } = leaveCode();
    const edits: readonly DocumentEvent[] = [
      { type: 'lineEdited', line, field: 'quantity', value: quantity(3_000) },
      { type: 'lineEdited', line, field: 'unitPrice', value: unitPrice(0) },
      { type: 'lineEdited', line, field: 'nature', value: 'goods' },
    ];
    for (const edit of edits) editor.dispatch([edit]);
    const before = content();
    await answer(poster);
    expect(content()).toMatchObject({
      description: 'Affiche A1',
      nature: 'goods',
      quantity: 3_000,
      unitPrice: 0,
      article: { number: 'AF-A1', purchasePrice: 6_0000 },
    });
    expect(await filled).toMatchObject({ isQuantityEdited: true });
    editor.undo();
    expect(content()).toEqual(before);
  });

  test('keeps a price that is still being typed, and makes it a change of its own', async () => {
    const { editor, answer, content } = leaveCode();
    const typed = { type: 'lineEdited', line, field: 'unitPrice', value: unitPrice(5) } as const;
    editor.type({ events: [typed], unparsed: {} });
    await answer(poster);
    expect(content()).toMatchObject({
      description: 'Affiche A1',
      nature: 'service',
      unitPrice: 5,
    });
    editor.undo();
    expect(content()).toMatchObject({ description: 'AF-A1', unitPrice: 5 });
  });

  test('keeps a price whose field was left for another field', async () => {
    const { editor, answer, content } = leaveCode();
    const typed = { type: 'lineEdited', line, field: 'unitPrice', value: unitPrice(5) } as const;
    editor.type({ events: [typed], unparsed: {} });
    editor.type({
      events: [{ type: 'lineEdited', line, field: 'quantity', value: quantity(2_000) }],
      unparsed: {},
    });
    await answer(poster);
    expect(content()).toMatchObject({
      article: { number: 'AF-A1' },
      unitPrice: 5,
      quantity: 2_000,
    });
  });

  test('sets its price when the typed one is erased', async () => {
    const { editor, answer, content } = leaveCode();
    const typed = { type: 'lineEdited', line, field: 'unitPrice', value: unitPrice(5) } as const;
    editor.type({ events: [typed], unparsed: {} });
    editor.type({ events: [], unparsed: {} });
    await answer(poster);
    expect(content()).toMatchObject({ description: 'Affiche A1', unitPrice: 10_0000 });
  });

  test('is left alone when its description was edited, typed in, picked, taken back or deleted since', async () => {
    const changes: ((at: ReturnType<typeof leaveCode>) => void)[] = [
      ({ editor, describeLine }) => editor.dispatch([describeLine('AF-A10')]),
      ({ editor, describeLine }) =>
        editor.type({ events: [describeLine('AF-A1 met opdruk')], unparsed: {} }),
      ({ editor }) =>
        editor.dispatch([{ type: 'articlePicked', line, article: { ...poster, number: 'AF-A2' } }]),
      ({ editor }) => editor.undo(),
      ({ editor }) => editor.dispatch([{ type: 'lineDeleted', line }]),
    ];
    for (const change of changes) {
      const at = leaveCode();
      change(at);
      const before = at.content();
      await at.answer(poster);
      expect(at.content()).toEqual(before);
      expect(await at.filled).toBeUndefined();
    }
  });

  test('stays a text, without a message, when no article has it', async () => {
    const { failed, filled, answer, content } = leaveCode('Transport');
    await answer(undefined);
    expect(content()).toEqual({ type: 'text', description: 'Transport' });
    expect([await filled, failed()]).toEqual([undefined, {}]);
  });

  test('shows a failed request until it is answered or changed', async () => {
    const { store, editor, failed, ask, describeLine, fail, answer, content } = leaveCode();
    let changes = 0;
    store.sub(editor.editor.failedLookupsAtom, () => (changes += 1));
    await fail();
    expect(content()).toEqual({ type: 'text', description: 'AF-A1' });
    expect(failed()).toEqual({ [line]: 'AF-A1' });
    void ask('AF-A1');
    await answer(poster);
    expect([failed(), changes]).toEqual([{}, 2]);
    editor.dispatch([describeLine('AF-A3')]);
    void ask('AF-A3');
    await fail();
    editor.dispatch([describeLine('Affiche')]);
    expect(failed()).toEqual({});
  });

  test('shows no failure after undo replaced it', async () => {
    const { failed, editor, fail } = leaveCode();
    const failedIn = () => editor.state().shown.lines.map((shown) => failedCode(failed(), shown));
    await fail();
    expect(failedIn()).toEqual(['AF-A1']);
    editor.undo();
    expect(failedIn()).toEqual([undefined]);
  });
});

describe('a save while a code is looked up', () => {
  const complete: readonly DocumentEvent[] = [
    { type: 'dateEdited', date: isoDate('2026-03-05') },
    { type: 'customerPicked', customer: { number: 'K1', name: 'Peeters' }, countingType: 'F' },
  ];

  function saveDuring(code: string) {
    const at = leaveCode(code);
    at.editor.dispatch(complete);
    return { ...at, saving: at.editor.save() };
  }

  test('is sent as it was asked for once no article has the code', async () => {
    const { editor, sent, saving, answer, describeLine } = saveDuring('Transport');
    expect([sent, editor.state().isSaving]).toEqual([[], true]);
    editor.type({ events: [describeLine('Transport en')], unparsed: {} });
    await answer(undefined);
    expect(await saving).toMatchObject({ status: 'saved', isChangedSince: true });
    expect(sent.map(({ lines }) => lines[0]?.content.description)).toEqual(['Transport']);
    expect(editor.state().isSaving).toBe(false);
  });

  test('sends the later of two, once', async () => {
    const { editor, sent, saving, answer } = saveDuring('Transport');
    editor.dispatch([{ type: 'textEdited', field: 'reference', value: 'PO 7' }]);
    const later = editor.save();
    await answer(undefined);
    expect(await Promise.all([saving, later])).toMatchObject([
      { status: 'saved', isChangedSince: false },
      { status: 'busy' },
    ]);
    expect(sent.map(({ reference }) => reference)).toEqual(['PO 7']);
  });

  test('is not sent when the line is filled in or cannot be looked up', async () => {
    for (const end of ['answer', 'fail'] as const) {
      const { editor, sent, saving, ...at } = saveDuring('AF-A1');
      await (end === 'answer' ? at.answer(poster) : at.fail());
      expect(await saving).toEqual({ status: 'outdated', by: 'AF-A1' });
      expect([sent, editor.state().isSaving]).toEqual([[], false]);
      expect(await editor.save()).toMatchObject({ status: 'saved' });
    }
  });

  test('is not sent when everything is discarded meanwhile', async () => {
    const { editor, sent, saving, answer } = saveDuring('Transport');
    editor.discard();
    await answer(undefined);
    await saving;
    expect(sent).toEqual([]);
  });

  test('waits for no answer about a description that is changed or a line that is deleted', async () => {
    for (const change of ['describe', 'delete'] as const) {
      const { editor, sent, describeLine } = leaveCode();
      editor.dispatch([...complete, { type: 'linesInserted', lines: [{ description: 'Uren' }] }]);
      editor.dispatch([
        change === 'describe' ? describeLine('Affiche') : { type: 'lineDeleted', line },
      ]);
      await editor.save();
      expect(sent.length).toBe(1);
    }
  });
});

test('an article that the server does not give within ten seconds cannot be found', async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  onTestFinished(() => timeout.mockRestore());
  const api = createCaller({
    baseUrl: 'http://app.test',
    token: () => undefined,
    cookie: () => undefined,
    fetch: (_url, init) => {
      const answer = Promise.withResolvers<Response>();
      init?.signal?.addEventListener('abort', () => answer.reject(new Error('Aborted')));
      return answer.promise;
    },
  });
  const found = articleFinder(api)('AF-A1');
  expect(timeout).toHaveBeenCalledWith(10_000);
  late.abort();
  await expect(found).rejects.toThrow('was stopped');
});
