import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { chromiumLaunchOptions } from '../testing/chromium.ts';
import { examplesIn } from '../examples/examplesIn.ts';
import { packPackage } from './packPackage.ts';
import { publishable } from './publishable.ts';
import { type LocalRegistry, localRegistry } from './strangers/localRegistry.ts';
import { newStranger, type Stranger } from './strangers/newStranger.ts';
import { computedStyles, fillIn, showPage } from './strangers/showPage.ts';
import {
  copySheets,
  ownSheets,
  readmeFiles,
  uiStranger,
  writePage,
} from './strangers/uiStranger.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'facturatie-strangers-'));
let registry: LocalRegistry;

beforeAll(async () => {
  const tarballs: string[] = [];
  for (const name of publishable) tarballs.push(await packPackage(name, path.join(folder, name)));
  registry = await localRegistry(tarballs);
});
afterAll(async () => {
  await registry.stop();
  rmSync(folder, { recursive: true });
});

const nodeNext = ['--module', 'nodenext', '--types', 'node'];

describe('who installs the components', () => {
  let stranger: Stranger;
  let browser: Browser;
  const dist = (...file: string[]): string => path.join(stranger.folder, 'dist', ...file);

  beforeAll(async () => {
    stranger = await uiStranger(path.join(folder, 'app'), registry.url);
    browser = await chromium.launch(chromiumLaunchOptions());
  });
  afterAll(() => browser.close());

  test('reads under 25 lines for amount, date, search and toasts in one page', () => {
    const code = ['App.tsx', 'main.tsx'].map((name) => readmeFiles.get(name) ?? '').join('');
    expect(code).toMatch(/MoneyField(.|\n)*DateField(.|\n)*SearchComboBox(.|\n)*Toasts/);
    expect(code.split('\n').filter((line) => line.trim() !== '').length).toBeLessThan(25);
  });

  test('has the code of the README type-checked under strict, as a bundler finds modules', async () => {
    const files = ['main.tsx', 'client.tsx', 'bare.tsx', 'vite.config.ts'];
    const options = ['--noEmit', '--jsx', 'react-jsx', '--allowImportingTsExtensions'];
    expect(
      await stranger.compile(files, '--module', 'preserve', '--types', 'node', ...options),
    ).toBe('');
  });

  test('compiles it to modules for Node, and finds the types of every entry there', async () => {
    const doors = readFileSync(path.join(root, 'packages/ui/src/index.ts'), 'utf8');
    const rooms = Array.from(doors.matchAll(/components\/(\w+)\//g), ([, name = '']) => name);
    const entries = [...rooms, 'theme', 'intl', 'intl/corpus'];
    const every = entries.map((name, at) => `export * as e${at} from '@facturatie/ui/${name}';`);
    stranger.plant([['every.ts', every.join('\n')]]);
    const options = [
      '--jsx',
      'react-jsx',
      '--rewriteRelativeImportExtensions',
      '--outDir',
      'server',
    ];
    const files = ['server.tsx', 'brandTheme.ts', 'every.ts'];
    expect(entries.length).toBeGreaterThan(60);
    expect(await stranger.compile(files, ...nodeNext, ...options, '--rootDir', '.')).toBe('');
  });

  test('builds it with Vite', async () => {
    expect(await stranger.build(['--config', 'pages.config.ts'])).toBe('');
    copySheets(stranger);
    writePage(stranger, 'whole.html', ['sheets/styles.css']);
    writePage(stranger, 'parts.html', ownSheets());
    writePage(stranger, 'reversed.html', ownSheets().toReversed());
  });

  test('types an amount and a date, chooses, and is told by a toast; the console is silent', async () => {
    const { page, complaints } = await showPage(browser, dist(), 'index.html');
    expect(await fillIn(page)).toEqual({ amount: '1.234,50', date: '5/03/2026', place: 'Gent' });
    const button = page.getByRole('button', { name: 'Bewaren' });
    const look = await button.evaluate((element) => {
      const { minBlockSize, fontFamily } = getComputedStyle(element);
      return { minBlockSize, fontFamily };
    });
    expect(look).toEqual({
      minBlockSize: '44px',
      fontFamily: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
    });
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('sees the same with one sheet, with a sheet for each component, and with those the other way round', async () => {
    const looks: string[][] = [];
    for (const file of ['whole.html', 'parts.html', 'reversed.html']) {
      const { page, complaints } = await showPage(browser, dist(), file);
      await fillIn(page);
      looks.push(await computedStyles(page));
      expect(complaints).toEqual([]);
      await page.close();
    }
    const [whole = [], parts = [], reversed = []] = looks;
    expect(ownSheets()).toHaveLength(7);
    expect(whole.length).toBeGreaterThan(10_000);
    for (const look of [parts, reversed]) {
      expect(look).toHaveLength(whole.length);
      expect(look.filter((said, at) => said !== whole[at])).toEqual([]);
    }
  });

  test('sends it with a content security policy, as the README says', async () => {
    const policy = `default-src 'none'; script-src 'self'; font-src 'self'; style-src 'self' 'nonce-abc'`;
    writePage(
      stranger,
      'nonce.html',
      ['sheets/styles.css'],
      '<meta property="csp-nonce" content="abc">',
    );
    const strict = await showPage(browser, dist(), 'nonce.html', policy);
    await fillIn(strict.page);
    expect(strict.complaints).toEqual([]);
    await strict.page.close();
    const forgotten = await showPage(browser, dist(), 'whole.html', policy);
    await fillIn(forgotten.page);
    expect(forgotten.complaints.join()).toContain('inline style');
    await forgotten.page.close();
  });

  test('makes a theme of tokens, which holds before and after the sheets', async () => {
    expect(await stranger.run('server/brandTheme.js')).toBe('[]\n');
    writeFileSync(dist('brand.css'), readFileSync(path.join(stranger.folder, 'brand.css')));
    for (const sheets of [
      ['brand.css', 'sheets/styles.css'],
      ['sheets/styles.css', 'brand.css'],
    ]) {
      writePage(stranger, 'brand.html', sheets);
      const { page } = await showPage(browser, dist(), 'brand.html');
      const color = await page.evaluate(() => {
        document.body.style.color = 'var(--ui-tone-accent-text)';
        return getComputedStyle(document.body).color;
      });
      expect(color).toBe('rgb(102, 51, 153)');
      await page.close();
    }
  });

  test('renders it in plain Node, whole and in pieces, and the page takes it over without a warning', async () => {
    stranger.plant([
      [
        'print.js',
        `import { createElement } from 'react';
        import { renderToPipeableStream } from 'react-dom/server';
        import { App } from './server/App.js';
        const { pipe } = renderToPipeableStream(createElement(App), { onAllReady: () => pipe(process.stdout) });`,
      ],
      ['whole.js', "import { html } from './server/server.js'; process.stdout.write(html);"],
    ]);
    const whole = await stranger.run('whole.js');
    expect(whole).toMatch(/<form.*Bedrag.*Datum.*Plaats.*Bewaren/s);
    expect(await stranger.run('print.js')).toContain('Bewaren');
    const development = { NODE_ENV: 'development' };
    const args = [
      '--config',
      'client.config.ts',
      '--mode',
      'development',
      '--outDir',
      'dist-client',
    ];
    expect(await stranger.build(args, development)).toBe('');
    const place = path.join(stranger.folder, 'dist-client/client.html');
    const empty = '<div id="root"></div>';
    const page = readFileSync(place, 'utf8');
    expect(page).toContain(empty);
    writeFileSync(
      place,
      page.replace(empty, () => `<div id="root">${whole}</div>`),
    );
    const shown = await showPage(browser, path.dirname(place), 'client.html');
    expect(await fillIn(shown.page)).toEqual({
      amount: '1.234,50',
      date: '5/03/2026',
      place: 'Gent',
    });
    expect(shown.complaints).toEqual([]);
    await shown.page.close();
  });
});

describe.each(['invoice-engine', 'api-contract'] as const)('who installs %s', (name) => {
  const readme = readFileSync(path.join(root, 'packages', name, 'README.md'), 'utf8');
  const examples = examplesIn(readme)
    .filter(({ language }) => language === 'ts')
    .map(({ code }, at) => [`example${at}.ts`, code] as const);
  let stranger: Stranger;
  beforeAll(async () => {
    stranger = newStranger(path.join(folder, `of-${name}`), registry.url);
    await stranger.install(`@facturatie/${name}`, '@types/node');
    stranger.plant(examples);
  });

  test('has the examples of its README compiled under strict, with types as Node and as bundlers find them', async () => {
    const files = examples.map(([file]) => file);
    expect(files.length).toBeGreaterThan(0);
    // ofetch's own types name a package that it does not bring.
    const leave = name === 'api-contract' ? ['--skipLibCheck'] : [];
    const asNode = [...nodeNext, ...leave, '--outDir', 'js', '--rootDir', '.'];
    expect(await stranger.compile(files, ...asNode)).toBe('');
    const asBundlers = ['--module', 'preserve', '--noEmit', '--types', 'node', ...leave];
    expect(await stranger.compile(files, ...asBundlers)).toBe('');
  });

  const running = examples.filter(([, code]) => !code.includes('// throws'));
  test.each(running.map(([file]) => file.replace('.ts', '.js')))(
    'runs %s of its README in plain Node',
    async (file) => {
      await expect(stranger.run(`js/${file}`)).resolves.not.toContain('Error');
    },
  );
});

test('who takes a price for a quantity is told', async () => {
  const stranger = newStranger(path.join(folder, 'of-invoice-engine'), registry.url);
  stranger.plant([
    [
      'wrong.ts',
      `import { calculateDocument, unitPrice } from '@facturatie/invoice-engine';
      calculateDocument({ lines: [{ type: 'article', quantity: unitPrice(1), unitPrice: unitPrice(1) }] });`,
    ],
  ]);
  expect(await stranger.compile(['wrong.ts'], ...nodeNext, '--noEmit')).toMatch(/wrong\.ts.*TS\d+/);
});
