import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import {
  coreRuns,
  everyRun,
  restRuns,
  screenRuns,
  storiesProject,
} from './.storybook/testing/storiesProject.ts';
import { chromiumLaunchOptions } from './scripts/testing/chromium.ts';
import { pasteText, typeText } from './scripts/testing/keyboardCommands.ts';
import { resolveSources } from './scripts/testing/resolveSources.ts';

/** What a browser test may import late; listed, because a cold cache would reload the page in mid-run. */
const lateDependencies = [
  '@internationalized/date',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-aria-components',
  'react-aria-components/Toast',
  'ivya/utils',
  'fast-check',
];

/** The same, for tests of the server inside a page. */
const lateServerDependencies = ['hono', 'hono/utils/cookie', 'kysely', 'ofetch', 'valibot'];

/** Set by `npm run test:long`. */
const isLong = Boolean(process.env['LONG']);

/** Generous timeouts for busy machines. */
const patience = {
  testTimeout: isLong ? 3_600_000 : 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};

/**
 * Tests in Node and tests in pages continue side by side, each with half of the processors. One group for all:
 * of projects in no group Vitest runs the pages first and those in Node afterwards, where it has one worker.
 */
const sideBySide = { groupOrder: 1 };

/** How often a property is tried that names no number of runs itself. */
const propertyRuns = isLong ? 10_000 : 100;

/** The same for the engine in `test:all`: its arithmetic is to be right everywhere, and is cheap to try. */
const enginePropertyRuns = isLong ? 100_000 : 1_000;

/** How many random requests each call is asked; half as many on PostgreSQL. */
const callRequests = isLong ? 2_000 : 200;

/** Tests that only `test:all` runs, by the name of their file. */
const slowTests = ['**/*.slow.test.*', '**/*.slow.browser.test.*'];

function nodeProject(
  name: string,
  include: string[],
  env: Record<string, string> = {},
  { exclude = slowTests, isolate = true } = {},
): TestProjectInlineConfiguration {
  // Slow tests start servers, which have to answer in time.
  const priority = exclude === slowTests ? ['scripts/testing/lowPriority.ts'] : [];
  return {
    ...resolveSources,
    plugins: [vanillaExtractPlugin()],
    test: {
      name,
      environment: 'node',
      include,
      exclude: [...configDefaults.exclude, '**/*.browser.test.*', ...exclude],
      isolate,
      env: { PROPERTY_RUNS: String(propertyRuns), ...env },
      setupFiles: ['scripts/testing/propertyRuns.ts', ...priority],
      sequence: sideBySide,
      ...patience,
    },
  };
}

function browserProject(
  name: string,
  include: string[],
  dependencies = lateDependencies,
  { exclude = slowTests } = {},
): TestProjectInlineConfiguration {
  return {
    ...resolveSources,
    plugins: [react(), vanillaExtractPlugin()],
    // The WebAssembly of SQLite is found beside its module, which pre-bundling would move.
    optimizeDeps: { include: dependencies, exclude: ['@sqlite.org/sqlite-wasm'] },
    test: {
      name,
      include,
      exclude: [...configDefaults.exclude, ...exclude],
      ...patience,
      provide: { isLong },
      sequence: sideBySide,
      attachmentsDir: 'test-results/attachments',
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        provider: playwright({ launchOptions: chromiumLaunchOptions() }),
        instances: [{ browser: 'chromium', name }],
        commands: { typeText, pasteText },
        viewport: { width: 1280, height: 800 },
        screenshotDirectory: 'test-results/screenshots',
      },
    },
  };
}

/** STORIES=all shows every story in every mode. */
const stories = await Promise.all(
  process.env['STORIES'] === 'all'
    ? [storiesProject({ runs: everyRun, isolate: true })]
    : [
        storiesProject({ runs: [...coreRuns, ...restRuns], isolate: false }),
        storiesProject({ runs: screenRuns, isolate: true }),
      ],
);

/** The built Storybook and the product in Firefox, WebKit and Chromium: long, and only where all is looked at. */
const browsers: TestProjectInlineConfiguration = {
  ...resolveSources,
  test: {
    name: 'browsers',
    environment: 'node',
    include: ['scripts/testing/browsers/*.spec.ts'],
    globalSetup: ['scripts/testing/browsers/globalSetup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A browser each would fight for the processor with those of other projects.
    sequence: { groupOrder: 2 },
  },
};

/** What Chromatic would take pictures of, asked of the built Storybook. */
const chromatic: TestProjectInlineConfiguration = {
  ...resolveSources,
  test: {
    name: 'chromatic',
    environment: 'node',
    include: ['.storybook/testing/*.check.ts'],
    globalSetup: ['scripts/testing/serveStorybook.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    sequence: sideBySide,
  },
};

const engineTests = ['packages/invoice-engine/src/**/*.test.ts'];
const serverTests = ['packages/server/src/**/!(*.browser|*.postgres).test.ts'];
const postgresUrl = process.env['TEST_DATABASE_URL'];

/** The tests of `npm test` that check the statements of the server on PostgreSQL. */
const postgresCore = [
  'packages/server/src/**/*.postgres.test.ts',
  'packages/server/src/database/schema.test.ts',
  'packages/server/src/database/customers/listCustomers.test.ts',
  'packages/server/src/routes/**/{creditNotes,customers,documentLists,givenAgain,payments}.test.ts',
  'packages/server/src/routes/**/{salesDocuments,updateSalesDocument}.test.ts',
];

/**
 * The other tests of the server that open a database. They share modules, so none that replaces one; nor the
 * generated e-invoices, whose documents the server reads the same from both.
 */
const postgresRest = globSync('packages/server/src/**/!(*.browser|generated.slow).test.ts').filter(
  (file) => {
    if (postgresCore.some((glob) => path.matchesGlob(file, glob)) && !file.includes('.slow.')) {
      return false;
    }
    const text = readFileSync(file, 'utf8');
    return /openTest|provideDatabase|[pP]ostgres/.test(text) && !text.includes('vi.mock(');
  },
);

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:long`. */
    isLong: boolean;
  }
}

export default defineConfig({
  // For vanilla-extract's compiler, which reads this file and not the projects.
  ...resolveSources,
  test: {
    // A picture or a snapshot that is missing is an error; only --update writes one.
    update: 'none',
    maxWorkers: '50%',
    attachmentsDir: 'test-results/attachments',
    projects: [
      nodeProject('engine', engineTests, {}, { isolate: false }),
      nodeProject('ubl', ['packages/ubl/src/**/*.test.ts'], {}, { isolate: false }),
      nodeProject('contract', ['packages/api-contract/src/**/*.test.ts'], {}, { isolate: false }),
      nodeProject('server-sqlite', serverTests, { TEST_DATABASE_URL: '' }, { isolate: false }),
      nodeProject('ui-node', ['packages/ui/src/**/*.test.{ts,tsx}'], {}, { isolate: false }),
      browserProject('ui', ['packages/ui/src/**/!(corpus|*.property).browser.test.tsx']),
      nodeProject('app-node', ['app/src/**/*.test.ts'], {}, { isolate: false }),
      browserProject('app', ['app/src/**/*.browser.test.{ts,tsx}']),
      ...stories.map((project) => ({
        ...project,
        test: { ...project.test, sequence: sideBySide },
      })),
      nodeProject('repo', [
        'scripts/!(packages|documents)/**/*.test.ts',
        '.storybook/**/*.test.ts',
      ]),
      // Part of `npm run check`.
      nodeProject('documents', ['scripts/documents/**/*.test.ts']),

      // What only `test:all` runs.
      nodeProject(
        'engine-thorough',
        engineTests,
        { PROPERTY_RUNS: String(enginePropertyRuns) },
        { isolate: false },
      ),
      browserProject(
        'engine-browser',
        ['packages/invoice-engine/src/**/*{Cases,.browser}.test.ts'],
        [],
      ),
      browserProject(
        'server-browser',
        ['packages/server/src/browser/*.test.ts'],
        lateServerDependencies,
      ),
      browserProject('corpus', ['packages/ui/src/**/@(corpus|*.property).browser.test.tsx']),
      nodeProject('packages', ['scripts/packages/**/*.test.ts']),
      nodeProject(
        'slow',
        ['{packages,app,scripts,.storybook}/**/!(*.postgres).slow.test.{ts,tsx}'],
        { TEST_DATABASE_URL: '', CALL_REQUESTS: String(callRequests) },
        { exclude: [] },
      ),
      browserProject(
        'ui-slow',
        ['{packages/ui,app}/src/**/*.slow.browser.test.tsx'],
        lateDependencies,
        {
          exclude: [],
        },
      ),
      chromatic,
      ...(postgresUrl
        ? [
            nodeProject(
              'server-postgres',
              postgresCore,
              { TEST_DATABASE_URL: postgresUrl },
              { isolate: false },
            ),
            nodeProject(
              'server-postgres-rest',
              postgresRest,
              { TEST_DATABASE_URL: postgresUrl, CALL_REQUESTS: String(callRequests / 2) },
              { exclude: [], isolate: false },
            ),
          ]
        : []),
      ...(process.env['STORIES'] === 'all' ? [browsers] : []),
    ],
  },
});
