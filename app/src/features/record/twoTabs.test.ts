import { ApiError } from '@facturatie/api-contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storageInMemory } from '../../state/storageInMemory.ts';
import type { SavedRecord } from './fieldsEditor.ts';
import {
  conflictWith,
  openFieldsEditor as open,
  refused,
  saved as savedRecord,
} from './testing/openFieldsEditor.ts';
import type { Form } from './testing/openFieldsEditor.ts';

test('restoring the draft of another tab leaves its later draft to be restored too', () => {
  const { editor: other, storage } = open();
  other.change('name', 'first');
  const { editor } = open({ storage });
  other.change('name', 'second');
  editor.takeDraft();
  expect(editor.state()).toMatchObject({
    values: { name: 'first' },
    draft: { values: { name: 'second' } },
  });
});

test('the latest input of each of two tabs is saved, on the screen or in a draft, in any order of events', async () => {
  const action = fc.constantFrom(
    ...(['type', 'typeElsewhere', 'save', 'fail', 'lose', 'reload'] as const),
    ...(['take', 'takeTheirs', 'keepMine', 'typeWhileSaving'] as const),
  );
  const step = fc.record({ tab: fc.constantFrom(0, 1), action });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const storage = storageInMemory();
      const saved: SavedRecord<Form>[] = [savedRecord];
      const server = () => saved.at(-1) ?? savedRecord;
      let fate: 'fail' | 'lose' | undefined;
      const reopen = () =>
        open({
          storage,
          record: server(),
          send: async (values, version) => {
            if (fate === 'fail')
              throw new ApiError({ call: 'save', kind: 'connection', status: 0 });
            if (version !== server().version) throw refused();
            saved.push({ values, version: `"${saved.length + 1}"` });
            if (fate === 'lose')
              throw new ApiError({ call: 'save', kind: 'connection', status: 0 });
            return server();
          },
          conflictIn: conflictWith(server),
        }).editor;
      const tabs = [reopen(), reopen()];
      const last = ['', ''];
      for (const [index, { tab, action: done }] of steps.entries()) {
        const editor = tabs[tab] ?? reopen();
        const type = () => {
          // Input of the other tab that was restored here is visibly overwritten.
          if (last[1 - tab] === editor.state().values.name) last[1 - tab] = '';
          last[tab] = `typed ${index}`;
          editor.change('name', `typed ${index}`);
        };
        if (done === 'type') type();
        else if (done === 'typeElsewhere') editor.change('address.city', `city ${index}`);
        else if (done === 'reload') tabs[tab] = reopen();
        else if (done === 'take') editor.takeDraft();
        else if (done === 'takeTheirs') editor.takeTheirs();
        else if (done === 'keepMine') editor.keepMine();
        else {
          fate = done === 'fail' || done === 'lose' ? done : undefined;
          const saving = editor.save();
          if (done === 'typeWhileSaving') type();
          await saving;
        }
        const everywhere = JSON.stringify([
          saved,
          tabs.map((one) => one.state().values),
          Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '')),
        ]);
        for (const text of last) expect(everywhere).toContain(text);
      }
    }),
  );
});
