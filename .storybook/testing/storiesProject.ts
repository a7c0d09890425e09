import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from '../../scripts/testing/chromium.ts';
import { modes, type ModeName } from '../toolbar/modes.ts';
import { storedTranscript } from './storedTranscript.ts';
import { picturePath, pictureTolerance, whyNoPictures } from '../../scripts/testing/pictures.ts';

const storybookFolder = path.dirname(import.meta.dirname);

const componentStories = 'packages/ui/src/**/!(*.gallery).stories.tsx';
const componentGalleries = 'packages/ui/src/**/*.gallery.stories.tsx';
/** The stories of components that have no gallery. */
const withoutGallery = globSync(componentStories).filter(
  (file) => !existsSync(file.replace('.stories.', '.gallery.stories.')),
);
const screenStories = 'app/src/**/*.stories.tsx';
const screenGalleries = 'app/src/**/*.gallery.stories.tsx';

/** Stories that run together in one mode: a test project. */
export interface StoriesRun {
  readonly name: string;
  readonly mode: ModeName;
  /** Globs of their files; every story when absent. */
  readonly include?: readonly string[];
  /** Whether axe looks at them. */
  readonly hasAxe: boolean;
}

/** `npm test`: every story of a component plays, and axe looks at each component: at its gallery, or its stories. */
export const coreRuns: readonly StoriesRun[] = [
  { name: 'stories', mode: 'light', include: [componentStories], hasAxe: false },
  {
    name: 'galleries',
    mode: 'light',
    include: [componentGalleries, ...withoutGallery],
    hasAxe: true,
  },
];

/** What `npm run test:all` adds: axe on every story of a component, and galleries in dark. */
export const restRuns: readonly StoriesRun[] = [
  {
    name: 'stories-full',
    mode: 'light',
    include: [componentStories],
    hasAxe: true,
  },
  {
    name: 'stories-dark',
    mode: 'dark',
    include: [componentGalleries, screenGalleries],
    hasAxe: true,
  },
];

/** The screens, also of `test:all`: each file in a page of its own, because an app keeps pending requests. */
export const screenRuns: readonly StoriesRun[] = [
  { name: 'screens', mode: 'light', include: [screenStories], hasAxe: true },
];

/** Every story in every mode: `stories` in light, `stories-dark` and so on. */
export const everyRun: readonly StoriesRun[] = (Object.keys(modes) as ModeName[]).map((mode) => ({
  name: mode === 'light' ? 'stories' : `stories-${mode}`,
  mode,
  hasAxe: true,
}));

/** Which stories run, and how. */
export interface StoriesProjectOptions {
  readonly runs: readonly StoriesRun[];
  /** Whether each file has a page of its own; loading Storybook again takes longer than most files. */
  readonly isolate: boolean;
  /** Storybook's configuration; ours by default. */
  readonly configFolder?: string;
  /** Toolbar values over those of the mode. */
  readonly globals?: Record<string, unknown>;
  /** The path of the picture of a gallery; beside the gallery by default. */
  readonly picturesAt?: typeof picturePath;
}

/**
 * Stories as tests in a real browser: each renders, its play function runs, the console stays silent, axe finds
 * nothing where it looks, and a gallery looks like its picture. Each run is a test project by its name.
 */
export async function storiesProject({
  runs,
  isolate,
  configFolder = storybookFolder,
  globals = {},
  picturesAt = picturePath,
}: StoriesProjectOptions): Promise<TestProjectInlineConfiguration> {
  const pictures = whyNoPictures() === undefined || picturesAt !== picturePath;
  // Then only the transcripts matter: neither pictures nor axe.
  const isWriting = process.env['TRANSCRIPTS'] === 'write';
  const instance = ({ name, mode, include, hasAxe }: StoriesRun) => ({
    browser: 'chromium' as const,
    name,
    ...(include && { include: [...include] }),
    provide: {
      [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: {
        ...modes[mode].globals,
        ...globals,
        ...(isWriting || !hasAxe ? { a11y: { manual: true } } : {}),
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
      // Not the name of a run: the runner would take it for all of them.
      name: `storybook of ${runs.map(({ name }) => name).join(', ')}`,
      exclude: [
        ...configDefaults.exclude,
        '.storybook/pages/**',
        ...(isWriting ? [componentGalleries, screenGalleries] : []),
      ],
      testTimeout: 60_000,
      isolate,
      setupFiles: ['collectGarbage.ts', 'everyStory.ts', 'everyTranscript.ts'].map((file) =>
        path.join(import.meta.dirname, file),
      ),
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        provider: playwright(),
        commands: { storedTranscript },
        instances: runs.map(instance),
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
 * preferences again, as it does after the gallery of DescriptionList: then the media query still holds, but
 * nothing is forced any more, in every story that follows. So Chromium is started with forced colours among
 * its own preferences.
 */
function launchOptionsIn(mode: ModeName): ReturnType<typeof chromiumLaunchOptions> {
  const options = chromiumLaunchOptions();
  const isForced = modes[mode].browser.forcedColors === 'active';
  const args = [...options.args, '--js-flags=--expose-gc'];
  return { ...options, args: isForced ? [...args, '--force-high-contrast'] : args };
}
