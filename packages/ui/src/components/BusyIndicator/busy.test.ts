import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { busy } from './busy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('busy', () => {
  test('shows until the last counted task is done', () => {
    busy.show();
    busy.show();
    vi.advanceTimersByTime(1000);
    busy.hide();
    expect(busy.isShown()).toBe(true);
    busy.hide();
    expect(busy.isShown()).toBe(false);
  });

  test('a hide too many does not swallow the next show', () => {
    busy.hide();
    busy.show();
    vi.advanceTimersByTime(1000);
    expect(busy.isShown()).toBe(true);
    busy.hide();
    expect(busy.isShown()).toBe(false);
  });

  test('tracks a promise and hands its value on', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const tracked = busy.track(promise);
    vi.advanceTimersByTime(1000);
    expect(busy.isShown()).toBe(true);
    resolve('klaar');
    await expect(tracked).resolves.toBe('klaar');
    expect(busy.isShown()).toBe(false);
  });

  test('stops for a promise that fails, and leaves the failure to the caller', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    const tracked = busy.track(promise);
    vi.advanceTimersByTime(1000);
    reject(new Error('weg'));
    await expect(tracked).rejects.toThrow('weg');
    expect(busy.isShown()).toBe(false);
  });

  test('notifies its listeners until they unsubscribe', () => {
    const listener = vi.fn();
    const leave = busy.subscribe(listener);
    busy.show();
    vi.advanceTimersByTime(1000);
    busy.hide();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    busy.show();
    vi.advanceTimersByTime(1000);
    busy.hide();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
