import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from '../root.ts';
import { resolveSources } from '../testing/resolveSources.ts';

const entry = 'virtual:entry';

/**
 * Bundles exports of packages from their sources, as the bundler of a browser application does:
 * tree-shaken and minified, in memory.
 * @param code A module that exports what is wanted.
 * @param format A module, or a script that declares `bundled`.
 */
export async function bundle(code: string, format: 'es' | 'iife' = 'es'): Promise<string> {
  const { output } = (await build({
    ...resolveSources,
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? path.join(root, entry) : undefined),
        load: (id) => (id === path.join(root, entry) ? code : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { format, name: 'bundled' },
      },
      modulePreload: false,
    },
  })) as Rolldown.RolldownOutput;
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}
