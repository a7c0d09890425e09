import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { runQuietly } from '../terminal/runQuietly.mjs';
import { packPackage } from './packPackage.ts';
import { publishable } from './publishable.ts';

const bin = (...parts: string[]): string => path.join(root, 'node_modules', ...parts);

/** The Node that npm runs under, which is the reader's own and may be older than the one of the tests. */
const node = process.env['npm_node_execpath'] ?? process.execPath;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'facturatie-pack-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(publishable)('the package %s', (name) => {
  let tarball: string;
  beforeAll(async () => {
    tarball = await packPackage(name, path.join(folder, name));
  });

  test('is without fault to publint', async () => {
    const buffer = new Uint8Array(readFileSync(tarball)).buffer;
    const { messages } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  test('shows its types to every way of importing modules', async () => {
    const attw = bin('@arethetypeswrong/cli/dist/index.js');
    // A sheet of styles has no types.
    const sheets = ['--exclude-entrypoints', './styles.css'];
    const args = [attw, tarball, '--profile=esm-only', '--no-color', '--no-emoji', ...sheets];
    const { code, output } = await runQuietly(process.execPath, args);
    expect(code === 0 ? 'no problem' : output).toBe('no problem');
  });

  test('carries its licence, and nothing that only works in this repository', () => {
    const stage = path.join(folder, name, 'package');
    for (const file of globSync('**/*.{js,ts,css,json,md}', { cwd: stage })) {
      const text = readFileSync(path.join(stage, file), 'utf8');
      // Modules are readable as they are, so there are no maps either.
      const foreign = [root, '@facturatie/source', 'sourceMappingURL', 'jsxDEV', 'file://'];
      expect([file, foreign.filter((part) => text.includes(part))]).toEqual([file, []]);
    }
    const licence = readFileSync(path.join(root, 'LICENSE'), 'utf8');
    expect(readFileSync(path.join(stage, 'LICENSE'), 'utf8')).toBe(licence);
    expect(readFileSync(path.join(stage, 'package.json'), 'utf8')).not.toContain('/source');
  });
});

test.each(publishable)('the README of %s leads to nothing that does not come along', (name) => {
  const stage = path.join(folder, name, 'package');
  for (const file of globSync('*.md', { cwd: stage })) {
    const text = readFileSync(path.join(stage, file), 'utf8');
    const links = Array.from(text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, target = '']) => target);
    const missing = links.filter(
      (target) => !/^https?:/.test(target) && !existsSync(path.join(stage, target)),
    );
    expect([file, missing]).toEqual([file, []]);
  }
});

test('one of ours that another needs is asked for as a range', () => {
  const manifest = readFileSync(path.join(folder, 'api-contract/package/package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const engine = readFileSync(path.join(root, 'packages/invoice-engine/package.json'), 'utf8');
  const { version } = JSON.parse(engine) as { version: string };
  expect(dependencies['@facturatie/invoice-engine']).toBe(`^${version}`);
});

describe('the components as they are published', () => {
  const dist = (...file: string[]): string => path.join(folder, 'ui/package/dist', ...file);
  const read = (file: string): string => readFileSync(dist(file), 'utf8');

  beforeAll(() => {
    const modules = path.join(folder, 'page/node_modules');
    mkdirSync(path.join(modules, '@facturatie'), { recursive: true });
    cpSync(path.join(folder, 'ui/package'), path.join(modules, '@facturatie/ui'), {
      recursive: true,
    });
    for (const name of ['@internationalized', 'react', 'react-aria-components', 'react-dom'])
      symlinkSync(bin(name), path.join(modules, name));
  });

  test('are rendered in plain Node', async () => {
    const page = path.join(folder, 'page/page.mjs');
    writeFileSync(
      page,
      `import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { Button as FromAll, MoneyField, UiProvider } from '@facturatie/ui';
      import { Button } from '@facturatie/ui/Button';
      const form = [createElement(Button, { key: 1 }, 'Opslaan'), createElement(MoneyField, { key: 2, label: 'Bedrag', defaultValue: 123456 })];
      console.log(Button === FromAll, renderToString(createElement(UiProvider, null, form)));`,
    );
    const { output } = await runQuietly(node, [page], { cwd: path.dirname(page) });
    expect(output).toMatch(/^true .*<button.*Opslaan.*value="1.234,56"/s);
  });

  test('ask for a React that has what they import', () => {
    // Names that React has only since a later 19.
    const since: Readonly<Record<string, number>> = {
      Activity: 2,
      cacheSignal: 2,
      captureOwnerStack: 1,
      useEffectEvent: 2,
    };
    const names = globSync('**/*.js', { cwd: dist() }).flatMap((file) => {
      const imports = read(file).matchAll(/import \{([^}]*)\} from ["']react["']/g);
      return Array.from(imports, ([, list = '']) => list.split(/[\s,]+/)).flat();
    });
    expect(names).toContain('useState');
    const needed = Math.max(...names.map((name) => since[name] ?? 0));
    const manifest = readFileSync(path.join(folder, 'ui/package/package.json'), 'utf8');
    const { peerDependencies } = JSON.parse(manifest) as {
      peerDependencies: Record<string, string>;
    };
    const range = `^19.${needed}.0`;
    expect(peerDependencies).toEqual({ react: range, 'react-dom': range });
  });

  test('say of themselves that they need a page; what only calculates does not', () => {
    expect(read('components/Button/Button.js')).toMatch(/^"use client";/);
    expect(read('private/useKeptFocus.js')).toMatch(/^"use client";/);
    expect(read('intl/number/money.js')).not.toContain('use client');
    expect(read('components/Button/buttonLooks.js')).not.toContain('use client');
  });

  test('bring one sheet of everything, and one per component, all in layers, with their own fonts', () => {
    const all = read('styles.css');
    const own = read('components/Button/styles.css');
    const order = '@layer reset;\n@layer theme;\n@layer components;\n@layer layout;\n';
    expect([all.startsWith(order), own.startsWith(order)]).toEqual([true, true]);
    expect(own.length).toBeLessThan(all.length / 10);
    const urls = Array.from(all.matchAll(/url\('([^')]+)'\)/g), ([, url = '']) => url);
    expect(urls).toHaveLength(2);
    for (const url of urls) expect(readFileSync(dist(url)).length).toBeGreaterThan(10_000);
    const theirs = read('components/UiProvider/styles.css').match(/url\('([^')]+)'\)/)?.[1] ?? '';
    expect(readFileSync(dist('components/UiProvider', theirs)).length).toBeGreaterThan(10_000);
  });

  test('import no styles in modules, so that the sheets are the page’s to load', () => {
    const modules = globSync('**/*.js', { cwd: dist() });
    expect(modules.length).toBeGreaterThan(200);
    expect(modules.filter((file) => /(from|import) ["'][^"']*\.css["']/.test(read(file)))).toEqual(
      [],
    );
  });
});
