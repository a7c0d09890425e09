import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { modes, type ModeName } from './.storybook/modes.ts';
import { storiesProject } from './.storybook/testing/storiesProject.ts';
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
 * Tests in Node and tests in pages go on side by side, each with half of the processors. One group for all:
 * of projects in no group Vitest runs the pages first and those in Node afterwards, where it has one worker.
 */
const sideBySide = { groupOrder: 1 };

/** How often a property is tried that names no number of runs itself. */
const propertyRuns = isLong ? 10_000 : 100;

/** The same for the engine: its arithmetic is to be right everywhere, and is cheap to try. */
const enginePropertyRuns = isLong ? 100_000 : 1_000;

function nodeProject(
  name: string,
  include: string[],
  env: Record<string, string> = {},
): TestProjectInlineConfiguration {
  return {
    ...resolveSources,
    plugins: [vanillaExtractPlugin()],
    test: {
      name,
      environment: 'node',
      include,
      exclude: ['**/*.browser.test.*'],
      env: { PROPERTY_RUNS: String(propertyRuns), ...env },
      setupFiles: ['scripts/testing/propertyRuns.ts'],
      sequence: sideBySide,
      ...patience,
    },
  };
}

function browserProject(
  name: string,
  include: string[],
  dependencies = lateDependencies,
  tries: Pick<NonNullable<TestProjectInlineConfiguration['test']>, 'retry'> = {},
): TestProjectInlineConfiguration {
  return {
    ...resolveSources,
    plugins: [react(), vanillaExtractPlugin()],
    // The WebAssembly of SQLite is found beside its module, which pre-bundling would move.
    optimizeDeps: { include: dependencies, exclude: ['@sqlite.org/sqlite-wasm'] },
    test: {
      name,
      include,
      ...patience,
      ...tries,
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

/** `npm test` looks at every story in light and at the galleries in dark; STORIES=all at every story in every mode. */
const stories =
  process.env['STORIES'] === 'all'
    ? await storiesProject({ everyStoryIn: Object.keys(modes) as ModeName[] })
    : await storiesProject({ everyStoryIn: ['light'], galleriesIn: ['dark'] });

/**
 * A page that a laden machine holds up is tried once more; the report tells of it. Not what tries other
 * values each time: what those find must stay found.
 */
const secondTry = { retry: 1 };

/** The built Storybook and the product in Firefox, WebKit and Chromium: long, and only where all is looked at. */
const browsers: TestProjectInlineConfiguration = {
  ...resolveSources,
  test: {
    name: 'browsers',
    environment: 'node',
    include: ['scripts/testing/browsers/*.trial.ts'],
    globalSetup: ['scripts/testing/browsers/globalSetup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...secondTry,
    // A browser each would fight for the processor with those of other projects.
    sequence: { groupOrder: 2 },
  },
};

/** Every page of the built Storybook; see scripts/testing/tour. */
const tour: TestProjectInlineConfiguration = {
  ...resolveSources,
  test: {
    name: 'tour',
    environment: 'node',
    include: ['scripts/testing/tour/*.trial.ts', '.storybook/testing/*.trial.ts'],
    globalSetup: ['scripts/testing/tour/globalSetup.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxConcurrency: 2,
    ...secondTry,
    sequence: sideBySide,
  },
};

/** A room made by the generator, in a clone: it clones, installs and tests, so only where all is tried. */
const newRoom: TestProjectInlineConfiguration = {
  test: {
    name: 'new-room',
    environment: 'node',
    include: ['scripts/testing/newRoom/*.trial.ts'],
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
    sequence: { groupOrder: 3 },
  },
};

const serverTests = ['packages/server/src/**/!(*.browser).test.ts'];
const serverTestsOnAnyDatabase = ['packages/server/src/**/!(*.browser|*.postgres).test.ts'];
const postgresUrl = process.env['TEST_DATABASE_URL'];

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
    reporters: ['default', './scripts/testing/pictureReporter.ts'],
    attachmentsDir: 'test-results/attachments',
    projects: [
      nodeProject('engine', ['packages/invoice-engine/src/**/*.test.ts'], {
        PROPERTY_RUNS: String(enginePropertyRuns),
      }),
      browserProject(
        'engine-page',
        ['packages/invoice-engine/src/**/*{Cases,.browser}.test.ts'],
        [],
      ),
      nodeProject('contract', ['packages/api-contract/src/**/*.test.ts']),
      nodeProject('server-sqlite', serverTestsOnAnyDatabase, { TEST_DATABASE_URL: '' }),
      ...(postgresUrl
        ? [nodeProject('server-postgres', serverTests, { TEST_DATABASE_URL: postgresUrl })]
        : []),
      browserProject('server-page', ['packages/server/src/page/*.test.ts'], lateServerDependencies),
      nodeProject('ui-node', ['packages/ui/src/**/*.test.{ts,tsx}']),
      browserProject(
        'ui',
        ['packages/ui/src/**/!(corpus|*.property).browser.test.tsx'],
        lateDependencies,
        secondTry,
      ),
      // What a page tries longer in the long run.
      browserProject('corpus', ['packages/ui/src/**/@(corpus|*.property).browser.test.tsx']),
      nodeProject('app-node', ['app/src/**/*.test.ts']),
      browserProject('app', ['app/src/**/*.browser.test.tsx'], lateDependencies, secondTry),
      { ...stories, test: { ...stories.test, sequence: sideBySide } },
      tour,
      ...(process.env['STORIES'] === 'all' ? [browsers, newRoom] : []),
      nodeProject('repo', ['scripts/**/*.test.ts', '.storybook/**/*.test.ts']),
    ],
  },
});
