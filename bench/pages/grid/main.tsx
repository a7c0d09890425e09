import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AgGrid } from './AgGrid.tsx';
import { drawn } from './counts.ts';
import { OurGrid } from './OurGrid.tsx';

const grids: Record<string, (count: number) => ReactNode> = {
  ours: (count) => <OurGrid count={count} />,
  agGrid: (count) => <AgGrid count={count} />,
};

/** What must stand in the page before somebody can type in its lines. */
const isReady = () =>
  document.querySelector('[data-line] input, .ag-row [col-id="price"]') !== null;

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

Object.assign(window, {
  /** Mounts a grid; gives the milliseconds until its first lines are painted. */
  async mountGrid(name: string, count: number): Promise<number> {
    const place = document.getElementById('root');
    const grid = grids[name];
    if (!place || !grid) throw new Error(`There is no grid ${name}`);
    expected = name === 'ours' ? count : 0;
    const start = performance.now();
    createRoot(place).render(grid(count));
    let end = await afterPaint();
    while (!isReady()) end = await afterPaint();
    return end - start;
  },
  /** Until nothing is left to do: what was put off to a later moment counts too. */
  async idle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await afterPaint();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }));
      if (document.querySelectorAll('[data-line]').length < expected) quiet = 0;
    }
    expected = 0;
  },
  /** Notes how long it takes from a key until what it does is painted. */
  watchKey(key: string): void {
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
  /** Pastes as many lines as a spreadsheet would, where the focus is. */
  pasteLines(count: number): void {
    const clipboardData = new DataTransfer();
    const cells = Array.from({ length: count }, (_, line) => `Lamp ${line}\t2\t12,50`);
    clipboardData.setData('text/plain', cells.join('\r\n'));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', ctrlKey: true }));
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  },
  /** The lines and the summaries that were drawn since the last time. */
  takeDrawn(): { lines: number; summaries: number } {
    const counts = { lines: drawn.lines.size, summaries: drawn.summaries };
    drawn.lines.clear();
    drawn.summaries = 0;
    return counts;
  },
});
