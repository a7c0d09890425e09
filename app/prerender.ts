import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';

/** What src/prerender.tsx becomes. */
interface Prerenderer {
  readonly prerender: () => Promise<{
    readonly family: string;
    /** Of every page until the app has started, as HTML. */
    readonly startUp: string;
    readonly login: { readonly title: string; readonly html: string };
  }>;
}

/** The element that loads the app, and its address. */
const appScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

const emptyRoot = '<div id="root"></div>';

const folder = path.join(import.meta.dirname, '../node_modules/.cache/prerender');

/**
 * Shows something before any script runs: the start-up screen in index.html, and a page of its own for the
 * login page, login.html. Not in the demo, where one page is served for all places.
 */
export const prerenderedPages: Plugin = {
  name: 'prerendered-pages',
  apply: ({ base }, { command, isSsrBuild }) =>
    command === 'build' && isSsrBuild !== true && base !== './',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html');
      const page = String(index.source);
      const [, app] = appScript.exec(page) ?? [];
      if (app === undefined) throw new Error('index.html does not load the app');
      const { family, startUp, login } = await renderPages();
      index.source = page.replace(emptyRoot, () => `<div id="root">${startUp}</div>`);
      const source = page
        .replace(/<title>.*?<\/title>/, () => `<title>${login.title}</title>`)
        .replace(appScript, '<link rel="modulepreload" crossorigin href="$1">')
        // After the styles, which name the files of the letters.
        .replace(
          / *<\/head>/,
          () =>
            `    <script src="/login.js" data-family="${family}" data-app="${app}"></script>\n  </head>`,
        )
        .replace(emptyRoot, () => `<div id="root" data-hydrate>${login.html}</div>`);
      this.emitFile({ type: 'asset', fileName: 'login.html', source });
    },
  },
};

/** A stub of `window` for prerendering: it never fires events. */
const emptyWindow = 'new EventTarget()';

/** Runs the app in Node, as the browser would run it. */
async function renderPages() {
  await build({
    root: import.meta.dirname,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { transform: { define: { window: emptyWindow, self: emptyWindow } } },
    },
    ssr: {
      noExternal: true,
      external: ['react', 'react-dom'],
      // Of the browser, or the router would render a tree that the browser cannot hydrate.
      resolve: { conditions: ['@facturatie/source', 'browser', 'module', 'production'] },
    },
  });
  const file = pathToFileURL(path.join(folder, 'prerender.js')).href;
  const { prerender } = (await import(file)) as Prerenderer;
  return prerender();
}
