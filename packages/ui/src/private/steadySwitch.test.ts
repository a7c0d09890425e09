import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSteadySwitch, shortestShow, showDelay } from './steadySwitch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A switch and the times, in milliseconds from the start, at which it went on and off. */
function recordedSwitch() {
  const start = Date.now();
  const steady = createSteadySwitch();
  const changes: [number, boolean][] = [];
  steady.subscribe(() => changes.push([Date.now() - start, steady.isOn()]));
  return { steady, changes };
}

describe('a steady switch', () => {
  test('waits 150 ms and then shows for at least 300 ms', () => {
    expect([showDelay, shortestShow]).toEqual([150, 300]);
    const { steady, changes } = recordedSwitch();
    steady.set(true);
    vi.advanceTimersByTime(160);
    steady.set(false);
    vi.advanceTimersByTime(5000);
    expect(changes).toEqual([
      [150, true],
      [450, false],
    ]);
  });

  test('stays dark for what is ready in time', () => {
    const { steady, changes } = recordedSwitch();
    steady.set(true);
    vi.advanceTimersByTime(149);
    steady.set(false);
    vi.advanceTimersByTime(5000);
    expect(changes).toEqual([]);
  });

  test('goes off at once after a long wait', () => {
    const { steady, changes } = recordedSwitch();
    steady.set(true);
    vi.advanceTimersByTime(2000);
    steady.set(false);
    expect(changes).toEqual([
      [150, true],
      [2000, false],
    ]);
  });

  test('does not blink between two waits that follow each other', () => {
    const { steady, changes } = recordedSwitch();
    steady.set(true);
    vi.advanceTimersByTime(200);
    steady.set(false);
    vi.advanceTimersByTime(50);
    steady.set(true);
    vi.advanceTimersByTime(1000);
    expect(changes).toEqual([[150, true]]);
    steady.set(false);
    expect(steady.isOn()).toBe(false);
  });

  test('counts the 150 ms from the last wish', () => {
    const { steady, changes } = recordedSwitch();
    steady.set(true);
    vi.advanceTimersByTime(100);
    steady.set(false);
    steady.set(true);
    vi.advanceTimersByTime(149);
    expect(steady.isOn()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(changes).toEqual([[250, true]]);
  });
});
