import { describe, expect, test } from 'vitest';
import { FairQueue, QueueFullError } from './fairQueue.ts';

/** Runs a task of each path at a queue that takes one at a time, and tells how they fared. */
async function fates(paths: readonly string[][], waiting: number) {
  const queue = new FairQueue({ running: 1, waiting });
  const opened = Promise.withResolvers<void>();
  const first = queue.run(['first'], () => opened.promise);
  const done: string[] = [];
  const refused: string[] = [];
  const all = paths.map(async (path, index) => {
    const label = `${path.join('/')} ${index}`;
    try {
      await queue.run(path, async () => void done.push(label));
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      refused.push(label);
    }
  });
  opened.resolve();
  await Promise.all([first, ...all]);
  return { done, refused };
}

const times = (count: number, ...path: string[]) => Array.from({ length: count }, () => path);

describe('a fair queue', () => {
  test('lets lanes take turns, and the lanes within a lane', async () => {
    const paths = [...times(2, 'a', 'x'), ['a', 'y'], ...times(2, 'b', 'z')];
    expect((await fates(paths, 10)).done).toEqual(['a/x 0', 'b/z 3', 'a/y 2', 'b/z 4', 'a/x 1']);
  });

  test('refuses the newest of the longest lane when too many wait', async () => {
    const paths = [...times(4, 'flood', 'x'), ['flood', 'y'], ['calm', 'z'], ['late', 'w']];
    expect(await fates(paths, 4)).toEqual({
      done: ['flood/x 0', 'calm/z 5', 'late/w 6', 'flood/y 4'],
      refused: ['flood/x 3', 'flood/x 2', 'flood/x 1'],
    });
  });

  test('refuses who comes last when all lanes are equally long', async () => {
    expect((await fates([['a'], ['b'], ['c']], 2)).refused).toEqual(['c 2']);
  });

  test('goes on after a task that failed', async () => {
    const queue = new FairQueue({ running: 1, waiting: 1 });
    const failing = queue.run(['a'], () => Promise.reject(new Error('broken')));
    const next = queue.run(['a'], async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
