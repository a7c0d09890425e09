import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showInPage } from '../../testing/showInPage.tsx';
import { StartScreen } from './StartScreen.tsx';

let setStarting: (isStarting: boolean) => void = () => undefined;

function Application() {
  const [isStarting, set] = useState(false);
  setStarting = set;
  return (
    <StartScreen isStarting={isStarting} label="Start">
      <h1>Dashboard</h1>
    </StartScreen>
  );
}

const turn = (isStarting: boolean) => act(async () => setStarting(isStarting));
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
  await turn(true);
  await pass(149);
  expect(shown()).toEqual({ spinner: false, application: false });
  await turn(false);
  expect(shown()).toEqual({ spinner: false, application: true });
});

test('a spinner that is shown stays for 300 ms', async () => {
  await turn(true);
  await pass(150);
  expect(shown()).toEqual({ spinner: true, application: false });
  await turn(false);
  await pass(299);
  expect(shown()).toEqual({ spinner: true, application: false });
  await pass(1);
  expect(shown()).toEqual({ spinner: false, application: true });
});
