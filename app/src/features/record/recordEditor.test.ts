import { ApiError } from '@facturatie/api-contract';
import type { Conflict } from '@facturatie/api-contract';
import { describe, expect, test } from 'vitest';
import { createDrafts } from '../../state/drafts.ts';
import { storageInMemory } from '../../state/storageInMemory.ts';
import {
  conflictWith,
  empty,
  kept,
  now,
  openRecordEditor as open,
  refused,
} from './openRecordEditor.ts';
import type { Form } from './openRecordEditor.ts';
import { createOnce } from './createOnce.ts';
import { createRecordEditor, isChanged } from './recordEditor.ts';
import type { Kept } from './recordEditor.ts';

describe('a record that is changed', () => {
  test('is sent with its version, and is then as the server answered', async () => {
    const { editor, sent } = open({
      send: async (values) => ({ values: { ...values, name: 'BISTRO' }, version: '"2"' }),
    });
    editor.change('name', 'bistro');
    editor.change('address.city', 'Gent');
    expect((await editor.save()).status).toBe('saved');
    expect(sent).toEqual([[{ ...empty, name: 'bistro', address: { city: 'Gent' } }, '"1"']]);
    expect(editor.state().values.name).toBe('BISTRO');
    expect(editor.state().version).toBe('"2"');
    expect(isChanged(editor.state())).toBe(false);
  });

  test('is not sent while a field is wrong or holds no value; each is named', async () => {
    const { editor, sent } = open();
    editor.change('name', '');
    editor.change('address.city', undefined, '???', 'max');
    editor.change('discount', undefined, '12,x');
    expect(await editor.save()).toEqual({
      status: 'invalid',
      faults: [
        { path: 'name', code: 'required' },
        { path: 'discount', code: 'malformed' },
        { path: 'address.city', code: 'max' },
      ],
    });
    expect(sent).toEqual([]);
    expect(editor.state().unread).toEqual({ 'address.city': '???', discount: '12,x' });
  });

  test('is sent once, however often it is asked while that is under way', async () => {
    const answer = Promise.withResolvers<Kept<Form>>();
    const { editor, sent } = open({ send: () => answer.promise });
    editor.change('name', 'a');
    const first = editor.save();
    expect(await editor.save()).toEqual({ status: 'busy' });
    answer.resolve({ values: { ...empty, name: 'a' }, version: '"2"' });
    expect((await first).status).toBe('saved');
    expect(sent).toHaveLength(1);
  });

  test('keeps what is typed while a save is under way', async () => {
    const answer = Promise.withResolvers<Kept<Form>>();
    const { editor } = open({ send: () => answer.promise });
    editor.change('name', 'a');
    const saving = editor.save();
    editor.change('discount', 500);
    answer.resolve({ values: { ...empty, name: 'A' }, version: '"2"' });
    await saving;
    expect(editor.state().values).toEqual({ ...empty, name: 'A', discount: 500 });
    expect(isChanged(editor.state())).toBe(true);
  });

  test('keeps everything after a failure, with what the server said of fields', async () => {
    const error = refused({ name: ['Deze naam bestaat al.'] });
    const { editor } = open({ send: async () => Promise.reject(error) });
    editor.change('name', 'a');
    expect(await editor.save()).toEqual({ status: 'failed', error });
    expect(editor.state().values.name).toBe('a');
    expect(editor.state().refusals).toEqual({ name: ['Deze naam bestaat al.'] });
    expect(editor.state().isSaving).toBe(false);
  });
});

describe('a draft', () => {
  test('is offered after a reload with all that was typed, and is gone after a save', async () => {
    const { editor, storage } = open();
    editor.change('name', 'a');
    editor.change('discount', undefined, '12,x');
    const { editor: reloaded } = open({ storage });
    expect(reloaded.state().values).toEqual(kept.values);
    expect(reloaded.state().draft?.typedAt).toEqual(now);
    reloaded.takeDraft();
    expect(reloaded.state().values.name).toBe('a');
    expect(reloaded.state().unread).toEqual({ discount: '12,x' });
    reloaded.change('discount', 1250);
    await reloaded.save();
    expect(open({ storage }).editor.state().draft).toBeUndefined();
  });

  test('holds what is being typed in a field that nobody left yet, and the record does not', () => {
    const { editor, storage } = open();
    editor.typing('discount', 1250);
    editor.typing('discount', undefined, '12,x');
    expect(editor.state().unread).toEqual({});
    expect(open({ storage }).editor.state().draft).toMatchObject({ unread: { discount: '12,x' } });
    editor.typing('discount', 1250);
    expect(editor.state().values.discount).toBe(0);
    expect(open({ storage }).editor.state().draft).toMatchObject({
      values: { discount: 1250 },
      unread: {},
    });
    editor.typing('discount', 0);
    expect(open({ storage }).editor.state().draft).toBeUndefined();
  });

  test('that is thrown away is not offered again', () => {
    const { editor, storage } = open();
    editor.change('name', 'a');
    open({ storage }).editor.dropDraft();
    expect(open({ storage }).editor.state().draft).toBeUndefined();
  });

  test('is gone when everything typed is undone by hand', () => {
    const { editor, storage } = open();
    editor.change('name', 'a');
    editor.change('name', 'Horeca');
    expect(open({ storage }).editor.state().draft).toBeUndefined();
  });

  test('of something new keeps to what the person typed; the rest begins anew', () => {
    const record = { values: { ...empty, name: 'K0001' } };
    const { editor, storage } = open({ record });
    editor.change('discount', 500);
    const later = open({ storage, record: { values: { ...empty, name: 'K0002' } } }).editor;
    later.takeDraft();
    expect(later.state().values).toEqual({ ...empty, name: 'K0002', discount: 500 });
  });

  test('of an older version is sent on that version, so that the conflict shows', async () => {
    const { editor, storage } = open();
    editor.change('name', 'a');
    const { editor: later, sent } = open({
      storage,
      record: { values: { ...empty, name: 'Horeca', discount: 100 }, version: '"7"' },
    });
    later.takeDraft();
    await later.save();
    expect(sent).toEqual([[{ ...empty, name: 'a' }, '"1"']]);
  });

  test('that the browser cannot keep is told', () => {
    const storage = storageInMemory();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { editor } = open({ storage });
    editor.change('name', 'a');
    expect(editor.state().isDraftLost).toBe(true);
    expect(editor.state().values.name).toBe('a');
  });
});

describe('a conflict', () => {
  const theirs: Form = { ...empty, name: 'Horeca', address: { city: 'Brugge' }, discount: 300 };
  const conflict: Conflict<Form> = {
    version: '"9"',
    changedBy: 'An',
    changedAt: null,
    current: theirs,
  };

  async function met() {
    let isFirst = true;
    const opened = open({
      conflict,
      send: async (values) => {
        if (isFirst) {
          isFirst = false;
          throw refused();
        }
        return { values, version: '"10"' };
      },
    });
    opened.editor.change('discount', 500);
    expect((await opened.editor.save()).status).toBe('conflict');
    expect(opened.editor.state().conflict).toBe(conflict);
    return opened;
  }

  test('kept mine: only what I changed stands on top of theirs', async () => {
    const { editor, sent } = await met();
    editor.keepMine();
    await editor.save();
    expect(sent.at(-1)).toEqual([{ ...theirs, discount: 500 }, '"9"']);
  });

  test('taken theirs: mine is offered to be put back, and then saves without a second conflict', async () => {
    const { editor, sent } = await met();
    editor.takeTheirs();
    expect(editor.state().values).toEqual(theirs);
    expect(isChanged(editor.state())).toBe(false);
    editor.takeDraft();
    await editor.save();
    expect(sent.at(-1)).toEqual([{ ...theirs, discount: 500 }, '"9"']);
  });

  test('left alone: all stays as it was typed', async () => {
    const { editor } = await met();
    editor.leaveConflict();
    expect(editor.state().values).toEqual({ ...kept.values, discount: 500 });
    expect(editor.state().version).toBe('"1"');
  });
});

/** Reads a conflict out of a refusal: `held` is what the server has then. */
describe('what this browser itself saved', () => {
  const unanswered = new ApiError({ call: 'save', kind: 'connection', status: 0 });

  /** A server that keeps versions, and whose answer to the first save is lost. */
  function forgetful() {
    let held: Kept<Form> = kept;
    let isFirst = true;
    return {
      held: () => held,
      send: async (values: Form, version: string | undefined) => {
        if (version !== held.version) throw refused();
        held = { values: { ...values, name: values.name.trim() }, version: `${version}+` };
        if (!isFirst) return held;
        isFirst = false;
        throw unanswered;
      },
      conflictIn: conflictWith(() => held),
    };
  }

  test('is no conflict when its answer was lost, also when more was typed since', async () => {
    const server = forgetful();
    const { editor } = open({ ...server });
    editor.change('name', 'a ');
    expect((await editor.save()).status).toBe('failed');
    editor.change('discount', 500);
    expect((await editor.save()).status).toBe('saved');
    expect(server.held().values).toEqual({ ...empty, name: 'a', discount: 500 });
    expect(isChanged(editor.state())).toBe(false);
  });

  test('is no conflict after a reload either', async () => {
    const server = forgetful();
    const { editor, storage } = open({ ...server });
    editor.change('name', 'a');
    await editor.save();
    const later = open({ ...server, storage }).editor;
    later.takeDraft();
    expect((await later.save()).status).toBe('saved');
    expect(
      open({ ...server, storage, record: server.held() }).editor.state().draft,
    ).toBeUndefined();
  });

  test('is not offered again when it arrived before the page was loaded anew', async () => {
    const server = forgetful();
    const { editor, storage } = open({ ...server });
    editor.change('name', 'a');
    await editor.save();
    expect(open({ storage, record: server.held() }).editor.state().draft).toBeUndefined();
  });
});

test('what is changed and sent while a save is under way goes out after it', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { editor, sent } = open({
    send: async (values, version) => {
      await answers[sent.length - 1]?.promise;
      return { values, version: `${version}+` };
    },
  });
  editor.change('name', 'a');
  const saving = editor.save();
  editor.change('name', 'ab');
  expect(await editor.save()).toEqual({ status: 'busy' });
  answers[0]?.resolve();
  answers[1]?.resolve();
  expect((await saving).status).toBe('saved');
  expect(sent.map(([values, version]) => [values.name, version])).toEqual([
    ['a', '"1"'],
    ['ab', '"1"+'],
  ]);
});

test('what is typed while something new is made goes on under its name, without being asked', async () => {
  const storage = storageInMemory();
  const drafts = createDrafts(storage, () => now.getTime());
  const form = (record: string, standing: Kept<Form>) =>
    createRecordEditor<Form, Kept<Form>>({
      kept: standing,
      drafts: drafts.open('demo', record, empty),
      now: () => now,
      validate: () => [],
      send: async (values) => ({ values, version: '"1"' }),
      conflictIn: () => undefined,
    });
  const editor = form('thing/new', { values: empty });
  editor.change('name', 'a');
  const saving = editor.save();
  editor.change('discount', 500);
  await saving;
  editor.moveTo('thing/7');
  // Its own form is not there yet.
  editor.change('name', 'ab');
  const next = form('thing/7', { values: { ...empty, name: 'a' }, version: '"1"' });
  expect(next.state().values).toEqual({ ...empty, name: 'ab', discount: 500 });
  expect(next.state().draft).toBeUndefined();
  expect(isChanged(next.state())).toBe(true);
  expect(form('thing/new', { values: empty }).state().draft).toBeUndefined();
});

test('what was typed since something new was made is a change of that, also after a crash', async () => {
  const storage = storageInMemory();
  const made = new Map<string, Form>();
  const saved: Form[] = [];
  const make = (values: Form) => ({ values, version: '"1"' });
  const form = () =>
    createRecordEditor<Form, Kept<Form>>({
      kept: { values: empty },
      drafts: createDrafts(storage, () => now.getTime()).open('demo', 'thing/new', empty),
      now: () => now,
      validate: () => [],
      send: createOnce<Form, Kept<Form>>({
        create: async (values, key) => {
          if (!made.has(key)) made.set(key, values);
          return make(made.get(key) ?? values);
        },
        update: async (_, values) => {
          saved.push(values);
          return { values, version: '"2"' };
        },
      }),
      conflictIn: () => undefined,
    });
  const editor = form();
  editor.change('name', 'a');
  const saving = editor.save();
  editor.change('discount', 500);
  await saving;
  editor.change('discount', 600);
  const reloaded = form();
  reloaded.takeDraft();
  expect((await reloaded.save()).status).toBe('saved');
  expect([...made.values()]).toEqual([{ ...empty, name: 'a' }]);
  expect(saved).toEqual([{ ...empty, name: 'a', discount: 600 }]);
});
