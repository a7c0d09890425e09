import { expect, test, vi } from 'vitest';
import { removeOnce } from './removeOnce.ts';

test('every try of a removal has its version and one key, and another removal has another key', async () => {
  const send = vi.fn(
    async (_removal: { version: string | undefined; idempotencyKey: string }) => {},
  );
  const remove = removeOnce(send);
  send.mockRejectedValueOnce(new Error('lost'));
  await expect(remove('"7-1"')).rejects.toThrow('lost');
  await remove('"7-2"');
  await removeOnce(send)(undefined);
  const [first, second, other] = send.mock.calls.map(([removal]) => removal);
  expect([first?.version, second?.version, other?.version]).toEqual(['"7-1"', '"7-2"', undefined]);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(other?.idempotencyKey).not.toBe(first?.idempotencyKey);
});
