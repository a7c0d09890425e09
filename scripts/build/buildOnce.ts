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

/** A build that is needed only once as long as nothing changes. */
export interface Build {
  /** 'the app' */
  name: string;
  /** Everything that can change what it gives: globs from the root of the repository. */
  inputs: readonly string[];
  /** A file that it leaves. */
  result: string;
  /** Where is kept of what it was built. */
  stamp: string;
  /** The tool and its arguments, for Node. */
  command: readonly string[];
  /** Where the tool runs. */
  cwd: string;
}

/** It does not build; the message carries what the bundler says. */
export class BuildError extends Error {}

/**
 * Builds, unless nothing changed since the last build.
 * @throws BuildError
 */
export async function buildOnce(build: Build): Promise<void> {
  const { name, inputs, result, stamp, command, cwd } = build;
  const wanted = hashOf(inputs);
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  const done = showProgress(`Building ${name}`);
  // Whatever runs this, a build is no test.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined };
  const { code, output } = await runQuietly(process.execPath, [...command], { cwd, env }).finally(
    done,
  );
  if (code !== 0) throw new BuildError(`Could not build ${name}.\n${lastLines(output, 30)}`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  process.stderr.write(`Built ${name} in ${done()}.\n`);
}

function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  const files = inputs.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  for (const file of files) {
    const place = path.join(root, file);
    if (statSync(place).isFile()) hash.update(`${file}\0`).update(readFileSync(place));
  }
  return hash.digest('hex');
}
