import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDebouncer } from './createDebouncer.ts';

describe('debounced calls', () => {
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

  test('yields to pending input, and runs the last request', () => {
    const [first, last] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const debouncer = createDebouncer();
    debouncer.run(first);
    vi.runAllTimers();
    expect(idle).toHaveBeenCalledTimes(1);
    debouncer.run(last);
    idle.mock.calls[0]?.[0]();
    expect(first).not.toHaveBeenCalled();
    expect(last).toHaveBeenCalledTimes(1);
    debouncer.run(first);
    vi.runAllTimers();
    expect(idle).toHaveBeenCalledTimes(2);
  });

  test('does not wait in a browser that cannot report pending input', () => {
    vi.unstubAllGlobals();
    const run = vi.fn<() => void>();
    createDebouncer().run(run);
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
