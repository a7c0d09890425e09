import path from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import type { Plugin } from 'vite';
import appConfig from '../vite.config.ts';
import { contentSecurityPolicy } from '../../packages/server/src/http/securityHeaders.ts';

/** The page of the app starts the demo. */
const demoEntry: Plugin = {
  name: 'demo-entry',
  enforce: 'pre',
  resolveId: (source) =>
    source === '/src/main.tsx' ? path.join(import.meta.dirname, 'src/main.tsx') : undefined,
};

/**
 * The content security policy is in the page itself, because the host of the files may send none. The
 * database needs WebAssembly, and a meta tag cannot set frame-ancestors.
 */
const ownPolicy: Plugin = {
  name: 'own-policy',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content: contentSecurityPolicy({
          'script-src': "'wasm-unsafe-eval'",
          'frame-ancestors': null,
        }),
      },
      injectTo: 'head-prepend',
    },
  ],
};

/** The app as it is, with the server in a worker of the page. */
export default defineConfig((environment) =>
  mergeConfig(appConfig(environment), {
    // The same files work under any path.
    base: './',
    plugins: [demoEntry, ownPolicy],
    worker: { format: 'es' },
    build: { outDir: path.join(import.meta.dirname, '../../demo-static'), emptyOutDir: true },
  }),
);
