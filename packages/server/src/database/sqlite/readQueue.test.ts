import { expect, test } from 'vitest';
import { ReadQueue } from './readQueue.ts';

/** Reads that end on command, and the names of those that began. */
function reads(turns: ReadQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (name: string, order: number) =>
      turns.run(order, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    async end(name: string) {
      ends.get(name)?.();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('earlier requests run first, equal ones in order of arrival, within the limit', async () => {
  const { begun, ask, end } = reads(new ReadQueue(2));
  for (const [name, order] of [
    ['a', 1],
    ['b', 2],
    ['d', 4],
    ['e', 4],
    ['c', 3],
  ] as const) {
    void ask(name, order);
  }
  await settled();
  expect(begun).toEqual(['a', 'b']);
  for (const name of ['a', 'b', 'c', 'd']) await end(name);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a failed read frees its slot', async () => {
  const turns = new ReadQueue(1);
  const failing = turns.run(0, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await turns.run(0, async () => 1)).toBe(1);
});

test('reads wait during a pause, and run afterwards', async () => {
  const turns = new ReadQueue(2);
  const { begun, ask, end } = reads(turns);
  void ask('a', 1);
  await settled();
  let seen: readonly string[] | undefined;
  const pause = turns.pause(() => (seen = [...begun]));
  void ask('b', 2);
  await settled();
  expect([seen, begun]).toEqual([undefined, ['a']]);
  await end('a');
  await pause;
  await settled();
  expect([seen, begun]).toEqual([['a'], ['a', 'b']]);
});
