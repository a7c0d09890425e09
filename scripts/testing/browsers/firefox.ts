import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserPage, callInPage } from './browserPage.ts';
import { keyActions } from './keyActions.ts';
import { startProgram } from './startProgram.ts';

/** Quiet, Flemish and without movement. */
const preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'nl-BE, nl',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

/** What the browser tells: an answer, or an event. */
interface Message {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: LogEntry;
}

interface LogEntry {
  level: string;
  text: string | null;
  type: string;
}

type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** Starts Firefox without a screen; it speaks WebDriver BiDi by itself. */
export async function startFirefox(executable: string): Promise<BrowserPage> {
  const profile = mkdtempSync(path.join(tmpdir(), 'facturatie-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const program = startProgram(executable, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    // With a page to begin with the focus is in it, and not in the field for addresses.
    'data:text/html,',
  ]);
  const address = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
  const { send, complaints, hangUp } = await talk(`${address}/session`);
  const session = await send('session.new', { capabilities: {} });
  const { browserVersion } = (session as { capabilities: { browserVersion: string } }).capabilities;
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const tree = (await send('browsingContext.getTree')) as { contexts: { context: string }[] };
  const context = tree.contexts[0]?.context;
  const resize = async (width: number) => {
    await send('browsingContext.setViewport', { context, viewport: { width, height: 800 } });
  };
  await resize(1280);

  return {
    name: `Firefox ${browserVersion}`,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run<Answer>(inPage: (...given: never[]) => unknown, ...given: unknown[]) {
      const answer = (await send('script.evaluate', {
        expression: callInPage(inPage, given),
        target: { context },
        awaitPromise: true,
      })) as Evaluated;
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value) as Answer;
    },
    press: async (...keys) => {
      await send('input.performActions', { context, actions: keyActions(keys) });
    },
    resize,
    complaints: async () => complaints.splice(0),
    async picture() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as {
        data: string;
      };
      return Buffer.from(data, 'base64');
    },
    async close() {
      hangUp();
      await program.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** Commands out, answers and complaints in. */
async function talk(address: string) {
  const socket = new WebSocket(address);
  const complaints: string[] = [];
  const waiting = new Map<number, (answer: Message) => void>();
  let last = 0;
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ error: 'closed', message: address });
  });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    const { level, text, type } = message.params ?? {};
    if (message.method === 'log.entryAdded' && (level === 'error' || level === 'warn'))
      complaints.push(`${type} ${level}: ${text}`);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Firefox refused ${address}`)));
  });
  return {
    complaints,
    hangUp: () => socket.close(),
    async send(method: string, params: object = {}): Promise<unknown> {
      const id = ++last;
      const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { error, message, result } = await answer;
      waiting.delete(id);
      if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
      return result;
    },
  };
}
