import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentManifest } from '../../packages/ui/src/testing/componentFolders/componentManifest.ts';
import { root } from '../root.ts';

const source = path.join(root, 'packages/ui/src');

/** The `component.json` of every component of packages/ui, by the component's name, sorted. */
export function readComponents(): ReadonlyMap<string, ComponentManifest> {
  const files = globSync('components/*/component.json', { cwd: source }).toSorted();
  return new Map(
    files.map((file) => [
      path.basename(path.dirname(file)),
      JSON.parse(readFileSync(path.join(source, file), 'utf8')) as ComponentManifest,
    ]),
  );
}

/** Writes the exports of all components in the entry point of packages/ui; what else it exports stays. */
export function writeUiEntryPoint(): void {
  const file = path.join(source, 'index.ts');
  const rest = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.includes('/components/'));
  const names = [...readComponents().keys()];
  const lines = names.map((name) => `export * from './components/${name}/index.ts';`);
  writeFileSync(file, [...lines, ...rest].join('\n'));
}
