import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { resolveSources } from '../../../scripts/testing/resolveSources.ts';
import { storiesProject } from '../storiesProject.ts';

const pictures = process.env['PLANTED_PICTURES'] ?? '';

export default defineConfig({
  ...resolveSources,
  root: path.join(import.meta.dirname, '../../..'),
  test: {
    attachmentsDir: 'test-results/attachments',
    projects: [
      storiesProject({
        runs: [{ name: 'stories', mode: 'light', hasAxe: true }],
        isolate: false,
        configFolder: import.meta.dirname,
        globals: { planted: process.env['PLANTED'] === 'yes' },
        picturesAt: ({ arg, ext }) => path.join(pictures, arg + ext),
      }),
    ],
  },
});
