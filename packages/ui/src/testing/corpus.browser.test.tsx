import { describe, expect, inject, test } from 'vitest';
import { spellingKinds, spellings, type SpellingKind } from '../intl/corpus/spellings.ts';
import { entries } from '../intl/reading.ts';
import { rightOutcome, trySpelling, type KeyboardPart } from './trySpelling.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:long`. */
    isLong: boolean;
  }
}

/** Common typed and pasted texts: `npm test` checks these, the long tests all. */
const everyday: Record<SpellingKind, string> = {
  money:
    '12,50 | 12.50 | 1.234,56 | 1234.56 | 1,234.56 | € 12,50 | 12,- | \u221212,50 | -12,50 | 1.234 | 12.500 | 12,345',
  percent: '21 | 21% | 21,5 | 21.5 | 5,5 %',
  quantity: '2,5 | 12.500 | 1.125 | 1.234,5 | 1000',
  date: '5/3/26 | 1/2/2026 | 31-01-2026 | 050326 | 2026-03-05 | 30/2/2026 | 03/31/2026',
};

const everydayOf = (kind: SpellingKind) => everyday[kind].split(' | ');

const all = spellings();
const selected = inject('isLong')
  ? all
  : all.filter(({ kind, text }) => everydayOf(kind).includes(text));

/** The spellings whose outcome in a real field differs from the corpus, beside what is right. */
async function wronglyRead(
  own: readonly (typeof all)[number][],
  part?: KeyboardPart,
): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const spelling of own) {
    const outcome = await trySpelling(spelling, part);
    const right = rightOutcome(spelling);
    if (JSON.stringify(outcome) !== JSON.stringify(right)) wrong.push({ spelling, outcome, right });
  }
  return wrong;
}

describe.each(spellingKinds)('every spelling is read rightly in a real field, as %s', (kind) => {
  test.each(entries)('%s', async (entry) => {
    const own = selected.filter((spelling) => spelling.kind === kind && spelling.entry === entry);
    expect(own.map(({ text }) => text)).toEqual(expect.arrayContaining(everydayOf(kind)));
    expect(await wronglyRead(own)).toEqual([]);
  });

  test('typed on the numeric keypad', async () => {
    const own = selected.filter(
      ({ kind: of, entry, text }) => of === kind && entry === 'typed' && /^[\d.\-/]+$/.test(text),
    );
    expect(own.length).toBeGreaterThan(1);
    expect(await wronglyRead(own, 'keypad')).toEqual([]);
  });
});
