import path from 'node:path';
import { root } from '../root.ts';
import { buildOnce } from './buildOnce.ts';

const app = path.join(root, 'app');

/**
 * Builds the app into app/dist, unless nothing changed since the last build.
 * @throws BuildError
 */
export async function buildApp(): Promise<void> {
  await buildOnce({
    name: 'the app',
    inputs: [
      'app/{src,public}/**/*',
      'app/{index.html,package.json,vite.config.ts}',
      'packages/{ui,api-contract,invoice-engine}/src/**/*',
      'packages/{ui,api-contract,invoice-engine}/package.json',
      'package-lock.json',
    ],
    result: path.join(app, 'dist', 'index.html'),
    stamp: path.join(root, 'node_modules', '.cache', 'app-build'),
    command: [path.join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'],
    cwd: app,
  });
}
