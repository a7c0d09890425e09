import { defineConfig } from 'vitest/config';

/** Folders of the engine, set by the run: a fault is to be noticed by the tests of its own folder. */
const folders = (process.env['MUTATION_FOLDERS'] ?? '').split(',');

/** Tests of the engine in Node, for a sandbox in which one fault at a time is planted. */
export default defineConfig({
  test: {
    name: 'engine',
    include: folders.map((folder) => `packages/invoice-engine/src/${folder}/**/*.test.ts`),
    exclude: ['**/*.browser.test.ts'],
    setupFiles: ['scripts/testing/propertyRuns.ts'],
    // A fault that a hundred tries do not find is one that examples should find.
    env: { PROPERTY_RUNS: '100' },
    testTimeout: 60_000,
  },
});
