import path from 'node:path';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from '../../scripts/testing/chromium.ts';
import { modes, type ModeName } from '../modes.ts';
import { keptTranscript } from './keptTranscript.ts';
import { picturePath, pictureTolerance, whyNoPictures } from '../../scripts/testing/pictures.ts';

const storybookFolder = path.dirname(import.meta.dirname);

const galleries = ['packages/ui/src/**/*.gallery.stories.tsx', 'app/src/**/*.gallery.stories.tsx'];

/** Which stories run, and how. */
export interface StoriesProjectOptions {
  /** The modes in which every story runs. */
  everyStoryIn: readonly ModeName[];
  /** The modes in which only galleries run, for their pictures. */
  galleriesIn?: readonly ModeName[];
  /** Storybook's configuration; ours unless told otherwise. */
  configFolder?: string;
  /** Toolbar values over those of the mode. */
  globals?: Record<string, unknown>;
  /** How often what fails is tried once more; once unless told otherwise. */
  retry?: number;
  /** Where the picture of a gallery is kept; in its room unless told otherwise. */
  picturesAt?: typeof picturePath;
}

/**
 * Every story as a test in a real browser: it renders, its play function runs, axe finds nothing, the
 * console stays silent, and a gallery looks like its picture. The light mode is the test project
 * `stories`, any other mode has its name behind it: `stories-dark`.
 */
export async function storiesProject({
  everyStoryIn,
  galleriesIn = [],
  configFolder = storybookFolder,
  globals = {},
  retry = 1,
  picturesAt = picturePath,
}: StoriesProjectOptions): Promise<TestProjectInlineConfiguration> {
  const pictures = whyNoPictures() === undefined || picturesAt !== picturePath;
  // Then only what is heard matters: neither how it looks nor what axe finds.
  const isWriting = process.env['TRANSCRIPTS'] === 'write';
  const instance = (mode: ModeName) => ({
    browser: 'chromium' as const,
    name: mode === 'light' ? 'stories' : `stories-${mode}`,
    provide: {
      [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: {
        ...modes[mode].globals,
        ...globals,
        ...(isWriting ? { a11y: { manual: true } } : {}),
      },
      mode,
      pictures,
      transcripts: mode === 'light',
    },
    provider: playwright({
      launchOptions: launchOptionsIn(mode),
      contextOptions: {
        ...modes[mode].browser,
        reducedMotion: 'reduce',
        deviceScaleFactor: 1,
        locale: 'nl-BE',
        timezoneId: 'Europe/Brussels',
      },
    }),
  });
  return {
    plugins: [await storybookTest({ configDir: configFolder })],
    test: {
      name: 'stories',
      exclude: [...configDefaults.exclude, '.storybook/pages/**', ...(isWriting ? galleries : [])],
      testTimeout: 60_000,
      // A page that a laden machine holds up is tried once more; the report tells of it.
      retry,
      setupFiles: ['collectGarbage.ts', 'everyStory.ts', 'everyTranscript.ts'].map((file) =>
        path.join(import.meta.dirname, file),
      ),
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        provider: playwright(),
        commands: { keptTranscript },
        instances: [
          ...everyStoryIn.map(instance),
          ...galleriesIn.map((mode) => ({ ...instance(mode), include: galleries })),
        ],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: pictureTolerance,
            resolveScreenshotPath: picturesAt,
          },
        },
      },
    },
  };
}

/**
 * With garbage to collect when asked. Emulated forced colours last until Chromium sets the page's
 * preferences anew, as it does after the gallery of DescriptionList: then the media query still holds, but
 * nothing is forced any more, in every story that follows. So Chromium is started with forced colours among
 * its own preferences.
 */
function launchOptionsIn(mode: ModeName): ReturnType<typeof chromiumLaunchOptions> {
  const options = chromiumLaunchOptions();
  const isForced = modes[mode].browser.forcedColors === 'active';
  const args = [...options.args, '--js-flags=--expose-gc'];
  return { ...options, args: isForced ? [...args, '--force-high-contrast'] : args };
}
