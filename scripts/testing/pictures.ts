import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ToMatchScreenshotOptions } from 'vitest/node';
import { findHeadlessChromium } from './chromium.ts';

/** Where a component keeps the pictures of its gallery. */
export const pictureFolder = '__pictures__';

/**
 * When two pictures are the same. A pixel differs when its colour is more than about 2 of 255 steps away
 * (rounding stays under that), anti-aliased ones included, and 16 pixels may. What this lets through and
 * what it stops is measured in docs/contributing/storybook.md and planted in plantedFaults.slow.test.ts.
 */
export const pictureTolerance = {
  threshold: 0.01,
  includeAA: true,
  allowedMismatchedPixels: 16,
};

/** `packages/ui/src/components/Button/__pictures__/Gallery-dark.png` */
export const picturePath: ToMatchScreenshotOptions['resolveScreenshotPath'] = (picture) =>
  path.join(picture.root, picture.testFileDirectory, pictureFolder, picture.arg + picture.ext);

/**
 * Why pictures cannot be compared on this machine; undefined where they can. Letters and curves come out
 * a little different on every system, so the committed ones hold for one: Chromium of Debian 12 on x64.
 */
export function whyNoPictures(): string | undefined {
  const browser = findHeadlessChromium() ?? 'no Chromium';
  const system = nameOfSystem();
  const isDebians = /^\/usr\/bin\/chromium(-headless-shell)?$/.test(browser);
  if (isDebians && system === 'debian 12 x64') return undefined;
  return `The pictures of galleries are of Debian 12's Chromium on x64; this is ${browser} on ${system}.`;
}

function nameOfSystem(): string {
  const { platform, arch } = process;
  if (platform !== 'linux') return `${platform} ${arch}`;
  const release = readFileSync('/etc/os-release', 'utf8');
  const read = (key: string) => new RegExp(`^${key}="?([^"\n]*)`, 'm').exec(release)?.[1] ?? '';
  return `${read('ID')} ${read('VERSION_ID')} ${arch}`;
}
