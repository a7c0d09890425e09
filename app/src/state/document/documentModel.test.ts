import fc from 'fast-check';
import { test } from 'vitest';
import { createEditorModel } from './testing/editorModel.ts';
import type { Step } from './testing/editorModel.ts';
import { fates } from './testing/testDocument.ts';

/** Typing and saving are more frequent than the rest, as in practice. */
const steps: readonly Step[] = [
  ...(['type', 'type', 'describe', 'describe', 'addLine', 'count', 'miscount', 'beType'] as const),
  ...(['pickArticle', 'pickArticle', 'count', 'beDate', 'leaveField', 'leaveField'] as const),
  ...(['deleteLine', 'moveLine', 'undo', 'redo', 'pickLate', 'wait', 'wait', 'wait'] as const),
  ...(['save', 'save', 'save', 'saveTwice', 'colleague', 'reload', 'leave'] as const),
  ...(['colleague', 'takeDraft', 'dropDraft'] as const),
];

const roundTrip = fc.record({
  there: fc.nat(300),
  back: fc.nat(300),
  fate: fc.oneof(
    { weight: 3, arbitrary: fc.constant('answered' as const) },
    fc.constantFrom(...fates),
  ),
});

const story = fc.record({
  isNew: fc.boolean(),
  steps: fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(40)), { maxLength: 40, size: 'max' }),
  roundTrips: fc.array(roundTrip, { minLength: 1, maxLength: 12 }),
});

test('network faults, edits by colleagues and reloads lose no input, overwrite nothing unseen and create nothing twice, and a save sends what the screen showed', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ isNew, steps: taken, roundTrips }) => {
      let isWell = false;
      let next = 0;
      const person = createEditorModel(isNew, () => {
        const found = roundTrips[next++ % roundTrips.length] ?? {
          there: 10,
          back: 10,
          fate: 'lost',
        };
        return isWell ? { ...found, fate: 'answered' } : found;
      });
      for (const [step, nth] of taken) await person.does(step, nth);
      isWell = true;
      await person.finish();
    }),
  );
});
