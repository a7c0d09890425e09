import { ApiError } from '@facturatie/api-contract';
import { expect, test } from 'vitest';
import { removeOnce } from './removeOnce.ts';

const failure = (status: number) =>
  new ApiError({ call: 'removeThing', kind: status === 0 ? 'connection' : 'status', status });

/** Fails with each status in turn, and then no more. */
function failing(...statuses: number[]) {
  return removeOnce(async () => {
    const status = statuses.shift();
    if (status !== undefined) throw failure(status);
  });
}

test('what is gone after a lost answer was removed by that try', async () => {
  const remove = failing(0, 503, 404);
  await expect(remove()).rejects.toThrow(ApiError);
  await expect(remove()).rejects.toThrow(ApiError);
  await expect(remove()).resolves.toBeUndefined();
});

test('what was gone before the first try, or is refused, is told', async () => {
  await expect(failing(404)()).rejects.toThrow(ApiError);
  const refused = failing(409, 404);
  await expect(refused()).rejects.toThrow(ApiError);
  await expect(refused()).rejects.toThrow(ApiError);
});
