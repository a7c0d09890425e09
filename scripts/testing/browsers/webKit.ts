import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../freePort.ts';
import { type BrowserPage, callInPage } from './browserPage.ts';
import { keyActions } from './keyActions.ts';
import { listenInPage } from './listenInPage.ts';
import { startProgram } from './startProgram.ts';

/** What WebKit needs to run here: files that can be executed. */
export interface WebKitParts {
  /** WebKitGTK's MiniBrowser. */
  browser: string;
  /** WebKitWebDriver. */
  driver: string;
  /** Xvfb: WebKitGTK cannot do without a screen. */
  screen: string;
}

/** A window as high as makes the page itself 800 px. */
const windowSize = { width: 1280, height: 838 };

/** Starts WebKitGTK on a screen of its own, driven by WebDriver. */
export async function startWebKit({
  browser,
  driver: executable,
  screen: screenProgram,
}: WebKitParts): Promise<BrowserPage> {
  const home = mkdtempSync(path.join(tmpdir(), 'facturatie-webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(
    path.join(home, 'gtk-3.0', 'settings.ini'),
    '[Settings]\ngtk-enable-animations=0\n',
  );
  const size = '1400x1000x24';
  const screen = startProgram(screenProgram, ['-displayfd', '1', '-screen', '0', size]);
  const port = await freePort();
  const driver = startProgram(executable, [`--port=${port}`], {
    DISPLAY: `:${await screen.says(/^(\d+)\n/m)}`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
  });
  const ask = asker(`http://127.0.0.1:${port}`);
  const { sessionId, capabilities } = await startSession(ask, browser);
  const place = `/session/${sessionId}`;
  await ask('POST', `${place}/timeouts`, { script: 120_000, pageLoad: 120_000 });
  await ask('POST', `${place}/window/rect`, windowSize);
  let width = windowSize.width;

  async function run<Given extends unknown[], Answer>(
    inPage: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer> {
    const script = `const done = arguments[0];
      ${callInPage(inPage, given)}.then((json) => done({ json }), (error) => done({ error: String(error) }));`;
    const answer = (await ask('POST', `${place}/execute/async`, { script, args: [] })) as {
      json?: string;
      error?: string;
    };
    if (answer.json === undefined) throw new Error(answer.error);
    return JSON.parse(answer.json) as Answer;
  }

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    run,
    async open(url) {
      await ask('POST', `${place}/frame`, { id: null });
      if (width === windowSize.width) {
        await ask('POST', `${place}/url`, { url });
      } else {
        await ask('POST', `${place}/url`, { url: new URL('/blank', url).href });
        await run(showInFrame, url, width);
        await ask('POST', `${place}/frame`, { id: 0 });
      }
      await run(keepListsClosed);
      await run(listenInPage);
    },
    async resize(wanted) {
      width = wanted;
    },
    press: async (...keys) => {
      await ask('POST', `${place}/actions`, { actions: keyActions(keys) });
    },
    complaints: () => run(() => window.complaintsHeard?.splice(0) ?? []),
    async picture() {
      return Buffer.from((await ask('GET', `${place}/screenshot`)) as string, 'base64');
    },
    async close() {
      await ask('DELETE', place).catch(() => undefined);
      await driver.stop();
      await screen.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/**
 * WebKit opens the list of a select at a press that a story invents, too: a window of the system, that
 * takes the focus from the page and answers to whatever is pressed next.
 */
function keepListsClosed(): void {
  window.addEventListener('mousedown', (press) => {
    if (press.isTrusted || !(press.target instanceof HTMLSelectElement)) return;
    press.preventDefault();
    press.target.focus();
  });
}

/** Its window does not become narrower than its own buttons need: a frame in the page does. */
async function showInFrame(url: string, width: number): Promise<void> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `width: ${width}px; height: 800px; border: 0`;
  document.body.style.margin = '0';
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve);
    frame.src = url;
    document.body.append(frame);
  });
  frame.focus();
}

type Ask = (method: 'GET' | 'POST' | 'DELETE', place: string, body?: object) => Promise<unknown>;

function asker(origin: string): Ask {
  return async (method, place, body) => {
    const response = await fetch(origin + place, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${place}: ${error}: ${message}`);
  };
}

/** The driver says nothing when it listens: it is asked until it answers. */
async function startSession(ask: Ask, binary: string) {
  const options = { binary, args: ['--automation'] };
  const body = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
  for (const deadline = Date.now() + 60_000; ;) {
    try {
      await ask('GET', '/status');
      break;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return (await ask('POST', '/session', body)) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
}
