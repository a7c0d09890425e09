import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDebouncer } from './createDebouncer.ts';

describe('what runs soon', () => {
  const idle = vi.fn<(run: () => void) => number>(() => 1);
  const cancelIdle = vi.fn<() => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    idle.mockClear();
    cancelIdle.mockClear();
    vi.stubGlobal('requestIdleCallback', idle);
    vi.stubGlobal('cancelIdleCallback', cancelIdle);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('gives way to what the page is busy with, and runs the last of what was asked for', () => {
    const [first, last] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const soon = createDebouncer();
    soon.run(first);
    vi.runAllTimers();
    expect(idle).toHaveBeenCalledTimes(1);
    soon.run(last);
    idle.mock.calls[0]?.[0]();
    expect(first).not.toHaveBeenCalled();
    expect(last).toHaveBeenCalledTimes(1);
    soon.run(first);
    vi.runAllTimers();
    expect(idle).toHaveBeenCalledTimes(2);
  });

  test('waits for no such moment in a browser that knows none', () => {
    vi.unstubAllGlobals();
    const run = vi.fn<() => void>();
    createDebouncer().run(run);
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
