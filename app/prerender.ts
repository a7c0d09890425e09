import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';

/** What src/prerenderLogin.tsx becomes. */
interface RenderedPage {
  readonly prerenderLogin: () => Promise<{
    readonly title: string;
    readonly family: string;
    readonly html: string;
  }>;
}

const folder = path.join(import.meta.dirname, '../node_modules/.cache/prerender');

/**
 * Adds login.html to the build: index.html with the login page in it, so that it shows before any script runs.
 * Not to the demo, where one page is served for all places.
 */
export const prerenderedLogin: Plugin = {
  name: 'prerendered-login',
  apply: ({ base }, { command, isSsrBuild }) =>
    command === 'build' && isSsrBuild !== true && base !== './',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html');
      const { title, family, html } = await renderLogin();
      const source = String(index.source)
        .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
        // After the styles, which name the files of the letters.
        .replace(
          / *<\/head>/,
          () => `    <script src="/login.js" data-family="${family}"></script>\n  </head>`,
        )
        .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
      this.emitFile({ type: 'asset', fileName: 'login.html', source });
    },
  },
};

/** What the app knows of a window where there is none: nothing ever happens in it. */
const emptyWindow = 'new EventTarget()';

/** Runs the login page in Node, as the browser would run it. */
async function renderLogin() {
  await build({
    root: import.meta.dirname,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerenderLogin.tsx',
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
  const file = pathToFileURL(path.join(folder, 'prerenderLogin.js')).href;
  const { prerenderLogin } = (await import(file)) as RenderedPage;
  return prerenderLogin();
}
