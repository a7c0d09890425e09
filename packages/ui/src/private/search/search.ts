/** A search starts at this many characters. */
export const shortestSearch = 2;

/** How long typing must pause before a search starts, in milliseconds. */
export const searchDelay = 1000;

/** What was found for a text. */
export interface SearchAnswer<Item> {
  /** What was found, the best first. */
  items: readonly Item[];
  /** How many there are, when these are only the first. */
  total?: number;
}

/**
 * Finds items for a trimmed text. `signal` is aborted when the answer is no longer needed. Throwing or
 * rejecting is a failed search.
 */
export type SearchFunction<Item> = (
  text: string,
  signal: AbortSignal,
) => SearchAnswer<Item> | Promise<SearchAnswer<Item>>;

/** The status of a search. A state with a `text` is about that text, and the field holds no other. */
export type SearchState<Item> =
  /** There is nothing to search for. */
  | { is: 'resting' }
  /** There is too little to search for. */
  | { is: 'tooShort' }
  /** Typing may continue. */
  | { is: 'waiting'; text: string }
  /** The answer is on its way. */
  | { is: 'busy'; text: string }
  | { is: 'found'; text: string; items: readonly Item[]; total: number }
  | { is: 'none'; text: string }
  | { is: 'failed'; text: string };

/** What a search needs from outside, and when it begins. */
export interface SearchPorts<Item> {
  /** Asks for an answer. */
  find: SearchFunction<Item>;
  /** Calls `then` after so many milliseconds; the answer takes that back. */
  wait: (milliseconds: number, then: () => void) => () => void;
  /** A search starts at this many characters. */
  minimumLength: number;
  /** How long typing must pause, in milliseconds. */
  delay: number;
}

/** A search during typing: receives events and returns the state. */
export interface Search<Item> {
  /** The text of the field changed; it is not searched for during IME composition (`isHalf`). */
  typed: (text: string, isHalf?: boolean) => void;
  /** Searches for the text at once, without debounce. */
  hurried: (text: string) => void;
  /** Retries the failed search. */
  retried: () => void;
  /** The field has this text without a search: it was chosen, or the field blurred. */
  settled: (text: string) => void;
  /** The status of the search. */
  state: () => SearchState<Item>;
  /** Calls `listener` after each change; the returned function unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Replaces the ports. */
  connect: (ports: SearchPorts<Item>) => void;
}

const nothing = () => {};

/**
 * One request for each text that is new, without the spaces around it, and long enough, once typing
 * pauses. At most one request is under way and it is about the text in the field: another text ends it,
 * and what it still answers is never shown.
 */
export function createSearch<Item>(first: SearchPorts<Item>): Search<Item> {
  const listeners = new Set<() => void>();
  let ports = first;
  let state: SearchState<Item> = { is: 'resting' };
  let known = '';
  let wasHalf = false;
  let answered: SearchState<Item> | undefined;
  /** Ends the wait or the request that is under way. */
  let end = nothing;

  function show(next: SearchState<Item>) {
    if (next.is === state.is && !('text' in next)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function stop() {
    end();
    end = nothing;
  }

  async function ask(text: string) {
    stop();
    const controller = new AbortController();
    end = () => controller.abort();
    show({ is: 'busy', text });
    const next = await answerTo(text, ports.find, controller.signal);
    if (controller.signal.aborted) return;
    end = nothing;
    answered = next.is === 'failed' ? undefined : next;
    show(next);
  }

  function typed(fieldText: string, isHalf = false) {
    const text = fieldText.trim();
    const isSame = text === known && (isHalf === wasHalf || state.is !== 'waiting');
    known = text;
    wasHalf = isHalf;
    if (isSame) return;
    stop();
    if (isShort(text)) show({ is: text === '' ? 'resting' : 'tooShort' });
    else if (answered && 'text' in answered && answered.text === text) show(answered);
    else {
      show({ is: 'waiting', text });
      if (!isHalf) end = ports.wait(ports.delay, () => void ask(text));
    }
  }

  /** A character is one whatever the machine keeps it in. */
  function isShort(text: string) {
    return [...text].length < ports.minimumLength;
  }

  return {
    typed,
    hurried(fieldText) {
      typed(fieldText);
      const isStill = state.is === 'waiting' || state.is === 'resting';
      if (isStill && !isShort(known)) void ask(known);
    },
    retried() {
      if (state.is === 'failed') void ask(state.text);
    },
    settled(fieldText) {
      stop();
      known = fieldText.trim();
      wasHalf = false;
      answered = undefined;
      show({ is: 'resting' });
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect(next) {
      ports = next;
    },
  };
}

async function answerTo<Item>(
  text: string,
  find: SearchFunction<Item>,
  signal: AbortSignal,
): Promise<SearchState<Item>> {
  try {
    const { items, total = items.length } = await find(text, signal);
    return items.length === 0 ? { is: 'none', text } : { is: 'found', text, items, total };
  } catch {
    return { is: 'failed', text };
  }
}
