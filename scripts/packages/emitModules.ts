import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { runQuietly } from '../terminal/runQuietly.mjs';

/**
 * Compiles a package, as its tsconfig.build.json says, to modules and their types.
 * @param name Its folder in `packages`.
 * @param folder Where the modules go.
 * @param typesOf For packages of this repository that it imports: their modules of types, by their names.
 * @throws with what the compiler says, when it does not compile
 */
export async function emitModules(
  name: string,
  folder: string,
  typesOf: Readonly<Record<string, string>> = {},
): Promise<void> {
  const source = path.join(root, 'packages', name);
  const project = path.join(source, 'tsconfig.build.json');
  const paths = Object.fromEntries(Object.entries(typesOf).map(([key, file]) => [key, [file]]));
  const asked = path.join(path.dirname(folder), '..', `${name}.tsconfig.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(asked, JSON.stringify({ extends: project, compilerOptions: { paths } }));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const args = ['--outDir', folder, '--rootDir', path.join(source, 'src')];
  const { code, output } = await runQuietly(
    process.execPath,
    [tsc, '--project', Object.keys(paths).length > 0 ? asked : project, ...args],
    { cwd: root },
  );
  if (code !== 0) throw new Error(`packages/${name} does not compile.\n${output.trim()}`);
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const place = path.join(folder, file);
    writeFileSync(place, withEmittedEndings(readFileSync(place, 'utf8')));
  }
}

/** The compiler gives imports in modules their new ending, but leaves them as they are in types. */
function withEmittedEndings(types: string): string {
  return types.replaceAll(/((?:from |import\()(['"])\.{1,2}\/[^'"]+)\.tsx?\2/g, '$1.js$2');
}
