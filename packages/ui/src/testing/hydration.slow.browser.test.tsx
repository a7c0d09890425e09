import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';
import { storyElements } from './storyElements.tsx';

const stories = storyElements(import.meta.glob('../components/*/*.stories.tsx', { eager: true }));

/** Says when the page has taken over: effects run after that. */
function TakenOver({ onTakenOver }: { onTakenOver: () => void }) {
  useEffect(onTakenOver, [onTakenOver]);
  return null;
}

/** What React complains of when the page takes over what the server sent. */
async function complaints(fromServer: ReactNode, inPage: ReactNode): Promise<unknown[]> {
  const complains = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
  const found: unknown[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(
    <UiProvider>
      {fromServer}
      <TakenOver onTakenOver={() => {}} />
    </UiProvider>,
  );
  const taken = Promise.withResolvers<void>();
  const root = hydrateRoot(
    place,
    <UiProvider>
      {inPage}
      <TakenOver onTakenOver={taken.resolve} />
    </UiProvider>,
    { onRecoverableError: (error) => found.push(error) },
  );
  await taken.promise;
  const framesToWait = document.querySelector('[role$="dialog"]') ? 3 : 0;
  root.unmount();
  place.remove();
  // A dialog returns the focus two frames later, which must not happen in the next story.
  for (let frame = 0; frame < framesToWait; frame += 1) await new Promise(requestAnimationFrame);
  for (const complain of complains) {
    found.push(...complain.mock.calls);
    complain.mockRestore();
  }
  return found;
}

test.each(stories)('$name is taken over without a complaint', async ({ element }) => {
  expect(await complaints(element, element)).toEqual([]);
});

test('a difference is complained of', async () => {
  expect(await complaints(<p>5/03/26</p>, <p>3/5/26</p>)).not.toEqual([]);
});
