import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showInPage } from '../../testing/showInPage.tsx';
import { StartScreen } from './StartScreen.tsx';

function Application() {
  const [isStarting, setIsStarting] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsStarting(!isStarting)}>
        Wissel
      </button>
      <StartScreen isStarting={isStarting} label="Start">
        <h1>Dashboard</h1>
      </StartScreen>
    </>
  );
}

const turn = () => act(async () => (page.getByRole('button').element() as HTMLElement).click());
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const shown = () => ({
  spinner: page.getByText('Start').query() !== null,
  application: page.getByRole('heading').query() !== null,
});

beforeEach(async () => {
  await showInPage(<Application />);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

test('a quick start shows no spinner', async () => {
  await turn();
  await pass(149);
  expect(shown()).toEqual({ spinner: false, application: false });
  await turn();
  expect(shown()).toEqual({ spinner: false, application: true });
});

test('a spinner that is shown stays for 300 ms', async () => {
  await turn();
  await pass(150);
  expect(shown()).toEqual({ spinner: true, application: false });
  await turn();
  await pass(299);
  expect(shown()).toEqual({ spinner: true, application: false });
  await pass(1);
  expect(shown()).toEqual({ spinner: false, application: true });
});
