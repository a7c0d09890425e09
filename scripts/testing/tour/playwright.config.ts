import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromium.ts';

/** Documentation pages and toolbar of the built Storybook. */
export default defineConfig({
  outputDir: '../../../test-results/tour',
  metadata: { suite: 'tour' },
  workers: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    viewport: { width: 1280, height: 800 },
  },
});
