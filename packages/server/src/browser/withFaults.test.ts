import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withFaults } from './withFaults.ts';

const answering = async (input: RequestInfo | URL) =>
  Response.json({ path: new URL(new Request(input).url).pathname });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a fetch with planned faults', () => {
  test('answers as before while nothing is planned', async () => {
    const answer = await withFaults(answering, {})('/klanten');
    expect(await answer.json()).toEqual({ path: '/klanten' });
  });

  test('offline fails as a browser without connection does', async () => {
    await expect(withFaults(answering, { fail: 'offline' })('/')).rejects.toThrow(TypeError);
  });

  test.each([
    [401, 'U bent niet (meer) aangemeld. Meld u opnieuw aan.'],
    [500, 'Er ging iets mis op de server. Er is niets bewaard; probeer opnieuw (aanvraag fault).'],
    [503, 'De server is nog niet klaar.'],
  ] as const)('%i answers in the shape of every error', async (fail, message) => {
    const answer = await withFaults(answering, { fail })('/');
    expect(answer.status).toBe(fail);
    expect(await answer.json()).toEqual({ message, errors: {} });
  });

  test('slow answers after that time, not before', async () => {
    const arrived = vi.fn();
    const answer = withFaults(answering, { slow: 1000 })('/').then(arrived);
    await vi.advanceTimersByTimeAsync(999);
    expect(arrived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(arrived).toHaveBeenCalledOnce();
  });

  test('infinitely slow never answers, until the caller aborts', async () => {
    const caller = new AbortController();
    const settled = vi.fn();
    const answer = withFaults(answering, { slow: Infinity })('/', { signal: caller.signal });
    const outcome = answer.catch((reason: unknown) => reason).finally(settled);
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(settled).not.toHaveBeenCalled();
    caller.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
  });

  test('a slow failure is delayed first', async () => {
    const answer = withFaults(answering, { slow: 1000, fail: 500 })('/');
    await vi.advanceTimersByTimeAsync(1000);
    expect((await answer).status).toBe(500);
  });

  test('a plan may choose by request and by time', async () => {
    let broken = true;
    const fetch = withFaults(answering, ({ url }) =>
      broken && url.endsWith('/klanten') ? { fail: 500 } : undefined,
    );
    expect([(await fetch('/klanten')).status, (await fetch('/login')).status]).toEqual([500, 200]);
    broken = false;
    expect((await fetch('/klanten')).status).toBe(200);
  });
});
