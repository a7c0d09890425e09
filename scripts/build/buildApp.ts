import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { showProgress } from '../terminal/progress.mjs';
import { lastLines, runQuietly } from '../terminal/runQuietly.mjs';

/** Everything that can change what a build of the app gives. */
const inputs = [
  'app/{src,public}/**/*',
  'app/{index.html,package.json,vite.config.ts}',
  'packages/{ui,api-contract,invoice-engine}/src/**/*',
  'packages/{ui,api-contract,invoice-engine}/package.json',
  'package-lock.json',
];

const app = path.join(root, 'app');
const page = path.join(app, 'dist', 'index.html');
const stamp = path.join(root, 'node_modules', '.cache', 'app-build');

/** The app does not build; the message carries what the bundler says. */
export class BuildError extends Error {}

/**
 * Builds the app into app/dist, unless nothing changed since the last build.
 * @throws BuildError
 */
export async function buildApp(): Promise<void> {
  const wanted = hashOfInputs();
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  const done = showProgress('Building the app');
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runQuietly(process.execPath, [vite, 'build'], {
    cwd: app,
    env,
  }).finally(done);
  if (code !== 0) throw new BuildError(`The app could not be built.\n${lastLines(output, 30)}`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  process.stderr.write(`Built the app in ${done()}.\n`);
}

function hashOfInputs(): string {
  const hash = createHash('sha256').update(process.version);
  const files = inputs.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  for (const file of files) {
    const place = path.join(root, file);
    if (statSync(place).isFile()) hash.update(`${file}\0`).update(readFileSync(place));
  }
  return hash.digest('hex');
}
