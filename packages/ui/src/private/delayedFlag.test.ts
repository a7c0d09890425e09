import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDelayedFlag, shortestShow, showDelay } from './delayedFlag.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A flag and the times, in milliseconds from the start, at which it turned on and off. */
function recordedSwitch() {
  const start = Date.now();
  const flag = createDelayedFlag();
  const changes: [number, boolean][] = [];
  flag.subscribe(() => changes.push([Date.now() - start, flag.isOn()]));
  return { flag, changes };
}

describe('a delayed flag', () => {
  test('waits 150 ms and then shows for at least 300 ms', () => {
    expect([showDelay, shortestShow]).toEqual([150, 300]);
    const { flag, changes } = recordedSwitch();
    flag.set(true);
    vi.advanceTimersByTime(160);
    flag.set(false);
    vi.advanceTimersByTime(5000);
    expect(changes).toEqual([
      [150, true],
      [450, false],
    ]);
  });

  test('stays dark for what is ready in time', () => {
    const { flag, changes } = recordedSwitch();
    flag.set(true);
    vi.advanceTimersByTime(149);
    flag.set(false);
    vi.advanceTimersByTime(5000);
    expect(changes).toEqual([]);
  });

  test('turns off at once after a long wait', () => {
    const { flag, changes } = recordedSwitch();
    flag.set(true);
    vi.advanceTimersByTime(2000);
    flag.set(false);
    expect(changes).toEqual([
      [150, true],
      [2000, false],
    ]);
  });

  test('does not blink between two waits that follow each other', () => {
    const { flag, changes } = recordedSwitch();
    flag.set(true);
    vi.advanceTimersByTime(200);
    flag.set(false);
    vi.advanceTimersByTime(50);
    flag.set(true);
    vi.advanceTimersByTime(1000);
    expect(changes).toEqual([[150, true]]);
    flag.set(false);
    expect(flag.isOn()).toBe(false);
  });

  test('counts the 150 ms from the last wish', () => {
    const { flag, changes } = recordedSwitch();
    flag.set(true);
    vi.advanceTimersByTime(100);
    flag.set(false);
    flag.set(true);
    vi.advanceTimersByTime(149);
    expect(flag.isOn()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(changes).toEqual([[250, true]]);
  });
});
