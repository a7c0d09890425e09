import { ApiError } from '@facturatie/api-contract';
import type { Conflict } from '@facturatie/api-contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDrafts } from '../../state/drafts.ts';
import { storageInMemory } from '../../testing/storageInMemory.ts';
import { createRecordEditor, isChanged } from './recordEditor.ts';
import type { FieldFault, Kept } from './recordEditor.ts';

interface Form {
  readonly name: string;
  readonly discount: number;
  readonly address: { readonly city: string };
}

const empty: Form = { name: '', discount: 0, address: { city: '' } };
const now = new Date('2026-03-16T09:00:00Z');
const kept: Kept<Form> = { values: { ...empty, name: 'Horeca' }, version: '"1"' };

interface Setting {
  readonly storage?: Storage;
  readonly record?: Kept<Form>;
  readonly send?: (values: Form, version: string | undefined) => Promise<Kept<Form>>;
  readonly conflict?: Conflict<Form>;
}

function open({ storage = storageInMemory(), record = kept, send, conflict }: Setting = {}) {
  const sent: [Form, string | undefined][] = [];
  const editor = createRecordEditor<Form, Kept<Form>>({
    kept: record,
    draft: createDrafts(storage, () => now.getTime()).slot('demo', 'thing/1', empty),
    now: () => now,
    validate: ({ name }): FieldFault[] => (name === '' ? [{ path: 'name', code: 'required' }] : []),
    send: async (values, version) => {
      sent.push([values, version]);
      return send ? send(values, version) : { values, version: '"2"' };
    },
    conflictIn: () => conflict,
  });
  return { editor, sent, storage };
}

const refused = (errors: Record<string, string[]> = {}) =>
  new ApiError({ call: 'save', kind: 'status', status: 400, messages: { errors } });

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
    editor.change('discount', undefined, '12,x');
    expect(await editor.save()).toEqual({
      status: 'invalid',
      faults: [
        { path: 'name', code: 'required' },
        { path: 'discount', code: 'malformed' },
      ],
    });
    expect(sent).toEqual([]);
    expect(editor.state().unread).toEqual({ discount: '12,x' });
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

test('whatever happens, what was typed last stands in the record or in its draft', async () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('type' as const),
      name: fc.string({ minLength: 1, maxLength: 3 }),
    }),
    fc.record({ do: fc.constantFrom('save', 'fail', 'reload', 'take', 'typeWhileSaving') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const storage = storageInMemory();
      let onServer = kept;
      let fails = false;
      const reopen = () =>
        open({
          storage,
          record: onServer,
          send: async (values) => {
            if (fails) throw refused();
            onServer = { values, version: `"${Number(onServer.version?.slice(1, -1)) + 1}"` };
            return onServer;
          },
        }).editor;
      let editor = reopen();
      let typed = kept.values.name;
      for (const [index, one] of steps.entries()) {
        if ('name' in one) {
          typed = one.name;
          editor.change('name', typed);
        } else if (one.do === 'reload') editor = reopen();
        else if (one.do === 'take') editor.takeDraft();
        else {
          fails = one.do === 'fail';
          const saving = editor.save();
          if (one.do === 'typeWhileSaving') {
            typed = `${index}`;
            editor.change('name', typed);
          }
          await saving;
        }
        const { values, draft } = editor.state();
        expect([values.name, draft?.values.name]).toContain(typed);
      }
    }),
  );
});
