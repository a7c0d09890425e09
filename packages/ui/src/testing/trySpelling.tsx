import type { ReactNode } from 'react';
import { commands, userEvent } from 'vitest/browser';
import { DateField } from '../components/DateField/DateField.tsx';
import { MoneyField } from '../components/MoneyField/MoneyField.tsx';
import { PercentField } from '../components/PercentField/PercentField.tsx';
import { QuantityField } from '../components/QuantityField/QuantityField.tsx';
import {
  corpusToday,
  type Spelling,
  type SpellingKind,
  type SpellingValue,
} from '../intl/corpus/spellings.ts';
import { formatDate } from '../intl/date/formatDate.ts';
import { nlBE } from '../intl/nl-BE.ts';
import { formatMoney } from '../intl/number/money.ts';
import { formatPercent } from '../intl/number/percent.ts';
import { formatQuantity } from '../intl/number/quantity.ts';
import { find } from './find.ts';
import { showInPage } from './showInPage.tsx';

/** Which keys of a keyboard: the upper rows, or the numeric keypad as far as it has them. */
export type KeyboardPart = 'main' | 'keypad';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Presses a real key for every character. */
    typeText: (text: string, part?: KeyboardPart) => Promise<void>;
    /** Presses Ctrl+V with this text on the clipboard. */
    pasteText: (text: string) => Promise<void>;
  }
}

/** What a field shows for a spelling, and what `onChange` gets. */
export interface Outcome {
  /** Every call of onChange, an error by its code alone. */
  changes: unknown[];
  shown: string;
  isInvalid: boolean;
  /** Whether the field has an associated error message. */
  isExplained: boolean;
  /** What F8 makes of it, where there is something to swap. */
  swapped?: { value: unknown; shown: string; isNamed: boolean };
  /** Whether F8 once more gives back the first reading, and Ctrl+Z what could not be read. */
  returns?: boolean;
}

const label = 'Veld';

type Change = (value: number | string | null, fault?: { error: string }) => void;

const fields: Record<SpellingKind, (onChange: Change) => ReactNode> = {
  money: (onChange) => <MoneyField label={label} onChange={onChange} />,
  percent: (onChange) => <PercentField label={label} onChange={onChange} />,
  quantity: (onChange) => <QuantityField label={label} onChange={onChange} />,
  date: (onChange) => <DateField label={label} onChange={onChange} today={corpusToday} />,
};

/** The outcome that the corpus demands. */
export function rightOutcome({ kind, entry, text, ...answer }: Spelling): Outcome {
  const { value, error, alternative } = answer;
  const isInvalid = error !== undefined;
  const kept = entry === 'typed' ? text : text.trim().replace(/[\t\r\n]+/g, ' ');
  const changes = isInvalid ? [{ error }] : [value];
  return {
    changes: value === null ? [] : changes,
    shown: isInvalid ? kept : written(kind, value),
    isInvalid,
    isExplained: isInvalid,
    ...(alternative !== undefined && {
      swapped: { value: alternative, shown: written(kind, alternative), isNamed: true },
      returns: true,
    }),
  };
}

function written(kind: SpellingKind, value: SpellingValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return formatDate(value);
  if (kind === 'percent') return formatPercent(value);
  return kind === 'money' ? formatMoney(value) : formatQuantity(value);
}

/**
 * Types or pastes a spelling into its field with real keys, leaves the field, and swaps readings.
 * @throws Error when the browser did not get the keys or the clipboard as meant.
 */
export async function trySpelling(
  { kind, entry, text }: Spelling,
  part: KeyboardPart = 'main',
): Promise<Outcome> {
  const changes: unknown[] = [];
  const place = await showInPage(
    fields[kind]((value, fault) => changes.push(fault ? { error: fault.error } : value)),
  );
  const input = find(place, 'input') as HTMLInputElement;
  input.focus();
  await enter(input, entry, text, part);
  // The text stays as typed until blur.
  if (entry === 'typed' && (input.value !== text || changes.length > 0)) changes.push(input.value);
  await userEvent.keyboard('{Tab}');
  const isInvalid = () => input.ariaInvalid === 'true';
  const first: Outcome = {
    changes: [...changes],
    shown: input.value,
    isInvalid: isInvalid(),
    isExplained: describedBy(input) !== '',
  };
  if (place.querySelector('button') === null) return first;
  input.focus();
  await userEvent.keyboard('{F8}');
  const swapped = {
    value: changes.at(-1),
    shown: input.value,
    isNamed: find(place, 'output').textContent.includes(nlBE.readField.read(input.value)),
  };
  await userEvent.keyboard(first.isInvalid ? '{Control>}z{/Control}' : '{F8}');
  const returns = input.value === first.shown && isInvalid() === first.isInvalid;
  return { ...first, swapped, returns };
}

function describedBy(input: HTMLInputElement): string {
  const elements = input.ariaDescribedByElements ?? [];
  return elements.map((element) => element.textContent).join(' ');
}

/** Makes sure that the browser, not a script, received the keys and the clipboard. */
async function enter(
  input: HTMLInputElement,
  entry: Spelling['entry'],
  text: string,
  part: KeyboardPart,
): Promise<void> {
  const log: string[] = [];
  const listening = new AbortController();
  const listen = { signal: listening.signal, capture: true };
  input.addEventListener('keydown', (event) => event.isTrusted && log.push(event.key), listen);
  input.addEventListener(
    'paste',
    (event) => event.isTrusted && log.push(event.clipboardData?.getData('text/plain') ?? ''),
    listen,
  );
  await (entry === 'typed' ? commands.typeText(text, part) : commands.pasteText(text));
  listening.abort();
  const meant = entry === 'typed' ? [...text] : ['Control', 'v', text];
  if (log.join('\n') !== meant.join('\n')) {
    throw new Error(`Meant ${JSON.stringify(meant)}, received ${JSON.stringify(log)}`);
  }
}
