import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishable } from '../packages/publishable.ts';
import { root } from '../root.ts';
import { runQuietly } from '../terminal/runQuietly.mjs';
import { apiToday, releasedApi } from './apiRecord.ts';
import { pendingChangesets, readChangeset } from './pendingChangesets.ts';
import { publicThings } from './publicThings.ts';
import { type Compared, undeclared } from './undeclared.ts';

const manifestOf = (folder: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;

test.each(publishable)('what changes for installers of %s is told in a changeset', (name) => {
  const { name: fullName, version } = manifestOf(path.join(root, 'packages', name));
  const compared = {
    name: String(fullName),
    version: String(version),
    released: releasedApi(name),
    today: apiToday(name),
  };
  expect(compared.released.size).toBeGreaterThan(20);
  expect(undeclared(compared, pendingChangesets(path.join(root, '.changeset')))).toBe('');
});

/** An api.md with one type of two members, and a function. */
const api = (members: string, more = ''): string =>
  `# Public interface\n\n## @x/ui\n\n### ButtonProps\n\n\`\`\`ts\n/** Props. */\nexport interface ButtonProps {\n${members}\n}\n\`\`\`\n${more}`;
const label = '  /** Its words. */\n  label: string;';
const pending = '  /** Busy. */\n  isPending?: boolean;';
const press = '\n### press\n\n```ts\nexport declare function press(times: number): void;\n```\n';

const released = publicThings(api(`${label}\n${pending}`, press));
const compare = (today: string, version = '0.3.0'): Compared => ({
  name: '@x/ui',
  version,
  released,
  today: publicThings(today),
});
const changeset = (bump: string, text: string) =>
  readChangeset(`---\n'@x/ui': ${bump}\n---\n\n${text}\n`);

describe('what installers can use', () => {
  test('is every exported name, and every member of a type, without comments', () => {
    expect([...released]).toEqual([
      ['@x/ui ButtonProps', 'export interface ButtonProps'],
      ['@x/ui ButtonProps.label', 'label: string'],
      ['@x/ui ButtonProps.isPending', 'isPending?: boolean'],
      ['@x/ui press', 'export declare function press(times: number): void'],
    ]);
  });

  test('is the same when only words about it change', () => {
    const today = api(`${label.replace('words', 'name')}\n${pending}`, press);
    expect(undeclared(compare(today), [])).toBe('');
  });
});

describe('a prop that is taken away', () => {
  const today = api(label, press);

  test('is noticed, and the message says what to do', () => {
    expect(undeclared(compare(today), []))
      .toContain(`@x/ui: installers will notice this, and no changeset tells them.

  gone       ButtonProps.isPending
             was: isPending?: boolean
`);
    expect(undeclared(compare(today), [])).toContain(`---
'@x/ui': minor
---

\`ButtonProps.isPending\` is gone: …
`);
  });

  test.each([
    ['0.3.0', 'minor', 'The prop `isPending` is gone.', true],
    ['0.3.0', 'minor', '`ButtonProps.isPending` is gone.', true],
    ['0.3.0', 'major', '`isPending` is gone.', true],
    ['0.3.0', 'patch', '`isPending` is gone.', false],
    ['0.3.0', 'minor', 'The first release.', false],
    ['1.3.0', 'minor', '`isPending` is gone.', false],
    ['1.3.0', 'major', '`isPending` is gone.', true],
  ])('after %s: a %s changeset "%s" tells of it: %s', (version, bump, text, isTold) => {
    expect(undeclared(compare(today, version), [changeset(bump, text)]) === '').toBe(isTold);
  });

  test('is not told of by a changeset for another package', () => {
    const other = readChangeset("---\n'@x/engine': major\n---\n\n`isPending` is gone.\n");
    expect(undeclared(compare(today), [other])).toContain('gone');
  });
});

test('the changeset that docs/contributing/releasing.md shows is read as it is meant', () => {
  const page = readFileSync(path.join(root, 'docs/contributing/releasing.md'), 'utf8');
  const [, shown = ''] = /```md\n(.*?)```/s.exec(page) ?? [];
  expect(readChangeset(shown)).toEqual({
    packages: new Map([['@facturatie/ui', 'minor']]),
    text: expect.stringContaining('`ButtonProps.isBusy` is gone') as string,
  });
});

describe('of other changes', () => {
  const both = `${label}\n${pending}`;
  test.each([
    ['an export that is gone', api(both), 'gone       press', 'minor'],
    [
      'a prop that must be given now',
      api(`${label}\n${pending.replace('?', '')}`, press),
      'now needed',
      'minor',
    ],
    [
      'a new prop that must be given',
      api(`${both}\n  tone: string;`, press),
      'now needed',
      'minor',
    ],
    ['a new prop', api(`${both}\n  tone?: string;`, press), 'new        ButtonProps.tone', 'patch'],
    ['another type', api(both, press.replace('number', 'string')), 'changed    press', 'patch'],
  ])('%s needs at least a changeset', (_, today, saying, bump) => {
    const message = undeclared(compare(today), []);
    expect(message).toContain(saying);
    expect(message).toContain(`'@x/ui': ${bump}`);
    expect(undeclared(compare(today, '1.0.0'), [])).toContain(
      `'@x/ui': ${bump === 'minor' ? 'major' : 'minor'}`,
    );
  });
});

describe('`changeset version`', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facturatie-release-'));
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const workspaces = [...publishable.map((name) => `packages/${name}`), 'packages/server', 'app'];
  const release = async (): Promise<number | null> => {
    const program = path.join(root, 'node_modules/@changesets/cli/bin.js');
    return (await runQuietly(process.execPath, [program, 'version'], { cwd: folder })).code;
  };

  beforeAll(() => {
    for (const place of ['.changeset', 'package.json', 'package-lock.json'])
      cpSync(path.join(root, place), path.join(folder, place), { recursive: true });
    for (const place of workspaces) {
      mkdirSync(path.join(folder, place), { recursive: true });
      cpSync(path.join(root, place, 'package.json'), path.join(folder, place, 'package.json'));
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    // The repository may be at any version; here it is before its first release.
    rmSync(path.join(folder, '.changeset'), { recursive: true });
    mkdirSync(path.join(folder, '.changeset'));
    for (const file of ['config.json', 'changelog.mjs'])
      cpSync(path.join(root, '.changeset', file), path.join(folder, '.changeset', file));
    for (const name of publishable) {
      const manifest = manifestOf(path.join(folder, 'packages', name));
      const engine = '@facturatie/invoice-engine';
      const dependencies = manifest['dependencies'] as Record<string, string> | undefined;
      if (dependencies && engine in dependencies) dependencies[engine] = '^0.1.0';
      const text = JSON.stringify({ ...manifest, version: '0.1.0' });
      writeFileSync(path.join(folder, 'packages', name, 'package.json'), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('writes versions, changelogs and the ranges of dependants, and leaves app and server alone', async () => {
    writeFileSync(
      path.join(folder, '.changeset/sample.md'),
      "---\n'@facturatie/invoice-engine': minor\n---\n\n`explain` is gone: use `calculateDocument`.\n\nIt says the same.\n",
    );
    expect(await release()).toBe(0);
    expect(read('packages/invoice-engine/CHANGELOG.md')).toBe(`# @facturatie/invoice-engine

## 0.2.0

### Minor Changes

- \`explain\` is gone: use \`calculateDocument\`.

  It says the same.
`);
    expect(read('packages/api-contract/CHANGELOG.md')).toBe(`# @facturatie/api-contract

## 0.1.1

### Patch Changes

- Needs @facturatie/invoice-engine 0.2.0.
`);
    expect(manifestOf(path.join(folder, 'packages/api-contract'))).toMatchObject({
      version: '0.1.1',
      dependencies: { '@facturatie/invoice-engine': '^0.2.0' },
    });
    expect(manifestOf(path.join(folder, 'packages/ui'))).toMatchObject({ version: '0.1.0' });
    for (const place of ['packages/server', 'app']) {
      expect(manifestOf(path.join(folder, place))).toEqual(manifestOf(path.join(root, place)));
    }
  });
});
