import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright';

/** Where Debian's package of that name puts Chromium without what surrounds a page. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where Chromium of the operating system is usually found, in the order of preference. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of Chromium as people have it: CHROMIUM_PATH when it is set, else the one of the operating system,
 * else the one Playwright downloaded; undefined when there is none.
 * @throws when CHROMIUM_PATH names a file that cannot be executed.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH is not an executable file: ${named}`);
    return named;
  }
  return [...usualPlaces, chromium.executablePath()].find(isExecutable);
}

/**
 * The path of the Chromium that tests run in: Debian's headless shell, which draws the same pages with a third
 * less work but shows no PDF, else {@link findChromium}.
 * @throws when CHROMIUM_PATH names a file that cannot be executed.
 */
export function findHeadlessChromium(): string | undefined {
  const isNamed = Boolean(process.env['CHROMIUM_PATH']);
  return !isNamed && isExecutable(headlessShell) ? headlessShell : findChromium();
}

/** Playwright's launch options for a Chromium: quiet, offline, and able to run as root. */
export function chromiumLaunchOptions(executablePath = findHeadlessChromium()): {
  executablePath?: string;
  args: string[];
} {
  const args = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The default of headed Chromium; the headless shell has another one.
    '--font-render-hinting=slight',
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return executablePath === undefined ? { args } : { executablePath, args };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
