import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSearch, type SearchAnswer, type SearchPorts, type SearchState } from './search.ts';

interface Request {
  text: string;
  at: number;
  signal: AbortSignal;
  isRefused: boolean;
}

/** A search with its own clock, on a server that also answers aborted requests. */
function trySearch(nextAnswer: () => { latency: number; isRefused: boolean }) {
  const alarms = new Map<symbol, { at: number; ring: () => void }>();
  const requests: Request[] = [];
  const shown: string[] = [];
  let now = 0;

  function wait(milliseconds: number, ring: () => void) {
    const alarm = Symbol('alarm');
    alarms.set(alarm, { at: now + milliseconds, ring });
    return () => alarms.delete(alarm);
  }

  const ports: SearchPorts<string> = {
    wait,
    delay: 1000,
    minimumLength: 2,
    find(text, signal) {
      const { latency, isRefused } = nextAnswer();
      const { promise, resolve, reject } = Promise.withResolvers<SearchAnswer<string>>();
      requests.push({ text, at: now, signal, isRefused });
      wait(latency, () =>
        isRefused ? reject(new Error('refused')) : resolve({ items: answerFor(text) }),
      );
      return promise;
    },
  };
  const search = createSearch(ports);
  search.subscribe(() => shown.push(search.state().is));

  /** Lets what waits for a promise continue. */
  async function settle() {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  }

  async function pass(milliseconds: number) {
    const until = now + milliseconds;
    for (;;) {
      const [next] = [...alarms].toSorted(([, one], [, other]) => one.at - other.at);
      if (!next || next[1].at > until) break;
      alarms.delete(next[0]);
      now = next[1].at;
      next[1].ring();
      await settle();
    }
    now = until;
  }

  return { search, requests, shown, pass, settle, now: () => now };
}

/** Something else for every text; nothing for some. */
function answerFor(text: string): string[] {
  return text.endsWith('z') ? [] : [`${text} 1`, `${text} 2`];
}

const always = (latency: number, isRefused = false) => {
  return () => ({ latency, isRefused });
};

describe('a search while one types', () => {
  test('asks a second after the last change, and reports its status meanwhile', async () => {
    const { search, requests, shown, pass } = trySearch(always(300));
    search.typed('b');
    search.typed('ba');
    await pass(900);
    search.typed('bak ');
    await pass(999);
    expect(requests).toEqual([]);
    await pass(301);
    expect(requests.map(({ text, at }) => [text, at])).toEqual([['bak', 1900]]);
    expect(shown).toEqual(['tooShort', 'waiting', 'waiting', 'busy', 'found']);
    expect(search.state()).toEqual({
      is: 'found',
      text: 'bak',
      items: ['bak 1', 'bak 2'],
      total: 2,
    });
  });

  test('spaces around the text are no other text', async () => {
    const { search, requests, pass } = trySearch(always(0));
    search.typed('bak');
    await pass(500);
    search.typed(' bak  ');
    await pass(500);
    search.typed('bak');
    await pass(5000);
    expect(requests).toHaveLength(1);
  });

  test('half a letter is not asked for; once it is whole, after a second', async () => {
    const { search, requests, pass } = trySearch(always(0));
    search.typed('caf');
    await pass(900);
    search.typed('caf´', true);
    await pass(9000);
    expect([requests.length, search.state()]).toEqual([0, { is: 'waiting', text: 'caf´' }]);
    search.typed('café', true);
    await pass(9000);
    expect(requests).toEqual([]);
    search.typed('café');
    await pass(999);
    expect(requests).toEqual([]);
    await pass(1);
    expect(requests.map(({ text }) => text)).toEqual(['café']);
  });

  test('undoing a letter in the middle restores the result, without a request', async () => {
    const { search, requests, pass } = trySearch(always(0));
    search.typed('bak');
    await pass(1000);
    search.typed('bak^', true);
    search.typed('bak', true);
    search.typed('bak');
    await pass(9000);
    expect([requests.length, search.state().is]).toEqual([1, 'found']);
  });

  test('a character counts as one, whatever its number of code units', async () => {
    const { search, requests, pass } = trySearch(always(0));
    search.typed('𠮷');
    await pass(9000);
    search.hurried('𠮷');
    await pass(9000);
    expect([requests.length, search.state().is]).toEqual([0, 'tooShort']);
    search.typed('𠮷野');
    await pass(1000);
    expect(requests).toHaveLength(1);
  });

  test('coming back to the text of the last answer shows it, without a request', async () => {
    const { search, requests, pass } = trySearch(always(0));
    search.typed('bak');
    await pass(1000);
    search.typed('bakk');
    search.typed('bak');
    expect(search.state().is).toBe('found');
    await pass(5000);
    expect(requests).toHaveLength(1);
  });

  test('hurried skips the delay', async () => {
    const { search, requests, pass } = trySearch(always(0));
    search.typed('bak');
    search.hurried('bak');
    await pass(5000);
    expect(requests.map(({ at }) => at)).toEqual([0]);
    search.hurried('b');
    await pass(5000);
    expect(requests).toHaveLength(1);
    expect(search.state().is).toBe('tooShort');
  });

  test('a chosen text is not searched for, unless requested', async () => {
    const { search, requests, pass } = trySearch(always(0));
    search.settled('bakker');
    search.typed('bakker ');
    await pass(5000);
    expect([requests.length, search.state().is]).toEqual([0, 'resting']);
    search.hurried('bakker');
    await pass(0);
    expect([requests.length, search.state().is]).toEqual([1, 'found']);
  });

  test('a failure stays until a retry', async () => {
    const refusals = [true, false];
    const { search, requests, pass } = trySearch(() => ({
      latency: 10,
      isRefused: refusals.shift() ?? false,
    }));
    search.typed('bak');
    await pass(9000);
    expect(search.state()).toEqual({ is: 'failed', text: 'bak' });
    search.typed('bak ');
    await pass(9000);
    expect(requests).toHaveLength(1);
    search.retried();
    expect(search.state().is).toBe('busy');
    await pass(10);
    expect(search.state().is).toBe('found');
    search.retried();
    await pass(9000);
    expect(requests).toHaveLength(2);
  });

  test('a search that throws has failed; the total may be more than what came', async () => {
    const ports: SearchPorts<string> = {
      wait: (_, then) => {
        then();
        return () => {};
      },
      delay: 0,
      minimumLength: 1,
      find: (text) => {
        if (text === 'x') throw new Error('no');
        return { items: ['a'], total: 115 };
      },
    };
    const search = createSearch(ports);
    search.typed('x');
    await expect.poll(search.state).toEqual({ is: 'failed', text: 'x' });
    search.typed('a');
    const found = { is: 'found', text: 'a', items: ['a'], total: 115 };
    await expect.poll(search.state).toEqual(found);
  });
});

const keystrokes = fc.record({
  does: fc.constant('types' as const),
  text: fc.string({ unit: fc.constantFrom('a', 'b', 'z', ' '), maxLength: 4 }),
  isHalf: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
});
const others = fc.record({
  does: fc.constantFrom('hurries' as const, 'retries' as const, 'chooses' as const),
  text: fc.constant(''),
  isHalf: fc.constant(false),
});
const steps = fc.array(
  fc.record({
    after: fc.oneof(fc.nat(200), fc.nat(3000)),
    event: fc.oneof({ weight: 6, arbitrary: keystrokes }, { weight: 1, arbitrary: others }),
  }),
  { minLength: 1, maxLength: 40 },
);
const answers = fc.array(fc.record({ latency: fc.nat(6000), isRefused: fc.boolean() }), {
  minLength: 1,
  maxLength: 20,
});

/** What was shown, and what held then. */
interface Moment {
  state: SearchState<string>;
  /** What the field held. */
  field: string;
  /** Requests that were pending. */
  open: number;
  /** Milliseconds since the text changed; 1000 too when the delay was skipped. */
  paused: number;
  /** Whether the last letter in the field is not whole yet. */
  isHalf: boolean;
}

/** What was wrong at a moment, in words. */
function faultsOf({ state, field, open, paused, isHalf }: Moment): string[] {
  const isAsked = state.is === 'busy';
  const answer = answerFor(field);
  const isWrong = {
    'shows something about another text': 'text' in state && state.text !== field,
    'shows another answer': state.is === 'found' && state.items.join() !== answer.join(),
    'finds nothing where there is something': state.is === 'none' && answer.length > 0,
    'asks for too little': isAsked && field.length < 2,
    'asks before typing paused': isAsked && paused < 1000,
    'asks in the middle of a letter': isAsked && isHalf,
    'asks while another request is under way': isAsked && open > 0,
    'calls what is long enough too short': state.is === 'tooShort' && field.length !== 1,
  };
  return Object.entries(isWrong).flatMap(([fault, is]) => (is ? [fault] : []));
}

test('whatever is typed, answered and refused, in whatever time', async () => {
  await fc.assert(
    fc.asyncProperty(steps, answers, async (plan, latencies) => {
      let asked = 0;
      const tried = trySearch(() => {
        const answer = latencies[asked % latencies.length];
        asked += 1;
        return answer ?? { latency: 0, isRefused: false };
      });
      const { search, requests, pass, settle, now } = tried;
      let field = '';
      let isHalf = false;
      let changedAt = 0;
      let allowed = 0;
      let isFree = false;

      const isOpen = (request: Request) => {
        const { latency = 0 } = latencies[requests.indexOf(request) % latencies.length] ?? {};
        return !request.signal.aborted && request.at + latency > now();
      };
      const moments: Moment[] = [];
      search.subscribe(() => {
        const open = requests.filter(isOpen).length;
        const paused = isFree ? 1000 : now() - changedAt;
        moments.push({ state: search.state(), field: field.trim(), open, paused, isHalf });
      });

      for (const { after, event } of plan) {
        await pass(after);
        isFree = event.does !== 'types';
        if (event.does === 'types') {
          if (event.text.trim() !== field.trim() || (isHalf && !event.isHalf)) {
            changedAt = now();
            allowed += 1;
          }
          field = event.text;
          isHalf = event.isHalf;
          search.typed(field, isHalf);
        } else {
          isHalf = false;
          allowed += 1;
          if (event.does === 'hurries') search.hurried(field);
          if (event.does === 'retries') search.retried();
          if (event.does === 'chooses') search.settled(field);
        }
        await settle();
        isFree = false;
        expect(requests.filter(isOpen).length).toBeLessThanOrEqual(1);
      }
      if (isHalf) changedAt = now();
      isHalf = false;
      search.typed(field);
      await pass(60_000);

      expect(moments.flatMap(faultsOf)).toEqual([]);
      // One request for each change; more only when requested.
      expect(requests.length).toBeLessThanOrEqual(allowed);
      // Nothing stays pending.
      expect(['waiting', 'busy']).not.toContain(search.state().is);
    }),
  );
});

test('one request for each text after which typing pauses, and its answer is shown', async () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 4 }), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(texts, fc.nat(4000), async (rested, latency) => {
      const { search, requests, pass } = trySearch(always(latency));
      const wanted: string[] = [];
      let last = '';
      for (const text of rested) {
        search.typed(text);
        await pass(1000 + latency);
        const trimmed = text.trim();
        if (trimmed !== last && trimmed.length >= 2 && wanted.at(-1) !== trimmed) {
          wanted.push(trimmed);
        }
        last = trimmed;
        const right = ['resting', 'tooShort'][trimmed.length] ?? 'found';
        expect(search.state()).toMatchObject(
          right === 'found' ? { is: right, text: trimmed } : { is: right },
        );
      }
      expect(requests.map(({ text }) => text)).toEqual(wanted);
    }),
  );
});
