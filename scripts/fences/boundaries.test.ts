import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { isOf } from './complaintAbout.ts';
import { fences } from './fences.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const workspaces = [
  'packages/invoice-engine',
  'packages/api-contract',
  'packages/server',
  'packages/ui',
  'app',
];

const readJson = (...parts: string[]): unknown =>
  JSON.parse(readFileSync(path.join(root, ...parts), 'utf8'));

/** What the product's own code in a workspace may import, tests left aside. */
function allowedIn(workspace: string): string[] {
  return fences
    .filter(({ files }) => files.every((glob) => glob.startsWith(`${workspace}/src/`)))
    .filter(({ packages }) => !packages.includes('vitest'))
    .flatMap(({ packages }) => packages);
}

describe.each(workspaces)('%s', (workspace) => {
  const allowed = allowedIn(workspace);

  test('depends on nothing outside its fence', () => {
    const manifest = readJson(workspace, 'package.json') as Manifest;
    const asked = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(asked.filter((name) => !allowed.some((inside) => isOf(inside, name)))).toEqual([]);
  });

  test('is type-checked against nothing outside its fence', () => {
    const { references } = readJson(workspace, 'tsconfig.json') as {
      references: { path: string }[];
    };
    const names = references.map((reference) => {
      const place = path.join(workspace, reference.path, 'package.json');
      return (readJson(place) as { name: string }).name;
    });
    expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
  });
});
