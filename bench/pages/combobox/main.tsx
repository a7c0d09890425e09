import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { DownshiftField } from './DownshiftField.tsx';
import { OurField } from './OurField.tsx';

const fields: Record<string, () => ReactNode> = {
  ours: () => <OurField isHasty={false} />,
  oursHasty: () => <OurField isHasty />,
  downshift: () => <DownshiftField />,
};

let painted = Promise.resolve(0);

async function afterPaint(text: string | undefined): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const first = document.querySelector('[role="option"]')?.textContent.toLowerCase() ?? '';
  if (text !== undefined && !first.includes(text)) return afterPaint(text);
  await new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
  return performance.now();
}

Object.assign(window, {
  showField(name: string): void {
    const place = document.getElementById('root');
    const field = fields[name];
    if (!place || !field) throw new Error(`There is no field ${name}`);
    createRoot(place).render(field());
  },
  /**
   * Notes how long it takes from the next key until it is painted, and the list that belongs to the
   * text when `text` is one.
   */
  watchKey(text: string | undefined): void {
    painted = new Promise((resolve) => {
      const listen = ({ timeStamp }: KeyboardEvent) => {
        void afterPaint(text).then((end) => resolve(end - timeStamp));
      };
      window.addEventListener('keydown', listen, { once: true, capture: true });
    });
  },
  keyPainted: () => painted,
});
