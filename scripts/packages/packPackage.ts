import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../root.ts';
import { buildUi } from './buildUi.ts';
import { emitModules } from './emitModules.ts';
import { publishable } from './publishable.ts';
import { type Manifest, publishedManifest } from './publishedManifest.ts';
import { runNpm } from './runNpm.ts';

/** What goes along with the modules, where a package has it. */
const documents = ['README.md', 'SPEC.md', 'api.md', 'CHANGELOG.md'];

/**
 * Builds a package and packs it as it is published.
 * @param name Its folder in `packages`.
 * @param folder Where the package (`package/`) and its tarball are put; what is there is replaced.
 * @returns the tarball
 */
export async function packPackage(name: string, folder: string): Promise<string> {
  const source = path.join(root, 'packages', name);
  const stage = path.join(folder, 'package');
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as Manifest;
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  const types = await typesOfOwn(manifest, path.join(folder, 'types'));
  await emitModules(name, path.join(stage, 'dist'), types);
  if (name === 'ui') await addBuiltUi(stage);
  for (const document of documents.filter((file) => existsSync(path.join(source, file)))) {
    copyFileSync(path.join(source, document), path.join(stage, document));
  }
  copyFileSync(path.join(root, 'LICENSE'), path.join(stage, 'LICENSE'));
  const published = JSON.stringify(publishedManifest(manifest), undefined, 2);
  writeFileSync(path.join(stage, 'package.json'), `${published}\n`);
  await runNpm(['pack', stage, `--pack-destination=${folder}`], root);
  return path.join(folder, tarballName(manifest));
}

/** The types of the packages of this repository that a package imports, by their names. */
async function typesOfOwn(
  { dependencies = {} }: Manifest,
  folder: string,
): Promise<Record<string, string>> {
  const own = publishable.filter((other) => `@facturatie/${other}` in dependencies);
  for (const other of own) await emitModules(other, path.join(folder, other, 'dist'));
  return Object.fromEntries(
    own.map((other) => [`@facturatie/${other}`, path.join(folder, other, 'dist/index.d.ts')]),
  );
}

/** What the compiler cannot make: modules without styles, and the styles beside them. */
async function addBuiltUi(stage: string): Promise<void> {
  const { modules, sheets, fonts } = await buildUi();
  for (const [file, content] of [...modules, ...sheets, ...fonts]) {
    const place = path.join(stage, 'dist', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  // Compilers look for types of a sheet that is imported, and refuse the import where there are none.
  writeFileSync(path.join(stage, 'dist/styles.d.ts'), 'export {};\n');
  const { resolve } = createRequire(path.join(root, 'packages/ui/package.json'));
  const licence = resolve('@fontsource-variable/inter/LICENSE');
  copyFileSync(licence, path.join(stage, 'dist/fonts/LICENSE'));
  copyFileSync(path.join(root, 'packages/ui/tokens.json'), path.join(stage, 'tokens.json'));
  const corpus = path.join(root, 'packages/ui/src/intl/corpus');
  mkdirSync(path.join(stage, 'dist/intl/corpus'), { recursive: true });
  for (const file of globSync('*.json', { cwd: corpus }))
    copyFileSync(path.join(corpus, file), path.join(stage, 'dist/intl/corpus', file));
}

/** As npm names it: '@scope/name' 1.0.0 is scope-name-1.0.0.tgz. */
function tarballName({ name, version }: Manifest): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}
