import { describe, expect, test } from 'vitest';
import { readDate } from '../date/readDate.ts';
import { readMoney } from '../number/money.ts';
import { readPercent } from '../number/percent.ts';
import { readQuantity } from '../number/quantity.ts';
import { entries, type Entry } from '../reading.ts';
import { corpusToday, spellingKinds, spellings, type Spelling } from './spellings.ts';

const readers = {
  money: (text: string, entry: Entry) => readMoney(text, { entry }),
  percent: (text: string, entry: Entry) => readPercent(text, { entry }),
  quantity: (text: string, entry: Entry) => readQuantity(text, { entry }),
  date: (text: string, entry: Entry) => readDate(text, { entry, today: corpusToday }),
};

/** The spelling with what our readers make of it in the place of the right answer. */
function read({ kind, entry, text, from }: Spelling): Spelling {
  const { error, ...result } = readers[kind](text, entry);
  const answer = 'value' in result ? { value: result.value } : { error };
  const { alternative } = result;
  return {
    kind,
    entry,
    text,
    from,
    ...answer,
    ...(alternative && { alternative: alternative.value }),
  };
}

const all = spellings();

describe.each(spellingKinds)('every spelling of the corpus is read rightly, as %s', (kind) => {
  test.each(entries)('%s', (entry) => {
    const own = all.filter((spelling) => spelling.kind === kind && spelling.entry === entry);
    expect(own.length).toBeGreaterThan(50);
    expect(own.map(read)).toEqual(own);
  });
});

describe('the corpus itself', () => {
  test('has at least 400 spellings', () => {
    expect(new Set(all.map(({ kind, text }) => `${kind} ${text}`)).size).toBeGreaterThan(400);
  });

  test('answers every spelling with a value or an error, and never in two ways', () => {
    expect(all.filter((one) => (one.value === undefined) === (one.error === undefined))).toEqual(
      [],
    );
    const answers = new Map<string, Set<string>>();
    for (const { kind, entry, text, value, error, alternative } of all) {
      const key = JSON.stringify([kind, entry, text]);
      const answer = JSON.stringify([value, error, alternative]);
      answers.set(key, (answers.get(key) ?? new Set()).add(answer));
    }
    expect([...answers].filter(([, given]) => given.size > 1)).toEqual([]);
  });
});
