import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../root.ts';
import { examplesIn } from './examplesIn.ts';
import { folders, givens } from './treatments.ts';

/** Strict as the sources are; packages are found by their names. */
const compilerOptions = {
  noEmit: true,
  composite: false,
  emitDeclarationOnly: false,
  declarationMap: false,
  noUnusedLocals: false,
  jsx: 'react-jsx',
  lib: ['es2025', 'dom', 'dom.iterable'],
  types: ['node', 'vite/client'],
};

/**
 * Writes every example of TypeScript in some documents as a module, with a tsconfig.json beside them.
 * @param documents From the root of the repository.
 * @param folder Inside the repository, so that packages are found; what it holds is replaced.
 */
export function writeExamples(documents: readonly string[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const base = path.join(root, 'tsconfig.base.json');
  const config = { extends: base, compilerOptions, include: ['**/*.ts', '**/*.tsx'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  for (const document of documents) {
    const source = folders[document];
    const examples = examplesIn(readFileSync(path.join(root, document), 'utf8')).filter(
      ({ language, file }) =>
        /^tsx?$/.test(language) && (file === undefined || source !== undefined),
    );
    const written = path.join(folder, document.replaceAll(/[^\w]+/g, '-'));
    const files = new Set(examples.map(({ file }) => file));
    for (const { language, file, line, code } of examples) {
      const name = file ?? `line-${line}.${language}`;
      const place = path.join(written, name);
      const placed = importsOf(code).reduce((text, target) => {
        const found = path.join(path.dirname(name), target);
        if (source === undefined || files.has(found)) return text;
        const resolved = path.relative(path.dirname(place), path.join(root, source, found));
        return text.replace(`'${target}'`, `'${resolved}'`);
      }, code);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, moduleOf(placed, givens[document]));
    }
  }
}

/** The relative imports of a module. */
function importsOf(code: string): string[] {
  return Array.from(code.matchAll(/\bfrom '(\.{1,2}\/[^']+)'/g), ([, target = '']) => target);
}

function moduleOf(code: string, given: string | undefined): string {
  if (given === undefined) return code;
  // Imports stay at the top level; statements run in an async function.
  if (/^(import|export) /m.test(code)) return `${given} ${code}`;
  const part = code.startsWith('<') ? `return (<>${code}</>);` : code;
  return `${given} export async function part() { ${part} }\n`;
}
