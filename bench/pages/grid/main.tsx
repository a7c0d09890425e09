import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AgDocument } from './AgDocument.tsx';
import { AgGrid } from './AgGrid.tsx';
import { drawn, OurGrid } from './OurGrid.tsx';
import { watchKeys } from '../watchKeys.ts';

const grids: Record<string, (count: number) => ReactNode> = {
  ours: (count) => <OurGrid count={count} />,
  agGrid: (count) => <AgGrid count={count} />,
  agDocument: (count) => <AgDocument count={count} />,
};

/** The selector that must exist before lines can be edited. */
const isReady = () =>
  document.querySelector('[data-line] input, .ag-row [col-id="price"]') !== null;

watchKeys();

Object.assign(window, {
  /** Mounts a grid; gives the milliseconds until its first lines are painted. */
  async mountGrid(name: string, count: number): Promise<number> {
    const place = document.getElementById('root');
    const grid = grids[name];
    if (!place || !grid) throw new Error(`There is no grid ${name}`);
    window.expectLines(name === 'ours' ? count : 0);
    const start = performance.now();
    createRoot(place).render(grid(count));
    let end = await window.afterPaint();
    while (!isReady()) end = await window.afterPaint();
    return end - start;
  },
  /** Pastes as many lines as a spreadsheet would, where the focus is. */
  pasteLines(count: number): void {
    const clipboardData = new DataTransfer();
    const cells = Array.from({ length: count }, (_, line) => `Lamp ${line}\t2\t12,50`);
    clipboardData.setData('text/plain', cells.join('\r\n'));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', ctrlKey: true }));
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  },
  /** The lines and the summaries that rendered since the last call. */
  takeDrawn(): { lines: number; summaries: number } {
    const counts = { lines: drawn.lines.size, summaries: drawn.summaries };
    drawn.lines.clear();
    drawn.summaries = 0;
    return counts;
  },
});
