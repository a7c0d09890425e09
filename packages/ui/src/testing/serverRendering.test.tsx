import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';
import { storyElements } from './storyElements.tsx';

const stories = storyElements(import.meta.glob('../components/*/*.stories.tsx', { eager: true }));

test('there is no page around', () => {
  expect('document' in globalThis).toBe(false);
});

test.each(stories)('$name renders in plain Node, without a complaint', ({ element }) => {
  const complain = vi.spyOn(console, 'error');
  expect(renderToString(<UiProvider>{element}</UiProvider>)).not.toBe('');
  expect(complain.mock.calls).toEqual([]);
  complain.mockRestore();
});
