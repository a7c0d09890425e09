import path from 'node:path';
import { root } from '../root.ts';
import { addDemo } from './addDemo.ts';
import { buildOnce } from './buildOnce.ts';

const cache = path.join(root, 'node_modules', '.cache');
/** The folder that {@link buildStorybook} builds into. */
export const builtStorybook = path.join(cache, 'storybook-for-trials');

/**
 * Builds Storybook as it is published, unless nothing changed since the last build.
 * @returns its folder.
 * @throws BuildError
 */
export async function buildStorybook(): Promise<string> {
  await buildOnce({
    name: 'Storybook',
    inputs: [
      '.storybook/**/*',
      '{app,packages/*}/src/**/*',
      '{app,packages/*}/package.json',
      'docs/**/*.md',
      '*.md',
      'package-lock.json',
    ],
    result: path.join(builtStorybook, 'index.json'),
    stamp: path.join(cache, 'storybook-build'),
    command: [
      path.join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js'),
      'build',
      '--quiet',
      '--disable-telemetry',
      `--output-dir=${builtStorybook}`,
    ],
    cwd: root,
  });
  await addDemo(builtStorybook);
  return builtStorybook;
}
