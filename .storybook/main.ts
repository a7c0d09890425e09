import type { StorybookConfig } from '@storybook/react-vite';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { llmsPlugin } from './docs/llmsFiles.ts';
import { readComponents } from '../scripts/packages/components.ts';
import { resolveSources } from '../scripts/testing/resolveSources.ts';

const pages = ['./pages/**/*.mdx', '../packages/ui/src/**/*.mdx', '../app/src/**/*.mdx'];

/** For the sidebar: the status of each component that is not stable, as JSON. */
const unstable = Array.from(readComponents())
  .filter(([, { status }]) => status !== 'stable')
  .map(([name, { status }]) => [name, status]);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [...pages, '../packages/ui/src/**/*.stories.tsx', '../app/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in pages.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  managerHead: (head) =>
    `${head}\n<script type="application/json" id="component-statuses">${JSON.stringify(Object.fromEntries(unstable))}</script>`,
  // Storybook's own frame shows in the font of the design system.
  staticDirs: [
    {
      from: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
      to: '/fonts/inter-latin-wght-normal.woff2',
    },
  ],
  // TypeScript 7 has no JavaScript API, which react-docgen-typescript needs.
  typescript: { reactDocgen: 'react-docgen', check: false },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  features: {
    componentsManifest: false,
    backgrounds: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  viteFinal: (storybookConfig) =>
    mergeConfig(storybookConfig, {
      // The first browsers with light-dark(); an older target would rewrite it wrongly inside variables.
      build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
      ...resolveSources,
      plugins: [
        react(),
        vanillaExtractPlugin(),
        llmsPlugin(pages),
        localesPlugin.vite({ locales: ['nl-NL'] }),
      ],
      optimizeDeps: {
        // Named ahead: one that is met late makes a cold cache reload the page, in mid-test too.
        include: [
          '@internationalized/date',
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'react-aria-components',
          '@tanstack/react-router',
          'fontkit',
          'hono',
          'hono/utils/cookie',
          'ivya/utils',
          'jotai/react',
          'jotai/vanilla',
          'jotai/vanilla/utils',
          'kysely',
          'ofetch',
          'pdfkit',
          'qr',
          'valibot',
          '@storybook/addon-docs/blocks',
          'storybook/actions',
          'storybook/internal/core-events',
          'storybook/preview-api',
          'storybook/test',
          'storybook/theming',
        ],
        // Its WebAssembly is found beside the module, which pre-bundling would move.
        exclude: ['@sqlite.org/sqlite-wasm'],
      },
    }),
};

export default config;
