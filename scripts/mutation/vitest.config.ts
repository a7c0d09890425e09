import { defineConfig } from 'vitest/config';

/** The engine's tests in Node, for a sandbox in which one fault at a time is planted. */
export default defineConfig({
  test: {
    name: 'engine',
    include: ['packages/invoice-engine/src/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts'],
    setupFiles: ['scripts/testing/propertyRuns.ts'],
    // A fault that a hundred tries do not find is one that examples should find.
    env: { PROPERTY_RUNS: '100' },
    testTimeout: 60_000,
  },
});
