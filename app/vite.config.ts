import { globSync } from 'node:fs';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, normalizePath } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { prerenderedPages } from './prerender.ts';
import { reactModules } from './reactModules.ts';

/** Where the developer's own server listens; `npm start` prints it. */
const apiOrigin = `http://127.0.0.1:${process.env['API_PORT'] ?? '4173'}`;

/** Where the app is served: the demo may be anywhere. */
let fontsBase = '/';

/** Preloads the font with the code, so that it is available before the first text. */
const preloadFonts: Plugin = {
  name: 'letters-ahead',
  configResolved: ({ base }) => {
    fontsBase = base;
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
            href: `${fontsBase}${file}`,
            crossorigin: true,
          },
          injectTo: 'head',
        })),
  },
};

/**
 * Gives the stylesheet the id of the style element that react-aria otherwise adds with the first button, for which
 * the browser reads all styles and fonts again and lays out the page a second time.
 */
const pressStyle: Plugin = {
  name: 'press-style',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(
        '<link rel="stylesheet"',
        '<link id="react-aria-pressable-style" rel="stylesheet"',
      ),
  },
};

/**
 * Tells Chromium that most functions of the first file run while the page loads: it compiles them in the background
 * instead of at their first call. The comment must be the first line, before the one that vite adds.
 */
const compileFirstFile: Plugin = {
  name: 'compile-first-file',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry)
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/** Leaves out of libraries what they name themselves and this app never runs, which no bundler can see. */
const withoutUnused: Plugin = {
  name: 'without-unused',
  transform: {
    filter: {
      id: /@internationalized\/date\/.*\/createCalendar\.mjs$|react-aria-components\/.*\/Button\.mjs$|react-router\/.*\/link\.js$|router-core\/.*\/searchParams\.js$|\/(?:NumberFormatter|SSRProvider|useDefaultLocale|CalendarDate|weekStartData|intlStrings|LocalizedStringDictionary)\.mjs$|\/i18n\/utils\.mjs$|\/(?:ufo|destr)\/.*\.mjs$/,
    },
    handler(code, id) {
      // Every route would include the router's link; the app uses that of packages/ui.
      if (id.endsWith('link.js'))
        return 'export const Link = null, createLink = null, linkOptions = null, useLinkProps = null;';
      // The router's own reading of queries; ours is flatSearch.ts.
      if (id.endsWith('searchParams.js'))
        return 'export const defaultParseSearch = null, defaultStringifySearch = null, parseSearchWith = null, stringifySearchWith = null;';
      // ofetch adds base addresses and queries with it; our addresses are whole.
      if (id.includes('/ufo/')) return 'export const withBase = null, withQuery = null;';
      // ofetch reads answers with it, also what is not JSON; the codecs check what they hold.
      if (id.includes('/destr/'))
        return `export default function parse(text) {
          try { return JSON.parse(text); } catch { return text; }
        }`;
      // The browser's language, a first use of Intl: 90 ms of a slow processor. `UiProvider` sets the app's.
      if (id.endsWith('useDefaultLocale.mjs'))
        return `const locale = { locale: 'nl-BE', direction: 'ltr' };
          export const getDefaultLocale = () => locale, useDefaultLocale = getDefaultLocale;`;
      // Whether a language is written from right to left, which asks Intl as well.
      if (id.endsWith('i18n/utils.mjs')) return 'export const isRTL = () => false;';
      // Whether Intl writes signs, as in all supported browsers.
      if (id.endsWith('NumberFormatter.mjs'))
        return code.replace(
          /(let (\S+\$supportsSignDisplay) = )false;\s+try \{[^}]+\}[^}]+\} catch\s+\{\}/,
          '$1true;',
        );
      // react-aria numbers elements itself where React has no useId; ours has.
      if (id.endsWith('SSRProvider.mjs'))
        return code.replaceAll(/typeof \S+ \S+\['use\w+'\] === 'function'/g, 'true');
      // The methods of times, of which the app only reads the date, and the cycling of react-aria's own date fields.
      if (id.endsWith('CalendarDate.mjs')) {
        const times = code.indexOf('this.hour');
        const dates = code.slice(0, times).replace(/cycle\([^)]*\) \{\s+return [^;]+;\s+\}/, '');
        return dates + code.slice(times).replaceAll(/\w+\([^)]*\) \{\n(?: {8}.+\n)+ {4}\}/g, '');
      }
      // The first day of the week in other countries.
      if (id.endsWith('weekStartData.mjs')) return code.replaceAll(/^ {4}(?!BE)\S+: \d,?$/gm, '');
      // Languages that are not included have `undefined` as their strings.
      if (id.endsWith('intlStrings.mjs'))
        return code.replaceAll(/^ {4}"(?!nl-NL)[^"]+": .*$/gm, '');
      // Finds the strings for a locale, which is always the same here, or those that a page brings itself.
      if (id.endsWith('LocalizedStringDictionary.mjs'))
        return `export class LocalizedStringDictionary {
          static getGlobalDictionaryForPackage() {}
          constructor(strings) { this.strings = strings['nl-NL']; }
          getStringForLocale(key) { return this.strings[key]; }
        }`;
      // A button of react-aria announces that it is busy; ours has its own announcement.
      if (id.endsWith('Button.mjs'))
        return code.replace(/import \{announce as ([^}]+)\} from "[^"]+";/, 'const $1 = null;');
      // react-aria imports twelve calendars by name; the app uses the Gregorian one.
      return code.replaceAll(/case '(?!gregory)[^']+':\s+return [^;]+;/g, '');
    },
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

/** What every supported browser has, and what none has: libraries also run in older ones, Node and tests. */
const globals = {
  object: 'document performance Reflect window',
  function: `AbortController AggregateError Element FinalizationRegistry HTMLElement HTMLTemplateElement
    MessageChannel Object.is PointerEvent Promise WeakMap WeakSet clearTimeout queueMicrotask reportError
    requestAnimationFrame setTimeout`,
  undefined: 'process setImmediate',
};

const typesOfGlobals = Object.entries(globals).flatMap(([type, names]) =>
  names.split(/\s+/).map((name) => [`typeof ${name}`, `"${type}"`] as const),
);

/** How the page is bundled; what the build itself runs, to prerender, is in one piece. */
const pageOptions: Rolldown.RolldownOptions = {
  // Of the page alone: vite's `define` would reach the worker of the demo, which has neither.
  transform: { define: Object.fromEntries(typesOfGlobals) },
  output: {
    // Names cost bytes: every file lists those that it imports.
    chunkFileNames: 'assets/[hash:7].js',
    // In few pieces: each is compressed by itself, and fourteen small ones weighed 6 kB more.
    codeSplitting: {
      groups: [
        { name: 'first', tags: ['$initial'], priority: 1 },
        // What every list and nearly every form has: apart, it was in six files.
        {
          name: 'screens',
          test: /(?:components[\\/](?:AsyncContent|ButtonLink|DataTable|Field|Skeleton|Stack)|listState|requestResource|formatNumber|listCustomers|entities[\\/]customerRow)[\\/.](?!\w+\.keys)/,
          minShareCount: 3,
        },
        // Apart, or the next group would put it with the dates, 11 kB that the customer groups do not have.
        { name: 'percent', test: /number[\\/]percent\.ts/ },
        // What many parts share, by the parts that use it; small files join a similar one.
        { name: 'shared', minShareCount: 7, entriesAware: true, entriesAwareMergeThreshold: 4000 },
      ],
    },
  },
  // A constant, such as the name of a class, is shorter than its export and its imports.
  optimization: { inlineConst: { mode: 'all' } },
};

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // With the loader, or the calls of every screen would be in the first load.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
        // Login is in the first file, with what every form is made of: another file would weigh 2 kB more.
        splitBehavior: ({ routeId }) => (routeId === '/login' ? [] : undefined),
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
    // 'nl-BE' would drop react-aria's Dutch strings, which are filed under 'nl-NL'.
    localesPlugin.vite({ locales: ['nl-NL'] }),
    reactModules,
    withoutUnused,
    preloadFonts,
    pressStyle,
    compileFirstFile,
    prerenderedPages,
  ],
  resolve: {
    conditions: ['@facturatie/source', ...defaultClientConditions],
    // React's own, since version 18.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    // The policy of the server allows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    // One file of styles: the order of the cascade layers then is before whatever uses them.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // For screens only: parts on demand are prefetched, and every file with parts lists their files.
      resolveDependencies: (_file, files, { hostId }) =>
        hostId.startsWith('assets/index-') ? files : [],
    },
    target: 'es2024',
    // The first browsers with light-dark(); an older target would rewrite it wrongly inside variables.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild === true ? {} : pageOptions,
  },
  server: {
    proxy: { '/api': apiOrigin },
  },
}));
