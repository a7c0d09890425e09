import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { nlBE } from '../../intl/nl-BE.ts';
import { find } from '../../testing/find.ts';
import { SearchComboBox } from './SearchComboBox.tsx';

/** A result, with its search text. */
interface Found {
  key: string;
  name: string;
  searched: string;
}

/** How the server answers: slowly or fast, with a result or an error. It also answers aborted requests. */
interface Answer {
  latency: number;
  isRefused: boolean;
}

const action = 'Creer nieuwe klant';

/** Nothing, two things of longer names, or one or two more that are called what was searched for. */
function foundFor(searched: string): Found[] {
  if (searched.endsWith('z')) return [];
  const names = [`${searched} nv`, `${searched} bv`];
  if (/[ab]$/.test(searched)) names.push(searched.toUpperCase());
  if (searched.endsWith('b')) names.push(searched);
  return names.map((name, index) => ({ key: `${searched}-${index}`, name, searched }));
}

/** The thing that is taken when a field with this text is left. */
const onlyNamed = (text: string) => {
  const named = foundFor(text).filter(({ name }) => name.toLowerCase() === text);
  return named.length === 1 ? named[0] : undefined;
};

const texts = fc.oneof(
  { weight: 5, arbitrary: fc.string({ unit: fc.constantFrom('a', 'b', 'z', ' '), maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom('ab nv', ' ba bv ', 'b') },
);
const keys = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Tab', 'Alt+ArrowDown', 'Alt+ArrowUp'];

/** The possible actions of a user. */
const deeds = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('types' as const), text: texts }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('waits' as const), time: fc.nat(2500) }) },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('presses' as const), key: fc.constantFrom(...keys) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('composes' as const), text: texts }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('clicks' as const, 'points' as const),
      line: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('leaves' as const, 'looksAway' as const, 'opens' as const),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ does: 'returns' as const }) },
);
type Deed = typeof deeds extends fc.Arbitrary<infer One> ? One : never;

const answers = fc.array(fc.record({ latency: fc.nat(4000), isRefused: fc.boolean() }), {
  minLength: 1,
  maxLength: 12,
});

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

interface Request {
  text: string;
  signal: AbortSignal;
  isAnswered: boolean;
}

/** A field with such a server, their visible state, and the violations. */
async function openField(plan: readonly Answer[]) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const requests: Request[] = [];
  const chosen: (Found | null)[] = [];
  const done: string[] = [];
  const faults: string[] = [];
  /** What the person did last, and when: requests and choices are judged by it. */
  const person = { isHurried: false, isHalf: false, isNew: false, changedAt: 0, leftAt: 0 };
  let isMended = false;

  async function search(text: string, signal: AbortSignal) {
    const planned = plan[requests.length % plan.length];
    const { latency, isRefused } = isMended || !planned ? fast : planned;
    faults.push(...requestFaults(text));
    const request = { text, signal, isAnswered: false };
    requests.push(request);
    person.isNew = false;
    await new Promise((resolve) => {
      setTimeout(resolve, latency);
    });
    request.isAnswered = true;
    if (isRefused) throw new Error('refused');
    return { items: foundFor(text) };
  }
  function requestFaults(text: string) {
    const { isHurried, isHalf, isNew, changedAt } = person;
    return wrongIn({
      'asks for another text than the field holds': text !== input().value.trim(),
      'asks for too little': text.length < 2,
      'asks before typing paused': !isHurried && Date.now() - changedAt < 1000,
      'asks twice for one text': !isHurried && !isNew,
      'asks in the middle of a letter': isHalf,
      'waits for an older answer': requests.some(
        ({ signal, isAnswered }) => !isAnswered && !signal.aborted,
      ),
    });
  }
  const input = () => find(place, '[role=combobox]') as HTMLInputElement;

  await act(async () =>
    root.render(
      <>
        <SearchComboBox<Found>
          label="Klant"
          name="customer"
          search={search}
          itemKey={({ key }) => key}
          itemLabel={({ name }) => name}
          itemDescription={({ searched }) => searched}
          onChange={(item) => chosen.push(item)}
          action={{ label: action, onAction: (text) => done.push(text) }}
        />
        <button type="button">Volgende</button>
      </>,
    ),
  );
  return {
    input: input(),
    next: find(place, 'button'),
    requests,
    chosen,
    done,
    faults,
    person,
    /** From now on the server answers fast and with results. */
    mend: () => {
      isMended = true;
    },
    sent: () => (find(place, 'input[type=hidden]') as HTMLInputElement).value,
    said: () => find(place, '[role=status]').textContent,
    lines: () => [...place.querySelectorAll<HTMLElement>('[role=option]')],
    isPanelOpen: () => place.querySelector('[popover]') !== null,
    isListOpen: () => place.querySelector('[role=listbox]') !== null,
    marked: () => place.querySelector<HTMLElement>('[role=option][aria-selected=true]'),
    close: async () => {
      await act(async () => root.unmount());
      place.remove();
    },
  };
}
type Field = Awaited<ReturnType<typeof openField>>;

const fast: Answer = { latency: 50, isRefused: false };

const wrongIn = (isWrong: Record<string, boolean>) =>
  Object.entries(isWrong).flatMap(([fault, is]) => (is ? [fault] : []));

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

function write(input: HTMLInputElement, text: string, isComposing: boolean) {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
}

function press({ input, next }: Field, name: string) {
  const [key, modifier] = name.split('+').toReversed();
  const init = { key, altKey: modifier === 'Alt', bubbles: true, cancelable: true };
  const isTaken = !input.dispatchEvent(new KeyboardEvent('keydown', init));
  if (key === 'Tab' && !isTaken) next.focus();
}

function point(line: HTMLElement | undefined, isPress: boolean) {
  const init = { bubbles: true, cancelable: true, movementX: 1 };
  line?.dispatchEvent(new MouseEvent('mousemove', init));
  if (isPress) line?.click();
}

const hurries = ['Enter', 'ArrowDown', 'Alt+ArrowDown', 'Tab'];
/** What leaves a letter in the making as it is. */
const restful = ['composes', 'waits', 'points', 'looksAway'];

/** Does it, where it can be done. */
async function perform(field: Field, deed: Deed) {
  const { input, next, person } = field;
  if (deed.does === 'waits') return pass(deed.time);
  if (deed.does === 'returns') return act(async () => input.focus());
  if (document.activeElement !== input) return undefined;
  if (person.isHalf && !restful.includes(deed.does)) await finishCharacter(field);
  const before = input.value.trim();
  person.isHurried =
    ['clicks', 'leaves'].includes(deed.does) ||
    (deed.does === 'presses' && hurries.includes(deed.key));
  await act(async () => {
    if (deed.does === 'types') write(input, deed.text, false);
    if (deed.does === 'composes') {
      person.isHalf = true;
      write(input, deed.text, true);
    }
    if (deed.does === 'presses') press(field, deed.key);
    if (deed.does === 'leaves') next.focus();
    if (deed.does === 'opens') input.click();
    if (deed.does === 'looksAway') {
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
    if (deed.does === 'clicks' || deed.does === 'points') {
      point(field.lines()[deed.line], deed.does === 'clicks');
    }
  });
  person.isHurried = false;
  if (document.activeElement !== input) person.leftAt = Date.now();
  if (input.value.trim() === before && document.activeElement === input) return undefined;
  person.isNew = deed.does === 'types' || deed.does === 'composes';
  person.changedAt = Date.now();
  return undefined;
}

function finishCharacter({ input, person }: Field) {
  person.isHalf = false;
  person.changedAt = Date.now();
  return act(async () => {
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  });
}

/** The words of a line: what it is called. */
const wordsOf = (line: Element | null | undefined) => line?.firstElementChild?.textContent;

/** What is wrong with what is seen now, in words. */
function faultsIn(field: Field): string[] {
  const { input, chosen, person } = field;
  const typed = input.value.trim();
  const lines = field.lines();
  const searched = lines.flatMap((line) => line.children[1]?.textContent ?? []);
  const said = field.said();
  const choice = chosen.at(-1);
  const isAsking = field.requests.some(({ signal, isAnswered }) => !isAnswered && !signal.aborted);
  const isLeft = document.activeElement !== input && Date.now() - person.leftAt >= 500 && !isAsking;
  return wrongIn({
    'shows what another text found': searched.some((text) => text !== typed),
    'says that another text found nothing':
      said.startsWith('Niets gevonden') && said !== nlBE.suggestions.none(typed),
    'does not count the results':
      searched.length > 0 && said !== nlBE.suggestions.count(searched.length),
    'has an action that is not last, or none, or two':
      field.isPanelOpen() &&
      (lines.length === 0 || lines.map(wordsOf).indexOf(action) !== lines.length - 1),
    'claims a list that is not open': input.ariaExpanded !== String(field.isListOpen()),
    'sends another key than that of the choice': field.sent() !== (choice?.key ?? ''),
    'keeps a name that was not chosen': isLeft && typed !== '' && typed !== choice?.name,
    'keeps a choice whose name is gone': isLeft && typed === '' && field.sent() !== '',
  });
}

/** What was there before a deed, to compare with. */
function momentOf(field: Field) {
  const { input, chosen, done } = field;
  return {
    typed: input.value.trim(),
    isThere: document.activeElement === input,
    marked: wordsOf(field.marked()),
    lines: field.lines().map(wordsOf),
    choice: chosen.at(-1) ?? null,
    choices: chosen.length,
    actions: done.length,
  };
}
type Moment = ReturnType<typeof momentOf>;

/** The text of the option that an action chooses: by a press, or by Enter while it is active. */
function askedFor(deed: Deed, { isThere, marked, lines }: Moment): string | undefined {
  if (!isThere) return undefined;
  if (deed.does === 'clicks') return lines[deed.line];
  return deed.does === 'presses' && deed.key === 'Enter' ? marked : undefined;
}

/** What a deed did that it should not, or did not do that it should. */
function faultsOf(deed: Deed, before: Moment, field: Field): string[] {
  const { input, chosen, done } = field;
  const wanted = askedFor(deed, before);
  const isAction = wanted === action;
  const isName = wanted !== undefined && !isAction && wanted !== nlBE.suggestions.retry;
  const isTab = deed.does === 'presses' && deed.key === 'Tab';
  const actions = done.slice(before.actions);
  const choices = chosen.slice(before.choices);
  const picked = choices.find((item) => item !== null);
  const oldName = before.choice?.name ?? '';
  const clearsText = (deed.does === 'types' || deed.does === 'composes') && deed.text === '';
  const isCleared = deed.does === 'waits' && !before.isThere;
  const isTaken =
    document.activeElement !== input &&
    picked !== undefined &&
    picked.name === onlyNamed(before.typed)?.name;
  return wrongIn({
    'does the action unasked, or not although asked': actions.length !== (isAction ? 1 : 0),
    'hands the action another text than was typed':
      isAction && actions[0] !== (before.typed === oldName ? '' : before.typed),
    'loses the choice to the action': isAction && (choices.length > 0 || input.value !== oldName),
    'chooses an item unasked':
      picked !== undefined && !isTaken && picked.name !== (isTab ? before.marked : wanted),
    'chooses another than was asked for': isName && input.value !== wanted,
    'loses the choice during typing': choices.includes(null) && !clearsText && !isCleared,
    'reports one choice twice': choices.length > 1,
    'clears or takes without a word':
      isCleared &&
      before.typed !== input.value.trim() &&
      field.said() !==
        (isTaken
          ? nlBE.searchComboBox.taken(input.value)
          : nlBE.searchComboBox.cleared(before.typed)),
  });
}

/** Performs the actions, and returns the violations. */
async function tryDeeds(field: Field, plan: readonly Deed[]): Promise<string[]> {
  for (const deed of plan) {
    const before = momentOf(field);
    await perform(field, deed);
    field.faults.push(...faultsOf(deed, before, field), ...faultsIn(field));
  }
  return field.faults;
}

/** Expects that typing still finds items, and that blur leaves a chosen name or nothing. */
async function expectWayOut(field: Field) {
  field.mend();
  await perform(field, { does: 'returns' });
  await perform(field, { does: 'types', text: 'qq' });
  await pass(1050);
  expect(field.lines().map(wordsOf)).toEqual(['qq nv', 'qq bv', action]);
  const { choice } = momentOf(field);
  await perform(field, { does: 'leaves' });
  await pass(499);
  expect([field.input.value, field.chosen.at(-1) ?? null]).toEqual(['qq', choice]);
  await pass(60_000);
  expect([field.input.value, field.sent()]).toEqual(['', '']);
  expect(field.said()).toBe(nlBE.searchComboBox.cleared('qq'));
  expect(field.faults).toEqual([]);
}

test('whatever is typed, pressed, left and answered: no late answer, no request too many, no action unasked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deeds, { maxLength: 30 }), answers, async (plan, server) => {
      const field = await openField(server);
      await perform(field, { does: 'returns' });
      try {
        expect(await tryDeeds(field, plan)).toEqual([]);
        await expectWayOut(field);
      } finally {
        await field.close();
      }
    }),
    { numRuns: inject('isLong') ? 2000 : 100 },
  );
});
