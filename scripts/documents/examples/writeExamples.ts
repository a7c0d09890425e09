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
  const config = { extends: base, compilerOptions, include: ['*.ts', '*.tsx'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  for (const document of documents) {
    for (const example of examplesIn(readFileSync(path.join(root, document), 'utf8'))) {
      if (!/^tsx?$/.test(example.language) || example.file !== undefined) continue;
      const name = `${document}:${example.line}`.replaceAll(/[^\w]+/g, '-');
      const text = moduleOf(example.code, document, folder);
      writeFileSync(path.join(folder, `${name}.${example.language}`), text);
    }
  }
}

function moduleOf(code: string, document: string, place: string): string {
  const folder = folders[document];
  const given = givens[document];
  const placed = folder === undefined ? code : importingFrom(folder, code, place);
  if (given === undefined) return placed;
  // Imports stay at the top level; statements run in an async function.
  if (/^(import|export) /m.test(code)) return `${given} ${placed}`;
  const part = code.startsWith('<') ? `return (<>${placed}</>);` : placed;
  return `${given} export async function part() { ${part} }\n`;
}

/** The code with its relative imports resolved from another folder. */
function importingFrom(folder: string, code: string, place: string): string {
  return code.replaceAll(/(?<=\bfrom ')\.{1,2}\/[^']+/g, (target) =>
    path.relative(place, path.join(root, folder, target)),
  );
}
