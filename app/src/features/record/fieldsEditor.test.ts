import { ApiError } from '@facturatie/api-contract';
import { describe, expect, test } from 'vitest';
import { storageInMemory } from '../../state/storageInMemory.ts';
import type { SavedRecord } from './fieldsEditor.ts';
import {
  conflictWith,
  empty,
  now,
  openFieldsEditor as open,
  refused,
  saved as savedRecord,
} from './testing/openFieldsEditor.ts';
import type { Form } from './testing/openFieldsEditor.ts';

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
    expect(editor.state().isDirty).toBe(false);
  });

  test('is not sent while a field is wrong or holds no value; each is named', async () => {
    const { editor, sent } = open();
    editor.change('name', '');
    editor.change('address.city', undefined, '???', 'max');
    editor.change('discount', undefined, '12,x');
    expect(await editor.save()).toEqual({
      status: 'invalid',
      faults: {
        by: 'rules',
        byField: {
          name: { path: 'name', code: 'required' },
          discount: { path: 'discount', code: 'malformed' },
          'address.city': { path: 'address.city', code: 'max' },
        },
      },
    });
    expect(Object.keys(editor.state().failure?.byField ?? {})).toEqual([
      'name',
      'discount',
      'address.city',
    ]);
    expect(sent).toEqual([]);
    expect(editor.state().unparsed).toEqual({ 'address.city': '???', discount: '12,x' });
  });

  test('is sent once, however often a save is requested meanwhile', async () => {
    const answer = Promise.withResolvers<SavedRecord<Form>>();
    const { editor, sent } = open({ send: () => answer.promise });
    editor.change('name', 'a');
    const first = editor.save();
    expect(await editor.save()).toEqual({ status: 'busy' });
    answer.resolve({ values: { ...empty, name: 'a' }, version: '"2"' });
    expect((await first).status).toBe('saved');
    expect(sent).toHaveLength(1);
  });

  test('keeps input during a save', async () => {
    const answer = Promise.withResolvers<SavedRecord<Form>>();
    const { editor } = open({ send: () => answer.promise });
    editor.change('name', 'a');
    const saving = editor.save();
    editor.change('discount', 500);
    answer.resolve({ values: { ...empty, name: 'A' }, version: '"2"' });
    await saving;
    expect(editor.state().values).toEqual({ ...empty, name: 'A', discount: 500 });
    expect(editor.state().isDirty).toBe(true);
  });

  test('keeps everything after a failure, with the field errors of the server', async () => {
    const error = refused({ name: ['Deze naam bestaat al.'] });
    const { editor } = open({ send: async () => Promise.reject(error) });
    editor.change('name', 'a');
    expect(await editor.save()).toEqual({ status: 'failed', error });
    expect(editor.state().values.name).toBe('a');
    expect(editor.state().failure).toEqual({
      by: 'server',
      byField: { name: ['Deze naam bestaat al.'] },
    });
    expect(editor.state().isSaving).toBe(false);
  });
});

describe('a draft', () => {
  test('is offered after a reload with all input, and is removed after a save', async () => {
    const { editor, storage } = open();
    editor.change('name', 'a');
    editor.change('discount', undefined, '12,x');
    const { editor: reloaded } = open({ storage });
    expect(reloaded.state().values).toEqual(savedRecord.values);
    expect(reloaded.state().draft?.typedAt).toEqual(now);
    reloaded.takeDraft();
    expect(reloaded.state().values.name).toBe('a');
    expect(reloaded.state().unparsed).toEqual({ discount: '12,x' });
    reloaded.change('discount', 1250);
    await reloaded.save();
    expect(open({ storage }).editor.state().draft).toBeUndefined();
  });

  test('holds the text of the focused field, which the record does not', () => {
    const { editor, storage } = open();
    editor.typing('discount', 1250);
    editor.typing('discount', undefined, '12,x');
    expect(editor.state().unparsed).toEqual({});
    expect(open({ storage }).editor.state().draft).toMatchObject({
      unparsed: { discount: '12,x' },
    });
    editor.typing('discount', 1250);
    expect(editor.state().values.discount).toBe(0);
    expect(open({ storage }).editor.state().draft).toMatchObject({
      values: { discount: 1250 },
      unparsed: {},
    });
    editor.typing('discount', 0);
    expect(open({ storage }).editor.state().draft).toBeUndefined();
  });

  test('that is discarded is not offered again', () => {
    const { editor, storage } = open();
    editor.change('name', 'a');
    open({ storage }).editor.dropDraft();
    expect(open({ storage }).editor.state().draft).toBeUndefined();
  });

  test('is removed when the input is reverted by hand', () => {
    const { editor, storage } = open();
    editor.change('name', 'a');
    editor.change('name', 'Horeca');
    expect(open({ storage }).editor.state().draft).toBeUndefined();
  });

  test('of a new record restores only the input; the rest has new defaults', () => {
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

  test('that the browser cannot store is reported', () => {
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
  const conflict = {
    version: '"9"',
    changedBy: 'An',
    changedAt: null,
    current: { values: theirs, version: '"9"' },
  };

  async function met() {
    let isFirst = true;
    const opened = open({
      conflictIn: () => conflict,
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
    expect(opened.editor.state().conflict).toMatchObject({ ...conflict, theirs });
    return opened;
  }

  test('resolved with mine applies only my changes to theirs', async () => {
    const { editor, sent } = await met();
    editor.keepMine();
    await editor.save();
    expect(sent.at(-1)).toEqual([{ ...theirs, discount: 500 }, '"9"']);
  });

  test('resolved with theirs offers mine as a draft, which saves without a second conflict', async () => {
    const { editor, sent } = await met();
    editor.takeTheirs();
    expect(editor.state().values).toEqual(theirs);
    expect(editor.state().isDirty).toBe(false);
    editor.takeDraft();
    await editor.save();
    expect(sent.at(-1)).toEqual([{ ...theirs, discount: 500 }, '"9"']);
  });

  test('left unresolved keeps the input', async () => {
    const { editor } = await met();
    editor.leaveConflict();
    expect(editor.state().values).toEqual({ ...savedRecord.values, discount: 500 });
    expect(editor.state().version).toBe('"1"');
  });
});

/** Reads a conflict out of a refusal: `held` is what the server has then. */
describe('an earlier save of this browser', () => {
  const unanswered = new ApiError({ call: 'save', kind: 'connection', status: 0 });

  /** A server that keeps versions, and whose answer to the first save is lost. */
  function forgetful() {
    let held: SavedRecord<Form> = savedRecord;
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

  test('is no conflict when its answer was lost, even after further input', async () => {
    const server = forgetful();
    const { editor } = open({ ...server });
    editor.change('name', 'a ');
    expect((await editor.save()).status).toBe('failed');
    editor.change('discount', 500);
    expect((await editor.save()).status).toBe('saved');
    expect(server.held().values).toEqual({ ...empty, name: 'a', discount: 500 });
    expect(editor.state().isDirty).toBe(false);
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

  test('is not offered as a draft when it arrived before the reload', async () => {
    const server = forgetful();
    const { editor, storage } = open({ ...server });
    editor.change('name', 'a');
    await editor.save();
    expect(open({ storage, record: server.held() }).editor.state().draft).toBeUndefined();
  });
});

test('a change and a save request during a save are sent after it', async () => {
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

test('input during creation becomes a change of the new record, under its own name', async () => {
  const storage = storageInMemory();
  const created = new Map<string, Form>();
  const updated: Form[] = [];
  const options = {
    storage,
    name: 'thing/new',
    record: { values: empty },
    nameOf: () => 'thing/7',
    create: async (values: Form, key: string) => {
      created.set(key, values);
      return { values, version: '"1"' };
    },
    update: async (values: Form) => {
      updated.push(values);
      return { values, version: '"2"' };
    },
  };
  const { editor } = open(options);
  editor.change('name', 'a');
  const saving = editor.save();
  editor.change('discount', 500);
  expect(await saving).toMatchObject({ status: 'saved', isChangedSince: true });
  expect(editor.state()).toMatchObject({ values: { name: 'a', discount: 500 }, isDirty: true });
  // After a crash the draft is found at the record itself.
  const reloaded = open({
    ...options,
    name: 'thing/7',
    record: { values: { ...empty, name: 'a' }, version: '"1"' },
  });
  reloaded.editor.takeDraft();
  expect((await reloaded.editor.save()).status).toBe('saved');
  expect(open(options).editor.state().draft).toBeUndefined();
  expect([...created.values()]).toEqual([{ ...empty, name: 'a' }]);
  expect(updated).toEqual([{ ...empty, name: 'a', discount: 500 }]);
});
