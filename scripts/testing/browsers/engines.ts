import { accessSync, constants, globSync } from 'node:fs';
import path from 'node:path';
import { canInstallWithApt, installWithApt } from '../apt.ts';
import { findChromium } from '../chromium.ts';
import type { BrowserPage } from './browserPage.ts';
import { startChromium } from './chromiumPage.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webKit.ts';

/** The engines in which stories and product are tried. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

/** The name of one of {@link engineNames}. */
export type EngineName = (typeof engineNames)[number];

/** The Debian packages that hold an engine and what drives it. */
const debianPackages: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** How an engine found on this machine is started; undefined when it, or what drives it, is not here. */
export function findEngine(name: EngineName): (() => Promise<BrowserPage>) | undefined {
  const finders = { chromium: findInstalledChromium, firefox: findFirefox, webkit: findWebKit };
  return finders[name]();
}

/**
 * Sees to it that the engines are here: those found, else Debian's.
 * @returns why one is not, a sentence each.
 */
export async function ensureEngines(): Promise<string[]> {
  const missing: string[] = [];
  for (const name of engineNames) {
    if (findEngine(name)) continue;
    const failures: (string | undefined)[] = [];
    if (canInstallWithApt())
      for (const wanted of debianPackages[name]) failures.push(await installWithApt(wanted));
    if (findEngine(name)) continue;
    const how = `On Debian: apt-get install ${debianPackages[name].join(' ')}.`;
    missing.push([`Nothing was tried in ${name}. ${how}`, ...failures].filter(Boolean).join('\n'));
  }
  return missing;
}

function findInstalledChromium() {
  return findChromium() === undefined ? undefined : startChromium;
}

function findFirefox() {
  const executable = [process.env['FIREFOX_PATH'], ...onPath('firefox-esr', 'firefox')].find(
    canRun,
  );
  return executable === undefined ? undefined : () => startFirefox(executable);
}

function findWebKit() {
  const driver = onPath('WebKitWebDriver').find(canRun);
  const screen = onPath('Xvfb').find(canRun);
  const browser = globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-4.*/MiniBrowser').find(canRun);
  if (!driver || !screen || !browser) return undefined;
  return () => startWebKit({ driver, screen, browser });
}

function onPath(...names: string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

function canRun(file: string | undefined): file is string {
  try {
    accessSync(file ?? '', constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
