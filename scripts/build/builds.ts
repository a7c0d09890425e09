import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { buildOnce } from './buildOnce.ts';

const bin = (...parts: string[]): string => path.join(root, 'node_modules', ...parts);
const cache = bin('.cache');
const app = path.join(root, 'app');
const vite = [bin('vite/bin/vite.js'), 'build'];

/** What the app and the demo are made of, below the folders of these packages. */
const sourcesOf = (packages: string): string[] => [
  'app/{src,public}/**/*',
  'app/{index.html,package.json,prerender.ts,reactModules.ts,vite.config.ts}',
  `packages/{${packages}}/src/**/*`,
  `packages/{${packages}}/package.json`,
  'package-lock.json',
];

/**
 * Builds the app into app/dist, unless nothing changed since the last build.
 * @throws BuildError
 */
export function buildApp(): Promise<void> {
  return buildOnce({
    name: 'the app',
    inputs: sourcesOf('ui,api-contract,invoice-engine'),
    result: path.join(app, 'dist/index.html'),
    stamp: path.join(cache, 'app-build'),
    command: vite,
    cwd: app,
  });
}

/**
 * Builds the demo as plain files, unless nothing changed since the last build.
 * @returns its folder.
 * @throws BuildError
 */
export async function buildDemo(): Promise<string> {
  const folder = path.join(root, 'demo-static');
  await buildOnce({
    name: 'the demo',
    inputs: ['app/demo/**/*', ...sourcesOf('ui,api-contract,invoice-engine,server,ubl')],
    result: path.join(folder, 'index.html'),
    stamp: path.join(cache, 'demo-build'),
    command: [...vite, `--config=${path.join(app, 'demo/vite.config.ts')}`],
    cwd: app,
  });
  return folder;
}

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

/** The folder that {@link buildStorybook} builds into. */
export const builtStorybook = path.join(cache, 'storybook-for-tests');

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
      bin('storybook/dist/bin/dispatcher.js'),
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
