import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    conditions: ['@facturatie/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'react-aria-components'],
  },
  build: {
    target: 'es2024',
    // As in app/vite.config.ts: an older target would rewrite light-dark().
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});
