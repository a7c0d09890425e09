import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { root } from '../root.ts';
import { resolveSources } from '../testing/resolveSources.ts';

const source = path.join(root, 'packages/ui/src');

const entries = globSync('{.,theme,intl,intl/corpus,components/*}/index.ts', { cwd: source });

/**
 * Builds packages/ui: one module per source module, none of which imports styles, and for each entry
 * with styles one `styles.css` beside it that holds all styles the entry needs.
 */
export async function buildUi(outDir: string): Promise<void> {
  await build({
    ...resolveSources,
    root,
    configFile: false,
    logLevel: 'error',
    // Under Vitest too, consumers get the production JSX runtime.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), sheetPerEntry()],
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'es2024',
      lib: { entry: entries.map((file) => path.join(source, file)), formats: ['es'] },
      rolldownOptions: {
        external: (id) => !/^[./\0]/.test(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: '[name].js',
          banner: ({ facadeModuleId }) => (needsClient(facadeModuleId) ? "'use client';" : ''),
        },
      },
    },
  });
}

/** Whether a module is a component or a hook. */
function needsClient(id: string | null): boolean {
  return id !== null && (id.endsWith('.tsx') || /\/use[A-Z]\w*\.ts$/.test(id));
}

/**
 * Takes the styles out of the modules and writes one sheet per entry, with its fonts as files. Vite's
 * library mode makes one sheet for all entries, or one per module, and inlines fonts.
 */
function sheetPerEntry(): Plugin {
  const styles = new Map<string, string>();
  return {
    name: 'sheet-per-entry',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css($|\?)/.test(id)) return undefined;
      styles.set(id, code);
      return { code: '', moduleType: 'js', moduleSideEffects: false };
    },
    generateBundle() {
      const { resolve } = createRequire(path.join(root, 'packages/ui/package.json'));
      for (const entry of entries) {
        const seen = new Set<string>();
        const visit = (id: string): string[] => {
          if (seen.has(id)) return [];
          seen.add(id);
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          // The styles of lazy parts are loaded before them.
          const imported = [...importedIds, ...dynamicallyImportedIds];
          return [...imported.flatMap(visit), styles.get(id) ?? ''].filter(Boolean);
        };
        const folder = path.dirname(entry);
        const sheet = visit(path.join(source, entry)).join('\n');
        const withFonts = sheet.replaceAll(
          /url\('(@fontsource[^']+\/([^'/]+))'\)/g,
          (_, specifier: string, name: string) => {
            const font = `fonts/${name}`;
            this.emitFile({
              type: 'asset',
              fileName: font,
              source: readFileSync(resolve(specifier)),
            });
            return `url('${path.posix.relative(folder, font)}')`;
          },
        );
        if (sheet === '') continue;
        const fileName = path.posix.join(folder, 'styles.css');
        this.emitFile({ type: 'asset', fileName, source: withFonts });
      }
    },
  };
}
