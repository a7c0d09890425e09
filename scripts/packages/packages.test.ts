import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import esbuildPlugin from '@size-limit/esbuild';
import filePlugin from '@size-limit/file';
import { publint } from 'publint';
import sizeLimit from 'size-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { runQuietly } from '../terminal/runQuietly.mjs';
import { readComponents } from './components.ts';
import { packPackages, readManifest, publishable } from './packPackages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'facturatie-pack-'));
const read = (...file: string[]): string => readFileSync(path.join(folder, ...file), 'utf8');
const uiModules = (): string[] => globSync('ui/dist/**/*.js', { cwd: folder });
const tarballs = new Map<string, string>();
beforeAll(async () => {
  const packed = await packPackages(folder);
  packed.forEach((tarball, at) => tarballs.set(publishable[at] ?? '', tarball));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(publishable)('the package %s', (name) => {
  test('passes publint', async () => {
    const tarball = new Uint8Array(readFileSync(tarballs.get(name) ?? '')).buffer;
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  test('passes attw: types resolve in every module resolution mode', async () => {
    const attw = path.join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    // A style sheet has no types.
    const options = ['--profile=esm-only', '--no-color', '--exclude-entrypoints', './styles.css'];
    const args = [attw, tarballs.get(name) ?? '', ...options];
    const { code, output } = await runQuietly(process.execPath, args);
    expect(code === 0 ? 'no problem' : output).toBe('no problem');
  });

  test('contains its licence, and nothing that only works in this repository', () => {
    for (const file of globSync(`${name}/**/*.{js,ts,css,json,md}`, { cwd: folder })) {
      const foreign = [root, '@facturatie/source', 'sourceMappingURL', 'jsxDEV', 'file://'];
      const text = read(file);
      expect([file, foreign.filter((part) => text.includes(part))]).toEqual([file, []]);
    }
    expect(read(name, 'LICENSE')).toBe(readFileSync(path.join(root, 'LICENSE'), 'utf8'));
  });

  test('depends on ranges, and on no development dependencies', () => {
    const { dependencies = {}, devDependencies } = readManifest(path.join(folder, name));
    expect(devDependencies).toBeUndefined();
    expect(Object.values(dependencies).filter((range) => !range.startsWith('^'))).toEqual([]);
  });

  test('links only to files that it contains', () => {
    const missing = globSync(`${name}/*.md`, { cwd: folder }).flatMap((file) =>
      Array.from(read(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, target = '']) => target).filter(
        (target) => !/^https?:/.test(target) && !existsSync(path.join(folder, name, target)),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe('the built components', () => {
  test('ask for a React that has everything they import', () => {
    // React exports these since 19.1 and 19.2.
    const since: readonly (readonly [minor: number, names: RegExp])[] = [
      [1, /\bcaptureOwnerStack\b/],
      [2, /\b(Activity|cacheSignal|useEffectEvent)\b/],
    ];
    const imports = uiModules()
      .flatMap((file) => read(file).match(/^import .* from ["']react["']/gm) ?? [])
      .join();
    expect(imports).toContain('useState');
    const needed = since.findLast(([, names]) => names.test(imports))?.[0] ?? 0;
    const range = `^19.${needed}.0`;
    const { peerDependencies } = readManifest(path.join(folder, 'ui'));
    expect(peerDependencies).toEqual({ react: range, 'react-dom': range });
  });

  test("mark components and hooks with 'use client', and nothing else", () => {
    const isClient = (file: string): boolean => read('ui/dist', file).startsWith('"use client";');
    const client = ['components/Button/Button.js', 'private/dialogs/useFocusRestore.js'];
    const shared = ['components/Button/buttonLooks.js', 'intl/number/money.js'];
    expect([...client, ...shared].filter(isClient)).toEqual(client);
  });

  test('have one sheet of all styles and one per component, all in layers, with their own fonts', () => {
    const order = '@layer reset;\n@layer theme;\n@layer components;\n@layer layout;';
    const sheets = globSync('ui/dist/**/*.css', { cwd: folder });
    expect(sheets.length).toBeGreaterThan(60);
    for (const file of sheets) {
      const sheet = read(file);
      const layers = sheet.slice(sheet.indexOf('@layer'));
      expect([file, layers.slice(0, order.length)]).toEqual([file, order]);
      const urls = Array.from(sheet.matchAll(/url\('([^')]+)'\)/g), ([, url = '']) => url);
      const hasFont = /(dist|UiProvider)\/styles\.css$/.test(file);
      expect([file, urls.length]).toEqual([file, hasFont ? 2 : 0]);
      for (const url of urls) expect(read(path.dirname(file), url).length).toBeGreaterThan(10_000);
    }
    const [all, own] = ['styles.css', 'components/Button/styles.css'].map(
      (file) => read('ui/dist', file).length,
    );
    expect(own).toBeLessThan(Number(all) / 10);
  });

  test('import no styles, so that the page chooses the sheets to load', () => {
    expect(uiModules().length).toBeGreaterThan(200);
    const importing = uiModules().filter((file) =>
      /(from|import) ["'][^"']*\.css["']/.test(read(file)),
    );
    expect(importing).toEqual([]);
  });
});

test('every entry stays within its size budget, and one component does not bring the others', async () => {
  const engine = 'invoice-engine/dist/index.js';
  const ui = 'ui/dist/index.js';
  const rows: { what: string; kB: number; files: string[]; names?: string }[] = [
    { what: 'invoice-engine', kB: 14, files: [engine] },
    { what: 'only calculateDocument', kB: 3, files: [engine], names: '{ calculateDocument }' },
    { what: 'ubl', kB: 8, files: ['ubl/dist/index.js'] },
    { what: 'ui', kB: 80, files: [ui, 'ui/dist/styles.css'] },
    { what: 'only Button', kB: 2.5, files: [ui], names: '{ Button }' },
    { what: 'only Modal', kB: 5.25, files: [ui], names: '{ Modal }' },
    { what: 'only DateField', kB: 10, files: [ui], names: '{ DateField }' },
    ...Array.from(readComponents(), ([name, { kB }]) => ({
      what: name,
      kB,
      files: ['index.js', 'styles.css'].map((file) => `ui/dist/components/${name}/${file}`),
    })),
  ];
  const checks = rows.map(({ files, names }) => {
    const places = files.map((file) => path.join(folder, file)).filter((file) => existsSync(file));
    return {
      files: places,
      ...(names !== undefined && { import: { [places[0] ?? '']: names } }),
      gzip: true,
      // Every consumer has react and react-aria once.
      ignore: ['react*', '@internationalized/*', '@vanilla-extract/*', '*.woff2'],
      modifyEsbuildConfig: (config: object) => ({ ...config, format: 'esm', logLevel: 'error' }),
    };
  });
  const plugins = [...esbuildPlugin, ...filePlugin];
  const sizes = (await sizeLimit(plugins, { checks })) as readonly { size: number }[];
  const measured = rows.map(({ what, kB }, at) => ({
    what,
    budget: kB * 1024,
    size: sizes[at]?.size ?? 0,
  }));
  console.table(measured);
  expect(measured.filter(({ size, budget }) => size < 200 || size > budget)).toEqual([]);
});
