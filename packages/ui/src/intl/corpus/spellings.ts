import type { Entry } from '../reading.ts';
import type { DateFault } from '../date/DateResult.ts';
import type { NumberFault } from '../number/NumberResult.ts';
import date from './date.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import percent from './percent.json' with { type: 'json' };
import quantity from './quantity.json' with { type: 'json' };

/** What a spelling is read as. */
export const spellingKinds = ['money', 'percent', 'quantity', 'date'] as const;
/** One of {@link spellingKinds}. */
export type SpellingKind = (typeof spellingKinds)[number];

/** Cents, hundredths of a percent, thousandths, or an ISO date; null is an empty field. */
export type SpellingValue = number | string | null;

/** What a field must make of a spelling. */
export interface SpellingAnswer {
  /** The value, when the text is taken. */
  value?: SpellingValue;
  /** Why it is not, when it is refused. */
  error?: NumberFault['error'] | DateFault['error'];
  /** The other value that the text may mean, to be offered. */
  alternative?: SpellingValue;
}

/** One way to write a number or a date, and the right answer to it. */
export interface Spelling extends SpellingAnswer {
  kind: SpellingKind;
  /** Whether it is typed or pasted; pasted text includes line ends and tabs. */
  entry: Entry;
  text: string;
  /** Where one meets it. */
  from: string;
}

/** How the files hold the spellings. */
interface Groups {
  kind: string;
  groups: readonly {
    from: string;
    /** `both` when it is the same typed and pasted. */
    entry: string;
    spellings: readonly (Omit<SpellingAnswer, 'error'> & { text: string; error?: string })[];
  }[];
}

/** The day that the spellings of dates without a year were written on. */
export const corpusToday: string = date.today;

const files: readonly Groups[] = [money, percent, quantity, date];

/** All notations; one with the same answer typed and pasted is included twice. */
export function spellings(): Spelling[] {
  return files.flatMap(({ kind, groups }) =>
    groups.flatMap(({ from, entry, spellings: written }) =>
      entriesOf(entry).flatMap((one) =>
        written.map((spelling) => ({ kind, from, ...spelling, entry: one }) as Spelling),
      ),
    ),
  );
}

function entriesOf(entry: string): readonly Entry[] {
  return entry === 'both' ? ['typed', 'pasted'] : [entry as Entry];
}
