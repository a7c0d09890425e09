import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../root.ts';
import { runQuietly, lastLines } from '../terminal/runQuietly.mjs';
import { buildUi } from './buildUi.ts';

/** The folders in `packages` that are published; dependencies come first. */
export const publishable = ['invoice-engine', 'ubl', 'api-contract', 'ui'] as const;

/** A package.json, as far as packing reads it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** Its files and folders in the tarball, besides those that npm adds. */
  readonly files: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Reads the package.json of a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Builds every publishable package and packs it as it is published.
 * @param folder An empty folder. Each package is left in `<folder>/<name>`, its tarball in `folder`.
 * @returns the tarballs, in the order of `publishable`
 */
export async function packPackages(folder: string): Promise<string[]> {
  const tarballs: string[] = [];
  for (const name of publishable) {
    const source = path.join(root, 'packages', name);
    const target = path.join(folder, name);
    await compile(name, folder);
    if (name === 'ui') await addUiFiles(source, target);
    const manifest = publishedManifest(readFileSync(path.join(source, 'package.json'), 'utf8'));
    for (const file of ['README.md', ...manifest.files]) {
      const from = path.join(source, file);
      // `dist` is built in its place, and the first release writes CHANGELOG.md.
      if (file !== 'dist' && existsSync(from)) cpSync(from, path.join(target, file));
    }
    cpSync(path.join(root, 'LICENSE'), path.join(target, 'LICENSE'));
    const text = JSON.stringify(manifest, undefined, 2);
    writeFileSync(path.join(target, 'package.json'), `${text}\n`);
    await runNpm(['pack', target, `--pack-destination=${folder}`], root);
    const tarball = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
    tarballs.push(path.join(folder, tarball));
  }
  return tarballs;
}

/**
 * Compiles a package to modules and types, against the built types of the packages before it.
 * @throws with the compiler's output, when it does not compile
 */
async function compile(name: string, folder: string): Promise<void> {
  const source = path.join(root, 'packages', name);
  const dist = path.join(folder, name, 'dist');
  const project = path.join(folder, `${name}.tsconfig.json`);
  const compilerOptions = {
    outDir: dist,
    rootDir: path.join(source, 'src'),
    typeRoots: [path.join(root, 'node_modules/@types'), path.join(root, 'node_modules')],
    paths: { '@facturatie/*': [path.join(folder, '*/dist/index.d.ts')] },
  };
  mkdirSync(dist, { recursive: true });
  const settings = { extends: path.join(source, 'tsconfig.build.json'), compilerOptions };
  writeFileSync(project, JSON.stringify(settings));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { code, output } = await runQuietly(process.execPath, [tsc, '--project', project]);
  if (code !== 0) throw new Error(`packages/${name} does not compile.\n${output.trim()}`);
  // The compiler rewrites the endings of imports in modules, but not in declarations.
  for (const file of globSync(path.join(dist, '**/*.d.ts'))) {
    const types = readFileSync(file, 'utf8');
    const imports = /((?:from |import\()(['"])\.{1,2}\/[^'"]+)\.tsx?\2/g;
    writeFileSync(file, types.replaceAll(imports, '$1.js$2'));
  }
}

/** Adds what the compiler does not make: the modules without styles, the style sheets, the fonts, the corpus. */
async function addUiFiles(source: string, target: string): Promise<void> {
  const dist = path.join(target, 'dist');
  await buildUi(dist);
  // TypeScript requires types for an imported style sheet.
  writeFileSync(path.join(dist, 'styles.d.ts'), 'export {};\n');
  const { resolve } = createRequire(path.join(source, 'package.json'));
  cpSync(resolve('@fontsource-variable/inter/LICENSE'), path.join(dist, 'fonts/LICENSE'));
  for (const file of globSync('intl/corpus/*.json', { cwd: path.join(source, 'src') })) {
    cpSync(path.join(source, 'src', file), path.join(dist, file));
  }
}

/** Removes the source condition and the development dependencies, and turns pinned versions into ranges. */
function publishedManifest(text: string): Manifest {
  const isSource = (key: string): boolean => key === '@facturatie/source';
  const manifest = JSON.parse(text, (key, value: unknown) =>
    isSource(key) ? undefined : value,
  ) as Manifest;
  const { devDependencies: _, dependencies = {}, ...rest } = manifest;
  const ranges = Object.entries(dependencies).map(([name, version]): [string, string] => [
    name,
    version.replace(/^(?=\d)/, '^'),
  ]);
  return { ...rest, ...(ranges.length > 0 && { dependencies: Object.fromEntries(ranges) }) };
}

/**
 * Runs npm in a folder.
 * @throws with the end of what it prints, when it fails
 */
export async function runNpm(args: readonly string[], folder: string): Promise<void> {
  const { code, output } = await runQuietly('npm', [...args, '--no-fund', '--no-audit'], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed.\n${lastLines(output)}`);
}
