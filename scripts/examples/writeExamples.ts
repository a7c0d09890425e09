import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { checkedExample } from './checkedExample.ts';
import { examplesIn } from './examplesIn.ts';

/** An example of a document as a file that can be compiled and run. */
export interface WrittenExample {
  /** Where it stands: 'packages/x/README.md:12'. */
  readonly place: string;
  readonly file: string;
}

/** Strict as the sources are; packages are found by their names. */
const compilerOptions = {
  noEmit: true,
  composite: false,
  emitDeclarationOnly: false,
  declarationMap: false,
  noUnusedLocals: false,
  lib: ['es2025', 'dom'],
};

/**
 * Writes every example of some documents as a module that checks what its comments promise, with a
 * tsconfig.json beside them.
 * @param documents From the root of the repository.
 * @param folder Inside the repository, so that packages are found; what it holds is replaced.
 */
export function writeExamples(documents: readonly string[], folder: string): WrittenExample[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const base = path.join(root, 'tsconfig.base.json');
  const config = { extends: base, compilerOptions, include: ['*.ts'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  return documents.flatMap((document) =>
    examplesIn(readFileSync(path.join(root, document), 'utf8')).map(({ line, code }) => {
      const place = `${document}:${line}`;
      const file = path.join(folder, `${place.replaceAll(/[^\w]+/g, '-')}.ts`);
      writeFileSync(file, checkedExample(code));
      return { place, file };
    }),
  );
}
