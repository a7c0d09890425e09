/**
 * Gives a page the functions of `KeyWatch`: until what a key does is painted, and until nothing is left to do.
 * Holds all that it needs, because it is sent to pages of the product as text.
 */
export function watchKeys(): void {
  let expected = 0;
  let painted = Promise.resolve(0);

  const afterPaint = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()), { once: true });
        port1.start();
        port2.postMessage(undefined);
      });
    });

  const watch: KeyWatch = {
    afterPaint,
    expectLines(count) {
      expected = count;
    },
    async idle() {
      for (let quiet = 0; quiet < 3; quiet += 1) {
        await afterPaint();
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }));
        if (document.querySelectorAll('[data-line]').length < expected) quiet = 0;
      }
      expected = 0;
    },
    watchKey(key) {
      painted = new Promise((resolve) => {
        const listen = (event: KeyboardEvent) => {
          if (event.key.toLowerCase() !== key.toLowerCase()) return;
          window.removeEventListener('keydown', listen, { capture: true });
          void afterPaint().then((end) => resolve(end - event.timeStamp));
        };
        window.addEventListener('keydown', listen, { capture: true });
      });
    },
    keyPainted: () => painted,
  };
  Object.assign(window, watch);
}

/** What a page is watched with, as functions of its window. */
export interface KeyWatch {
  /** Until the next picture is painted; gives when that was, in milliseconds. */
  afterPaint(): Promise<number>;
  /** So many lines must be in the page before it is `idle` for the first time. */
  expectLines(count: number): void;
  /** Until nothing is left to do: what was put off to a later moment counts too. */
  idle(): Promise<void>;
  /** Notes how long it takes from a key until what it does is painted. */
  watchKey(key: string): void;
  /** That time, in milliseconds. */
  keyPainted(): Promise<number>;
}

declare global {
  interface Window extends KeyWatch {}
}
