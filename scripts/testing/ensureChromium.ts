import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';
import { showProgress } from '../terminal/progress.mjs';
import { lastLines, runQuietly } from '../terminal/runQuietly.mjs';
import { canInstallWithApt, installWithApt } from './apt.ts';
import { chromiumLaunchOptions, findChromium } from './chromium.ts';

/**
 * Sees to it that there is a Chromium that starts: the one found, else Debian's with its headless shell, else
 * Playwright's download.
 * @returns undefined when there is one, else why there is none.
 */
export async function ensureChromium(): Promise<string | undefined> {
  const attempts: string[] = [];
  if (findChromium() === undefined && canInstallWithApt()) {
    attempts.push((await installWithApt('chromium')) ?? '');
    // Only makes tests quicker: without it they run in Chromium itself.
    await installWithApt('chromium-headless-shell');
  }
  if (findChromium() === undefined) attempts.push((await download()) ?? '');
  const found = findChromium();
  if (found === undefined) return `No Chromium was found.\n${attempts.join('\n')}`.trim();
  return whyItDoesNotStart();
}

async function download(): Promise<string | undefined> {
  const playwright = path.dirname(
    createRequire(import.meta.url).resolve('playwright/package.json'),
  );
  const done = showProgress('Downloading Chromium (playwright install chromium)');
  try {
    const cli = path.join(playwright, 'cli.js');
    const { code, output } = await runQuietly(process.execPath, [cli, 'install', 'chromium']);
    return code === 0
      ? undefined
      : `playwright install chromium failed:\n${lastLines(output, 6)}\nInstall a Chromium, or name one in CHROMIUM_PATH.`;
  } finally {
    done();
  }
}

async function whyItDoesNotStart(): Promise<string | undefined> {
  const options = chromiumLaunchOptions();
  try {
    const browser = await chromium.launch(options);
    await browser.close();
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return `Chromium at ${options.executablePath ?? 'an unknown place'} does not start:\n${text.split('\n').slice(0, 6).join('\n')}`;
  }
}
