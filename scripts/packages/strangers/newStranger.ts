import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../root.ts';
import { runQuietly } from '../../terminal/runQuietly.mjs';
import { runNpm } from '../runNpm.ts';

/** The Node that npm runs under, which is the reader's own and may be older than the one of the tests. */
const readersNode = process.env['npm_node_execpath'] ?? process.execPath;

/** Somebody with an empty folder outside of this repository. */
export interface Stranger {
  readonly folder: string;
  /** Writes files, by their names in the folder. */
  plant(files: Iterable<readonly [name: string, text: string]>): void;
  /** `npm install`. */
  install(...packages: string[]): Promise<void>;
  /** Compiles files under `strict`; answers with what the compiler says. */
  compile(files: readonly string[], ...options: string[]): Promise<string>;
  /** Runs a module in Node; answers with what it prints. */
  run(file: string): Promise<string>;
  /** `vite build`; answers with what Vite prints when it fails. */
  build(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
}

/** @param registry Where packages come from. */
export function newStranger(folder: string, registry: string): Stranger {
  mkdirSync(folder, { recursive: true });
  const node = (
    executable: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv = {},
  ): ReturnType<typeof runQuietly> =>
    runQuietly(executable, args, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', VITEST: undefined, NODE_OPTIONS: '', ...env },
    });
  const tool = (file: string): string => path.join(root, 'node_modules', file);
  const stranger: Stranger = {
    folder,
    plant(files) {
      for (const [name, text] of files) {
        const place = path.join(folder, name);
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, text);
      }
    },
    async install(...packages) {
      const cache = path.join(path.dirname(folder), 'npm-cache');
      const from = [`--registry=${registry}`, `--cache=${cache}`, '--ignore-scripts'];
      await runNpm(['install', ...packages, ...from], folder);
      // The tools are large and not what is tried: they are ours.
      for (const name of ['vite', 'typescript'])
        symlinkSync(tool(name), path.join(folder, 'node_modules', name), 'junction');
    },
    async compile(files, ...options) {
      const args = [tool('typescript/bin/tsc'), '--strict', '--target', 'es2022', ...options];
      return (await node(process.execPath, [...args, ...files])).output;
    },
    async run(file) {
      return (await node(readersNode, [file])).output;
    },
    async build(args, env) {
      const { code, output } = await node(
        process.execPath,
        [tool('vite/bin/vite.js'), 'build', ...args],
        env,
      );
      return code === 0 ? '' : output;
    },
  };
  stranger.plant([['package.json', '{ "type": "module", "private": true }']]);
  return stranger;
}
