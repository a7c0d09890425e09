import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { runQuietly } from '../terminal/runQuietly.mjs';

interface Report {
  diagnostics: { filename: string; message: string; help?: string; code: string }[];
}

/** [file, its text, a part of what the linter is to say]: every forbidden arrow, planted. */
const faults: [file: string, text: string, saying: string][] = [
  ['packages/invoice-engine/src/a.ts', "import 'valibot';", 'The engine imports nothing'],
  ['packages/invoice-engine/src/b.ts', "import 'node:fs';", 'The engine imports nothing'],
  ['packages/invoice-engine/src/c.ts', 'export const a = Math.round(1.5);', 'One function rounds'],
  ['packages/invoice-engine/src/d.ts', 'export const a = (1.5).toFixed(2);', 'whole cents'],
  ['packages/invoice-engine/src/e.ts', "export const a = parseFloat('1');", 'digit by digit'],
  [
    'packages/invoice-engine/src/f.ts',
    "export const a = Number.parseFloat('1');",
    'digit by digit',
  ],
  ['packages/invoice-engine/src/g.ts', 'export const a = Date.now();', 'no clock'],
  ['packages/api-contract/src/a.ts', "import 'hono';", 'The contract serves'],
  ['packages/api-contract/src/b.ts', "import '@facturatie/ui';", 'The contract serves'],
  ['packages/api-contract/src/b.test.ts', "import '@facturatie/server';", 'The contract serves'],
  ['packages/server/src/a.ts', "import '@facturatie/ui';", 'knows no screens'],
  ['packages/server/src/http/b.ts', "import 'node:fs';", 'also runs inside a page'],
  ['packages/server/src/http/c.ts', "import 'pg';", 'also runs inside a page'],
  ['packages/server/src/node/d.ts', "import '@facturatie/app';", 'knows no screens'],
  ['packages/server/src/node/e.ts', "import 'react';", 'knows no screens'],
  ['packages/ui/src/a.ts', "import '@facturatie/api-contract';", 'The design system knows no'],
  ['packages/ui/src/b.ts', "import 'jotai';", 'The design system knows no'],
  ['packages/ui/src/c.ts', "import 'ofetch';", 'The design system knows no'],
  ['packages/ui/src/d.ts', "import '@tanstack/react-router';", 'The design system knows no'],
  [
    'packages/ui/src/e.stories.tsx',
    "import '@facturatie/invoice-engine';",
    'design system knows no',
  ],
  ['packages/ui/src/i.ts', "import '@x/react';", 'The design system knows no'],
  ['packages/ui/src/j.ts', "export const a = import('jotai');", 'design system knows no'],
  ['packages/ui/src/k.ts', "export { atom } from 'jotai';", 'design system knows no'],
  ['packages/ui/src/l.ts', "export type { Atom } from 'jotai';", 'design system knows no'],
  ['packages/ui/src/f/g/h.ts', "import '../../../server/src/x.ts';", 'another package by its name'],
  ['app/src/a.ts', "import '@facturatie/server';", 'through api-contract only'],
  ['app/src/features/b.ts', "import 'jotai';", 'Atoms are defined in app/src/state'],
  ['app/src/screens/c.tsx', "import 'jotai/vanilla';", 'Atoms are defined in app/src/state'],
  ['app/src/d.ts', "import '../../packages/server/src/index.ts';", 'another package by its name'],
  ['app/src/state/e.ts', "import '@facturatie/server/browser';", 'through api-contract only'],
  ['app/e2e/a.spec.ts', "import '@facturatie/api-contract';", 'meet the product as its users do'],
  ['app/e2e/b.spec.ts', "import '../src/main.tsx';", 'another package by its name'],
  ['app/src/ring/a.ts', "import { b } from './b.ts';\nexport const a = () => b;", 'cycle'],
  ['app/src/ring/b.ts', "import { a } from './a.ts';\nexport const b = () => a;", 'cycle'],
  ['app/src/f.ts', 'export default 1;', 'named exports'],
  ['app/src/g.ts', 'export const a = (b: any): unknown => b;', 'Specify a different type'],
  ['app/src/routes/h.ts', 'export {};\n'.padEnd(60, '\n'), 'too many lines'],
];

/** Arrows that are wanted: a rule that refuses these is too strict. */
const allowed: [file: string, text: string][] = [
  ['packages/invoice-engine/src/z.test.ts', "import 'fast-check';"],
  ['packages/invoice-engine/src/z/testing/z.ts', "import 'fast-check';"],
  ['packages/api-contract/src/z.ts', "import '@facturatie/invoice-engine';"],
  ['packages/server/src/http/z.ts', "import 'hono/utils/cookie';"],
  ['packages/server/src/node/z.ts', "import 'node:fs';"],
  ['packages/server/src/database/postgres/z.ts', "import 'pg';"],
  ['packages/ui/src/z.ts', "import 'react-aria-components/Button';"],
  ['app/src/screens/z.stories.tsx', "import '../../../.storybook/serverInPage.ts';"],
  ['packages/ui/src/z.stories.tsx', "import 'storybook/test';"],
  ['app/src/state/z.ts', "import 'jotai/vanilla';"],
  ['app/src/screens/z.tsx', "import 'jotai/react';"],
  ['app/src/features/z.ts', "import '@facturatie/ui/Button';"],
];

describe('import rules', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facturatie-import-rules-'));
  let diagnostics: Report['diagnostics'];

  beforeAll(async () => {
    for (const [file, text] of [...faults, ...allowed]) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${text}\n`);
    }
    for (const name of ['oxlint.config.ts', 'scripts/importRules']) {
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    }
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    const linter = path.join(root, 'node_modules/oxlint/bin/oxlint');
    const { output } = await runQuietly(process.execPath, [linter, '--format=json'], {
      cwd: folder,
    });
    ({ diagnostics } = JSON.parse(output) as Report);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const sayingsAbout = (file: string): string[] =>
    diagnostics
      .filter(({ filename }) => filename === file)
      .map(({ message, help = '' }) => `${message} ${help}`);

  test.each(faults)('stop %s: %s', (file, _text, saying) => {
    expect(sayingsAbout(file)).toContainEqual(expect.stringContaining(saying));
  });

  test.each(allowed)('let through %s: %s', (file) => {
    const stops = diagnostics.filter(
      ({ filename, code }) => filename === file && code.startsWith('import-rules('),
    );
    expect(stops).toEqual([]);
  });
});
