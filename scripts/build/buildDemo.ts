import path from 'node:path';
import { root } from '../root.ts';
import { buildOnce } from './buildOnce.ts';

/**
 * Builds the demo as plain files, unless nothing changed since the last build.
 * @returns its folder.
 * @throws BuildError
 */
export async function buildDemo(): Promise<string> {
  const folder = path.join(root, 'demo-static');
  await buildOnce({
    name: 'the demo',
    inputs: [
      'app/demo/**/*',
      'app/{src,public}/**/*',
      'app/{index.html,package.json,vite.config.ts}',
      'packages/{ui,api-contract,invoice-engine,server}/src/**/*',
      'packages/{ui,api-contract,invoice-engine,server}/package.json',
      'package-lock.json',
    ],
    result: path.join(folder, 'index.html'),
    stamp: path.join(root, 'node_modules', '.cache', 'demo-build'),
    command: [
      path.join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      `--config=${path.join(root, 'app', 'demo', 'vite.config.ts')}`,
    ],
    cwd: path.join(root, 'app'),
  });
  return folder;
}
