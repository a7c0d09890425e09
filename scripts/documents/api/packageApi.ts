import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../root.ts';
import { runQuietly } from '../../terminal/runQuietly.mjs';
import { apiText } from './apiText.ts';
import { exportsOf } from './exportsOf.ts';

/** Where the public interface of a package is written down. */
export function apiFile(name: string): string {
  return path.join(root, 'packages', name, 'api.md');
}

interface Manifest {
  name: string;
  exports: Record<string, { '@facturatie/source'?: string } | string | null>;
}

/**
 * The public interface of a package as it is today, as Markdown.
 * @param name Its folder in `packages`.
 * @throws with what the compiler says, when it does not compile
 */
export async function packageApi(name: string): Promise<string> {
  const folder = path.join(root, 'packages', name);
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { code, output } = await runQuietly(process.execPath, [tsc, '--build', folder]);
  if (code !== 0) throw new Error(`packages/${name} does not compile.\n${output.trim()}`);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const entries = Object.entries(manifest.exports).flatMap(([key, target]) => {
    const source = typeof target === 'object' ? target?.['@facturatie/source'] : undefined;
    // A pattern opens parts of what the other entries open whole.
    if (source === undefined || key.includes('*')) return [];
    const types = source.replace('./src', path.join(folder, 'dist/types')).replace(/ts$/, 'd.ts');
    const specifier = path.posix.join(manifest.name, key);
    return [{ specifier, exports: exportsOf(types, (file) => readFileSync(file, 'utf8')) }];
  });
  return apiText(entries);
}
