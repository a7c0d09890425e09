/** A part of the page whose code is fetched when it is first needed. */
export interface Part<Code> {
  /** Its code; undefined until it is loaded. */
  code: () => Code | undefined;
  /** Fetches it, once; after a failure a next call tries again. Rejects when it cannot be fetched. */
  fetch: () => Promise<Code>;
  /** Calls `listener` when its code is loaded. */
  subscribe: (listener: () => void) => () => void;
}

/** Parts of this page whose code is fetched on the first interaction. */
const waiting = new Set<Part<unknown>>();

/** Every part of the modules that were loaded, for tests. */
const known = new Set<Part<unknown>>();

const firstSigns = ['keydown', 'pointerdown', 'pointermove'] as const;

let hasBegun = false;

/**
 * Makes a part of the page whose code is fetched when it is first needed:
 * `const helpSheet = onDemand(() => import('./HelpSheet.tsx'))`. For `OnDemand`.
 */
export function onDemand<Code>(fetchCode: () => Promise<Code | undefined>): Part<Code> {
  let code: Code | undefined;
  let fetching: Promise<Code> | undefined;
  const listeners = new Set<() => void>();

  async function fetchOnce(): Promise<Code> {
    try {
      const fetched = await fetchCode();
      // What a bundler's own loader answers for a module that did not come.
      if (fetched === undefined) throw new Error('The code of a part could not be fetched');
      code = fetched;
    } catch (error) {
      fetching = undefined;
      throw error;
    }
    waiting.delete(part);
    for (const listener of listeners) listener();
    return code;
  }
  const part: Part<Code> = {
    code: () => code,
    fetch: () => (fetching ??= fetchOnce()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  known.add(part);
  return part;
}

/** Fetches the code of a part after the first interaction, while the page is idle. */
export function fetchAhead(part: Part<unknown>): void {
  if (part.code() !== undefined) return;
  waiting.add(part);
  if (hasBegun) whenIdle(fetchWaiting);
  else for (const sign of firstSigns) window.addEventListener(sign, begin, { capture: true });
}

function begin(): void {
  hasBegun = true;
  for (const sign of firstSigns) window.removeEventListener(sign, begin, { capture: true });
  whenIdle(fetchWaiting);
}

function fetchWaiting(): void {
  const parts = [...waiting];
  waiting.clear();
  // A part that fails to load is fetched again when it is needed, with an error message.
  for (const part of parts) part.fetch().catch(() => undefined);
}

/** Safari has no idle callbacks. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 200);
}

/** Fetches every part, also nested ones, so that tests and stories do not wait for them. */
export async function fetchEveryPart(): Promise<void> {
  const { size } = known;
  await Promise.allSettled([...known].map(async (part) => part.fetch()));
  if (known.size > size) await fetchEveryPart();
}
