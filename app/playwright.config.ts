import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions, findChromium } from '../scripts/testing/chromium.ts';

/** Tests of what a headless shell has not: the viewer of PDFs, and tabs opened by a click with Ctrl. */
const inBrowser = '**/newTabs.spec.ts';

/** The app in a real browser, against the real server: one server process per worker. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  metadata: { suite: 'e2e' },
  fullyParallel: true,
  // Beside the tests of Vitest, which have a page and a process in Node.
  workers: Number(process.env['E2E_WORKERS'] ?? 1),
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'pages', testIgnore: inBrowser },
    {
      name: 'browser',
      testMatch: inBrowser,
      use: { launchOptions: chromiumLaunchOptions(findChromium()) },
    },
  ],
});
