import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiFile } from '../documents/api/packageApi.ts';
import { publishable } from '../packages/packPackages.ts';
import { root } from '../root.ts';
import { type ApiHashes, apiHashes, recordFile, undeclaredChanges } from './apiRecord.ts';

const changesets = globSync(path.join(root, '.changeset/*.md'))
  .filter((file) => !file.endsWith('README.md'))
  .map((file) => readFileSync(file, 'utf8'));

test.each(publishable)('a changeset declares each change of the public interface of %s', (name) => {
  const today = apiHashes(readFileSync(apiFile(name), 'utf8'));
  expect(Object.keys(today).length).toBeGreaterThan(20);
  const released = JSON.parse(readFileSync(recordFile(name), 'utf8')) as ApiHashes;
  const undeclared = undeclaredChanges(`@facturatie/${name}`, released, today, changesets);
  expect(undeclared, 'Add a changeset that names them: docs/contributing/releasing.md').toEqual([]);
});

const api = (...declarations: string[]): ApiHashes =>
  apiHashes(`# Public interface\n\n## @x/ui\n\n\`\`\`ts\n${declarations.join('\n')}\n\`\`\`\n`);
const props = '/** Props. */\ninterface ButtonProps { a: 1 }';
const press = 'function press(): void;';
const released = api(props, press);
const changeset = (bump: string, text: string): string => `---\n'@x/ui': ${bump}\n---\n\n${text}\n`;

test('comments are no part of the interface', () => {
  const today = api(props.replace('Props.', 'New.'), press);
  expect(undeclaredChanges('@x/ui', released, today, [])).toEqual([]);
});

test.each([
  [
    'removed: @x/ui press',
    api(props),
    changeset('minor', '`press` is gone.'),
    changeset('patch', '`press` is gone.'),
  ],
  [
    'changed: @x/ui ButtonProps',
    api('interface ButtonProps {}', press),
    changeset('minor', '`Button` has no `a`.'),
    changeset('minor', 'Better.'),
  ],
  [
    'new: @x/ui pull',
    api(props, press, 'const pull: 1;'),
    changeset('patch', 'More.'),
    "---\n'@x/engine': major\n---\n\n`pull`\n",
  ],
])(
  '%s is undeclared until a changeset of the package says so',
  (change, today, declaring, other) => {
    expect(undeclaredChanges('@x/ui', released, today, [])).toEqual([change]);
    expect(undeclaredChanges('@x/ui', released, today, [other])).toEqual([change]);
    expect(undeclaredChanges('@x/ui', released, today, [other, declaring])).toEqual([]);
  },
);

test('the changeset in docs/contributing/releasing.md declares the removal it describes', () => {
  const page = readFileSync(path.join(root, 'docs/contributing/releasing.md'), 'utf8');
  const [, shown = ''] = /```md\n(.*?)```/s.exec(page) ?? [];
  const before = { '@facturatie/ui ButtonProps': 'a' };
  expect(undeclaredChanges('@facturatie/ui', before, {}, [])).not.toEqual([]);
  expect(undeclaredChanges('@facturatie/ui', before, {}, [shown])).toEqual([]);
});

test('a changeset becomes one item of the changelog, a dependency another', async () => {
  interface Changelog {
    getReleaseLine(changeset: { summary: string }): Promise<string>;
    getDependencyReleaseLine(_: [], dependencies: object[]): Promise<string>;
  }
  const file = path.join(root, '.changeset/changelog.mjs');
  const { default: changelog } = (await import(file)) as { default: Changelog };
  expect(await changelog.getReleaseLine({ summary: 'One.\n\nTwo.\n' })).toBe('- One.\n\n  Two.');
  const engine = { name: '@x/engine', newVersion: '0.2.0' };
  expect(await changelog.getDependencyReleaseLine([], [engine])).toBe('- Needs @x/engine 0.2.0.');
});
