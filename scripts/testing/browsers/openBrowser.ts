import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import type * as remote from 'selenium-webdriver/remote';
import { canInstallWithApt, installWithApt } from '../apt.ts';
import { chromiumLaunchOptions, findChromium } from '../chromium.ts';

declare global {
  interface Window {
    complaints?: string[];
  }
}

/** One page of a running browser: what puppeteer-core and selenium-webdriver have in common. */
export interface BrowserPage {
  /** Navigates and waits for the load event; the viewport is `width` (1280) by 800 px. */
  open(address: string, width?: number): Promise<void>;
  /** Calls a self-contained function inside the page; arguments and result pass as JSON. */
  run<Given extends unknown[], Answer>(
    inPage: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>;
  /** Presses keys one after another: 'a', 'Tab', 'Control+a'. */
  press(...keys: string[]): Promise<void>;
  /** Console errors, console warnings and uncaught errors since the last call. */
  complaints(): Promise<string[]>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The browsers, each with the Debian packages that hold it and its driver. */
const packages = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};
export type BrowserName = keyof typeof packages;
const names = Object.keys(packages) as BrowserName[];

const env = { ...process.env, TZ: 'Europe/Brussels' } as Record<string, string>;
/** Its types name the folder, which an import cannot. */
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof remote;
const onPath = (name: string) => globSync(`/{usr/,usr/local/,}bin/${name}`)[0];
const miniBrowser = () => globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-4.*/MiniBrowser')[0];

/** The executable of a browser; undefined when it or its driver is not installed. */
export function findBrowser(name: BrowserName): string | undefined {
  if (name === 'chromium') return findChromium();
  if (name === 'firefox') return process.env['FIREFOX_PATH'] ?? onPath('firefox{-esr,}');
  return onPath('WebKitWebDriver') && onPath('Xvfb') && miniBrowser();
}

/** Installs missing browsers on Debian. @returns a sentence for each that is still missing. */
export async function ensureBrowsers(): Promise<string[]> {
  for (const name of names.filter((one) => !findBrowser(one) && canInstallWithApt()))
    for (const wanted of packages[name]) await installWithApt(wanted);
  return names
    .filter((name) => !findBrowser(name))
    .map((name) => `Not tested in ${name}: apt-get install ${packages[name].join(' ')}.`);
}

/** Starts a browser that {@link findBrowser} finds. */
export function openBrowser(name: BrowserName): Promise<BrowserPage> {
  return name === 'webkit' ? openWebKit() : openWithPuppeteer(name);
}

async function openWithPuppeteer(name: 'chromium' | 'firefox'): Promise<BrowserPage> {
  const chromiumArgs = ['--lang=nl-BE', '--accept-lang=nl-BE,nl', '--force-prefers-reduced-motion'];
  const browser = await puppeteer.launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath: findBrowser(name) ?? '',
    args: name === 'firefox' ? [] : [...chromiumLaunchOptions().args, ...chromiumArgs],
    extraPrefsFirefox: { 'intl.accept_languages': 'nl-BE, nl', 'ui.prefersReducedMotion': 1 },
    protocolTimeout: 120_000,
    env,
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (/^(error|warn)$/.test(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  return {
    async open(address, width = 1280) {
      if (page.viewport()?.width !== width) await page.setViewport({ width, height: 800 });
      await page.goto(address);
    },
    run: async (inPage, ...given) =>
      (await page.evaluate(inPage as (...given: unknown[]) => unknown, ...given)) as never,
    async press(...keys) {
      for (const key of keys) {
        const [last = '+', ...held] = key.length === 1 ? [key] : key.split('+').toReversed();
        for (const modifier of held) await page.keyboard.down(modifier as KeyInput);
        if (key.length === 1) await page.keyboard.type(key);
        else await page.keyboard.press(last as KeyInput);
        for (const modifier of held) await page.keyboard.up(modifier as KeyInput);
      }
    },
    complaints: async () => complaints.splice(0),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

async function openWebKit(): Promise<BrowserPage> {
  // WebKitGTK needs a display; this one ends with its last client.
  const args = ['-displayfd', '1', '-terminate', '-screen', '0', '1400x1000x24'];
  const display = spawn(onPath('Xvfb') ?? '', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<unknown>((resolve) => display.stdout.once('data', resolve));
  const service = new DriverService.Builder(onPath('WebKitWebDriver') ?? '')
    .setLoopback(true)
    .setEnvironment({ ...env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11' })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start(60_000))
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      }),
    )
    .build();
  await driver.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 });
  // 38 px for the toolbar.
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 838 });
  const run: BrowserPage['run'] = (inPage, ...given) =>
    driver.executeScript(`return (${inPage.toString()})(...arguments)`, ...given);
  return {
    run,
    async open(address, width = 1280) {
      await driver.switchTo().defaultContent();
      if (width === 1280) await driver.get(address);
      else {
        // The window cannot get narrower than its toolbar; a frame in a page of the same origin can.
        await driver.get(new URL('/index.json', address).href);
        await run(
          (url, px) => {
            document.body.innerHTML = `<iframe src="${url}" style="width: ${px}px; height: 800px; border: 0"></iframe>`;
            document.body.style.margin = '0';
            const frame = document.querySelector('iframe');
            frame?.focus();
            return new Promise((resolve) => frame?.addEventListener('load', () => resolve(null)));
          },
          address,
          width,
        );
        await driver.switchTo().frame(0);
      }
      await run(prepareWebKit);
    },
    async press(...keys) {
      const actions = driver.actions();
      for (const key of keys) {
        const codes = (key.length === 1 ? [key] : key.split('+')).map(
          (part) => (Key as unknown as Record<string, string>)[keyNames(part)] ?? part,
        );
        for (const code of codes) actions.keyDown(code);
        for (const code of codes.toReversed()) actions.keyUp(code);
      }
      await actions.perform();
    },
    complaints: () => run(() => window.complaints?.splice(0) ?? []),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit().catch(() => undefined);
      await service.kill();
      display.kill();
    },
  };
}

/** 'ArrowDown' is ARROW_DOWN in selenium-webdriver. */
const keyNames = (key: string) => key.replace(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase();

/** WebKitGTK's driver reports no console; and a scripted press would open a select in a window of its own. */
function prepareWebKit(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: unknown[]) => complaints.push(`${level}: ${words.join(' ')}`);
  window.addEventListener('error', ({ message }) => complaints.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    complaints.push(`uncaught: ${String(reason)}`),
  );
  window.addEventListener('mousedown', (press) => {
    if (press.isTrusted || !(press.target instanceof HTMLSelectElement)) return;
    press.preventDefault();
    press.target.focus();
  });
}
