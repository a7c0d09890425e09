import { describe, expect, test } from 'vitest';
import { FairQueue, QueueFullError } from './fairQueue.ts';

/** Runs a task of each path at a queue that takes one at a time, and returns how they ended. */
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
  test('schedules lanes in turns of ten, and lanes within a lane', async () => {
    const paths = [...times(30, 'flood', 'x'), ['flood', 'y'], ...times(12, 'calm', 'z')];
    const { done } = await fates(paths, 100);
    const lanes = done.map((label) => label.replace(/ .*/, ''));
    expect(lanes).toEqual([
      ...times(10, 'flood/x').flat(),
      ...times(10, 'calm/z').flat(),
      'flood/y',
      ...times(9, 'flood/x').flat(),
      ...times(2, 'calm/z').flat(),
      ...times(11, 'flood/x').flat(),
    ]);
  });

  test('alternates between the longest-waiting lane and the newest', async () => {
    const paths = Array.from({ length: 6 }, (_, index) => [`lane ${index}`]);
    const { done } = await fates(paths, 10);
    expect(done.map((label) => Number(label.at(-1)))).toEqual([0, 5, 1, 4, 2, 3]);
  });

  test('refuses the newest of the longest lane when too many wait', async () => {
    const paths = [...times(4, 'flood', 'x'), ['flood', 'y'], ['calm', 'z'], ['late', 'w']];
    expect(await fates(paths, 4)).toEqual({
      done: ['flood/x 0', 'flood/y 4', 'late/w 6', 'calm/z 5'],
      refused: ['flood/x 3', 'flood/x 2', 'flood/x 1'],
    });
  });

  test('refuses the newest task when all lanes are equally long', async () => {
    expect((await fates([['a'], ['b'], ['c']], 2)).refused).toEqual(['c 2']);
  });

  test('continues after a task that failed', async () => {
    const queue = new FairQueue({ running: 1, waiting: 1 });
    const failing = queue.run(['a'], () => Promise.reject(new Error('broken')));
    const next = queue.run(['a'], async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
