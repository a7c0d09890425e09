import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize } from 'node:v8';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  expectedForm,
  inputOf,
} from '../../packages/invoice-engine/src/document/testing/engineCase.ts';
import type { EngineCase } from '../../packages/invoice-engine/src/document/testing/engineCase.ts';
import { examplesIn } from '../documents/examples/examplesIn.ts';
import { root } from '../root.ts';
import { runQuietly } from '../terminal/runQuietly.mjs';
import { chromiumLaunchOptions } from '../testing/chromium.ts';
import { packPackages, readManifest, runNpm, publishable } from './packPackages.ts';

/** The Node that npm runs under: the reader's own, which may be older than that of the tests. */
const readersNode = process.env['npm_node_execpath'] ?? process.execPath;

const folder = mkdtempSync(path.join(tmpdir(), 'facturatie-consumer-'));
const packed = path.join(folder, 'packed');
/** A project outside this repository that has installed our packages. */
const project = path.join(folder, 'project');

function write(files: Iterable<readonly [name: string, text: string]>): void {
  for (const [name, text] of files) writeFileSync(path.join(project, name), text);
}

/** Compiles files under `strict`; resolves with the output of the compiler, '' without errors. */
async function compile(files: readonly string[], options: readonly string[]): Promise<string> {
  const always = '--strict --target es2022 --types node --jsx react-jsx'.split(' ');
  const args = ['node_modules/typescript/bin/tsc', ...always, ...options, ...files];
  return (await runQuietly(process.execPath, args, { cwd: project })).output;
}
const asNode = '--module nodenext --rewriteRelativeImportExtensions --rootDir . --outDir js'.split(
  ' ',
);
const asBundler = '--module preserve --allowImportingTsExtensions --noEmit'.split(' ');

/**
 * Runs a module in Node.
 * @returns what it prints
 * @throws when it fails
 */
async function run(file: string, ...options: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
  const settings = { cwd: project, env };
  const { code, output } = await runQuietly(readersNode, [...options, file], settings);
  if (code !== 0) throw new Error(output);
  return output;
}

// Dependencies are linked from our node_modules, so that npm needs no network. It still compares each
// version with the range that asks for it, and what no manifest asks for cannot be imported.
beforeAll(async () => {
  for (const place of [packed, project]) mkdirSync(place);
  const tarballs = await packPackages(packed);
  const manifests = publishable.map((name) => readManifest(path.join(packed, name)));
  const asked = manifests.flatMap((manifest) =>
    Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  );
  const linked = [
    ...asked,
    '@types/node',
    '@types/react',
    '@types/react-dom',
    '@vitejs/plugin-react',
    'typescript',
    'vite',
  ].map((name) => [name, `file:${path.join(root, 'node_modules', name)}`]);
  const own = manifests.map(({ name }, at) => [name, `file:${tarballs[at]}`]);
  const dependencies: unknown = Object.fromEntries([...linked, ...own]);
  write([['package.json', JSON.stringify({ type: 'module', private: true, dependencies })]]);
  const cache = path.join(folder, 'npm-cache');
  await runNpm(['install', '--offline', '--ignore-scripts', `--cache=${cache}`], project);
});
afterAll(() => rmSync(folder, { recursive: true }));

const readmeBlocks = (name: string): ReturnType<typeof examplesIn> =>
  examplesIn(readFileSync(path.join(root, 'packages', name, 'README.md'), 'utf8'));

test.each([
  ['invoice-engine', []],
  ['ubl', []],
  // ofetch's own types name a package that it does not depend on.
  ['api-contract', ['--skipLibCheck']],
])('the README of %s compiles as in Node and in bundlers, and runs in Node', async (name, more) => {
  const blocks = readmeBlocks(name).filter(({ language }) => language === 'ts');
  const files = blocks.map((_, at) => `${name}${at}.ts`);
  expect(files.length).toBeGreaterThan(0);
  write(blocks.map(({ code }, at) => [`${name}${at}.ts`, code]));
  expect(await compile(files, [...asNode, ...more])).toBe('');
  expect(await compile(files, [...asBundler, ...more])).toBe('');
  const running = files.filter((_, at) => !blocks[at]?.code.includes('// throws'));
  const script = running.map((file) => `await import('./js/${file.replace('.ts', '.js')}');`);
  write([[`${name}.js`, script.join('\n')]]);
  await run(`${name}.js`);
});

describe('the engine', () => {
  /** Runs an expression with frozen built-ins, and without clock, chance, locale and host. */
  async function runBare(expression: string): Promise<unknown> {
    const script = `import { serialize } from 'node:v8';
      import { runInNewContext } from 'node:vm';
      const language = new Set(runInNewContext('Reflect.ownKeys(globalThis)'));
      const print = console.log;
      for (const key of Reflect.ownKeys(globalThis)) if (!language.has(key)) delete globalThis[key];
      for (const key of ['Date', 'Intl']) delete globalThis[key];
      const { random, ...rest } = Object.getOwnPropertyDescriptors(Math);
      globalThis.Math = Object.freeze(Object.create(Object.prototype, rest));
      const globals = Reflect.ownKeys(globalThis).length;
      const deepFreeze = (value) => {
        if (Object(value) === value) Object.values(Object.freeze(value)).forEach(deepFreeze);
        return value;
      };
      const engine = await import('@facturatie/invoice-engine');
      let result;
      try { result = ${expression}; } catch (error) { result = error.message; }
      print(serialize([result, Reflect.ownKeys(globalThis).length - globals]).toString('base64'));`;
    write([['bare.js', script]]);
    const printed = await run('bare.js', '--frozen-intrinsics', '--no-warnings');
    return deserialize(Buffer.from(printed, 'base64')) as unknown;
  }

  test('needs no host, and changes neither globals nor its input', async () => {
    const file = path.join(root, 'packages/invoice-engine/src/document/engineCases.json');
    const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: EngineCase[] };
    const inputs = JSON.stringify(cases.map(inputOf));
    const printed = await runBare(`deepFreeze(${inputs}).map(engine.calculateDocument)`);
    const [results, newGlobals] = printed as [Parameters<typeof expectedForm>[0][], number];
    expect(results.map(expectedForm)).toEqual(cases.map(({ expected }) => expected));
    expect(newGlobals).toBe(0);
  });

  test.each([
    ['Date.now()', ['Date is not defined', 0]],
    ['Math.random()', ['Math.random is not a function', 0]],
    ['process.version', ['process is not defined', 0]],
    ['(Array.prototype.sum = 1)', [expect.stringContaining('not extensible'), 0]],
    ['(globalThis.planted = 1)', [1, 1]],
  ])('would be caught at %s', async (expression, caught) => {
    expect(await runBare(expression)).toEqual(caught);
  });

  test('has types that refuse a price as a quantity', async () => {
    const wrong = `import { calculateDocument, unitPrice } from '@facturatie/invoice-engine';
      calculateDocument({ lines: [{ type: 'article', quantity: unitPrice(1), unitPrice: unitPrice(1) }] });`;
    write([['wrong.ts', wrong]]);
    expect(await compile(['wrong.ts'], asBundler)).toMatch(/wrong\.ts.*TS\d+/);
  });
});

describe('the README of ui', () => {
  const readme = new Map(
    readmeBlocks('ui').flatMap(({ file, code }) => (file ? [[file, code]] : [])),
  );
  const app = readme.get('App.tsx') ?? '';
  const main = readme.get('main.tsx') ?? '';
  const dist = 'node_modules/@facturatie/ui/dist';
  const whole = `${dist}/styles.css`;
  const names = app.match(/\b(Button|\w+Field|Form|SearchComboBox|Toasts|UiProvider)\b/g);
  const ownSheets = [...new Set(names)].map((name) => `${dist}/components/${name}/styles.css`);
  let browser: Browser;

  beforeAll(async () => {
    write(readme);
    // The application without its sheet, which the page loads itself.
    write([['bare.tsx', main.replace(/import '.*styles\.css';\n/, '')]]);
    browser = await chromium.launch(chromiumLaunchOptions());
  });
  afterAll(() => browser.close());

  test('takes under 25 lines, and compiles as in bundlers, and in Node with the types of every entry', async () => {
    expect(`${app}${main}`.match(/\S.*$/gm)?.length).toBeLessThan(25);
    const index = readFileSync(path.join(root, 'packages/ui/src/index.ts'), 'utf8');
    const components = Array.from(index.matchAll(/components\/(\w+)\//g), ([, name = '']) => name);
    const entries = [...components, 'theme', 'intl', 'intl/corpus'];
    expect(entries.length).toBeGreaterThan(60);
    const every = entries.map((name, at) => `export * as e${at} from '@facturatie/ui/${name}';`);
    write([['every.ts', every.join('\n')]]);
    expect(await compile(['main.tsx', 'client.tsx', 'bare.tsx', 'vite.config.ts'], asBundler)).toBe(
      '',
    );
    expect(await compile(['server.tsx', 'brandTheme.ts', 'every.ts'], asNode)).toBe('');
  });

  test('builds with Vite, here with the warnings of React', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const pages = ['main', 'bare', 'client'];
    const html = (name: string): string => `<!doctype html>
      <html lang="nl-BE"><head><meta charset="utf-8"><title>Betaling</title><!--head--></head>
      <body><div id="root"></div><script type="module" src="/${name}.tsx"></script></body></html>`;
    write(pages.map((name) => [`${name}.html`, html(name)]));
    const rolldownOptions = { input: pages.map((name) => `${name}.html`) };
    const configFile = path.join(project, 'vite.config.ts');
    const options = { root: project, configFile, base: '/dist/', logLevel: 'error' as const };
    await build({ ...options, build: { assetsInlineLimit: 0, rolldownOptions } });
    vi.unstubAllEnvs();
    expect(readdirSync(path.join(project, 'dist'))).toContain('client.html');
  });

  /** Opens a built page; `problems` are warnings, errors and missing files. */
  async function open(
    name: string,
    { sheets = [] as readonly string[], head = '', body = '', policy = '' } = {},
  ): Promise<{ page: Page; problems: string[] }> {
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'nl-BE' });
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('requestfailed', (request) => problems.push(`no ${request.url()}`));
    const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}">`);
    const html = readFileSync(path.join(project, `dist/${name}.html`), 'utf8')
      .replace('<!--head-->', () => [head, ...links].join(''))
      .replace('<div id="root">', () => `<div id="root">${body}`);
    await page.route('http://consumer.test/**', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
      if (pathname !== '/') return route.fulfill({ path: path.join(project, pathname) });
      const headers: Record<string, string> = policy ? { 'content-security-policy': policy } : {};
      return route.fulfill({ body: html, contentType: 'text/html', headers });
    });
    await page.goto('http://consumer.test/');
    return { page, problems };
  }

  /** Fills in the form and sends it; resolves with the computed styles of every element. */
  async function fillIn(page: Page): Promise<string[]> {
    const fields = [
      page.getByRole('textbox', { name: 'Bedrag' }),
      page.getByRole('textbox', { name: 'Datum' }),
      page.getByRole('combobox', { name: 'Plaats' }),
    ];
    for (const [at, text] of ['1234,5', '5/3/26', 'gent'].entries()) {
      await fields[at]?.click();
      await page.keyboard.type(text);
    }
    await page.getByRole('option', { name: 'Gent' }).click();
    await page.getByRole('button', { name: 'Bewaren' }).click();
    await page.getByText('123450 cent bewaard').first().waitFor();
    const values = await Promise.all(fields.map((field) => field.inputValue()));
    expect(values).toEqual(['1.234,50', '5/03/2026', 'Gent']);
    return page.evaluate(async () => {
      await document.fonts.ready;
      return Array.from(document.querySelectorAll('main, main *'), (element) =>
        Array.from(element.computedStyleMap(), ([name, value]) =>
          name.startsWith('--')
            ? ''
            : [name, ...Array.from(value, (part) => part.toString())].join(' '),
        ).join('\n'),
      );
    });
  }

  test('works without a warning and looks the same with one sheet, and with own sheets in any order', async () => {
    const styles: string[][] = [];
    for (const sheets of [[whole], ownSheets, ownSheets.toReversed()]) {
      const { page, problems } = await open('bare', { sheets });
      styles.push(await fillIn(page));
      expect(problems).toEqual([]);
      const button = page.getByRole('button', { name: 'Bewaren' });
      const font = await button.evaluate((element) => getComputedStyle(element).fontFamily);
      expect(font).toMatch(/^"Inter Variable"/);
      expect((await button.boundingBox())?.height).toBe(44);
      await page.close();
    }
    expect(ownSheets).toHaveLength(7);
    expect(styles[0]?.length).toBeGreaterThan(30);
    expect(styles[1]).toEqual(styles[0]);
    expect(styles[2]).toEqual(styles[0]);
  });

  test('names the content security policy that it needs', async () => {
    const policy = `default-src 'none'; script-src 'self'; font-src 'self'; style-src 'self' 'nonce-abc'`;
    for (const head of ['<meta property="csp-nonce" content="abc">', '']) {
      const { page, problems } = await open('main', { head, policy });
      await fillIn(page);
      const inline = problems.filter((problem) => problem.includes('inline style'));
      expect([inline.length > 0, problems.length - inline.length]).toEqual([head === '', 0]);
      await page.close();
    }
  });

  test('makes a theme of tokens, which applies before and after the sheets', async () => {
    expect(await run('js/brandTheme.js')).toBe('[]\n');
    for (const sheets of [
      ['brand.css', whole],
      [whole, 'brand.css'],
    ]) {
      const { page } = await open('bare', { sheets });
      const color = await page.evaluate(() => {
        document.body.style.color = 'var(--ui-tone-accent-text)';
        return getComputedStyle(document.body).color;
      });
      expect(color).toBe('rgb(102, 51, 153)');
      await page.close();
    }
  });

  test('renders in Node, whole and streamed, and hydrates without a warning', async () => {
    const script = `import './js/every.js';
      import { text } from 'node:stream/consumers';
      import { PassThrough } from 'node:stream';
      import { createElement } from 'react';
      import { renderToPipeableStream } from 'react-dom/server';
      import { Button } from '@facturatie/ui';
      import { Button as own } from '@facturatie/ui/Button';
      import { App } from './js/App.js';
      import { html } from './js/server.js';
      const streamed = await text(renderToPipeableStream(createElement(App)).pipe(new PassThrough()));
      console.log(JSON.stringify({ html, streamed, isSame: Button === own }));`;
    write([['print.js', script]]);
    const printed = JSON.parse(await run('print.js')) as Record<string, unknown>;
    const streamed = expect.stringContaining('Bewaren') as string;
    expect(printed).toEqual({
      html: expect.stringContaining('Bewaren') as string,
      streamed,
      isSame: true,
    });
    const { page, problems } = await open('client', { body: String(printed['html']) });
    await fillIn(page);
    expect(problems).toEqual([]);
    await page.close();
  });
});
