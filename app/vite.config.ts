import { globSync } from 'node:fs';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, normalizePath } from 'vite';
import type { Plugin } from 'vite';

/** Where the developer's own server listens; `npm start` prints it. */
const apiOrigin = `http://127.0.0.1:${process.env['API_PORT'] ?? '4173'}`;

/** Where the app is served: the demo may be anywhere. */
let lettersBase = '/';

/** Has the browser fetch the letters beside the code, so that they are there before the first text. */
const lettersAhead: Plugin = {
  name: 'letters-ahead',
  configResolved: ({ base }) => {
    lettersBase = base;
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /\/inter-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `${lettersBase}${file}`,
            crossorigin: true,
          },
          injectTo: 'head',
        })),
  },
};

/**
 * Names the styles of the production build: 'c1k_p' where vanilla-extract's own hash has eight characters that
 * compress badly. The number of a file is its place among all files of styles, so that the same sources always
 * give the same names.
 */
function shortNames() {
  const root = import.meta.dirname;
  const files = globSync(['src/**/*.css.ts', '../packages/ui/src/**/*.css.ts'], { cwd: root })
    .map((file) => normalizePath(file))
    .toSorted();
  const named = new Map<string, Map<string, string>>();
  return ({ hash, filePath }: { readonly hash: string; readonly filePath: string }) => {
    const names = named.get(filePath) ?? new Map<string, string>();
    named.set(filePath, names);
    const number = (place: number) => place.toString(36);
    const name = names.get(hash) ?? `c${number(files.indexOf(filePath))}_${number(names.size)}`;
    names.set(hash, name);
    return name;
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // With the loader, or the calls of every screen would stand in the first load.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: '.tsx',
      disableLogging: true,
      // Its file is type-checked as ours are, and switches nothing off.
      routeTreeFileHeader: [],
      routeFileIgnorePattern: String.raw`\.test\.`,
    }),
    react(),
    vanillaExtractPlugin(mode === 'production' ? { identifiers: shortNames() } : {}),
    // 'nl-BE' alone would drop react-aria's Dutch strings, which are filed under 'nl-NL'.
    localesPlugin.vite({ locales: ['nl-NL', 'en-US'] }),
    lettersAhead,
  ],
  resolve: { conditions: ['@facturatie/source', ...defaultClientConditions] },
  build: {
    // The policy of the server allows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    // One file of styles: the order of the cascade layers then stands before whatever uses them.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: 'es2024',
    // The first browsers with light-dark(); an older target would rewrite it wrongly inside variables.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
    rolldownOptions: {
      // Of the page alone: vite's `define` would reach the worker of the demo, which has neither.
      transform: { define: { 'typeof window': '"object"', 'typeof document': '"object"' } },
      output: {
        // Names weigh more than they tell: every file lists those that it imports.
        chunkFileNames: 'assets/[hash:7].js',
        // In few pieces: each is compressed by itself, and fourteen small ones weighed 6 kB more.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            // What every form is made of, login's too.
            {
              name: 'fields',
              test: /components[\\/](?:Card|Field|Form|PasswordField|Text|TextField)[\\/](?!\w+\.keys)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': apiOrigin },
  },
}));
