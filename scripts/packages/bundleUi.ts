import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { root } from '../root.ts';
import { resolveSources } from '../testing/resolveSources.ts';

/** What an application loads. */
export interface BundledUi {
  code: string;
  styles: string;
}

const entry = path.join(root, 'virtual:ui-entry');

/**
 * Bundles exports of the components from their sources as an application would: tree-shaken and
 * minified, in memory, without react and react-aria.
 * @param code A module that exports what is wanted.
 */
export async function bundleUi(code: string): Promise<BundledUi> {
  const { output } = (await build({
    ...resolveSources,
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      vanillaExtractPlugin({ identifiers: 'short' }),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: [/^react/, /^@internationalized/, /^@vanilla-extract/],
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.flatMap((item) => (item.type === 'chunk' ? [item.code] : []));
  const styles = output.flatMap((item) =>
    item.type === 'asset' && item.fileName.endsWith('.css') ? [String(item.source)] : [],
  );
  return { code: chunks.join('\n'), styles: styles.join('\n') };
}
