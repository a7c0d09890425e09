import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildDemo } from './buildDemo.ts';

/**
 * Puts the demo beside a built Storybook, whose pages lead to it.
 * @param folder of the built Storybook
 * @throws BuildError
 */
export async function addDemo(folder: string): Promise<void> {
  const place = path.join(folder, 'demo');
  const demo = await buildDemo();
  rmSync(place, { recursive: true, force: true });
  cpSync(demo, place, { recursive: true });
}
