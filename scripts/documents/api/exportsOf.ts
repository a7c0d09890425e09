import path from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** Gives the text of a module of types. */
export type ReadText = (file: string) => string;

/**
 * What a module of types exports: every name with the texts of its declarations, from any module.
 * @param file The module, ending in `.d.ts`.
 * @throws when a name leads to no declaration
 */
export function exportsOf(file: string, read: ReadText): Map<string, readonly string[]> {
  const { declarations, exports, passedOn } = readTypes(file, read(file));
  const found = new Map(passedOn.flatMap((other) => [...exportsOf(other, read)]));
  for (const { name, original, file: source } of exports) {
    const texts = source ? exportsOf(source, read).get(original) : declarations.get(original);
    if (texts === undefined)
      throw new Error(`${file} exports '${name}', which has no declaration.`);
    found.set(name, texts);
  }
  return found;
}

/** A module of emitted types (`.d.ts`), as far as its exports are concerned. */
interface TypesModule {
  /** Texts of what is declared under a name, docstrings included: overloads have several. */
  readonly declarations: ReadonlyMap<string, readonly string[]>;
  readonly exports: readonly ExportedName[];
  /** Modules that it passes on whole. */
  readonly passedOn: readonly string[];
}

interface ExportedName {
  readonly name: string;
  /** The name it has where it is declared: in this module, or in `file`. */
  readonly original: string;
  readonly file?: string | undefined;
}

/** Reads the text of a module of types. */
function readTypes(file: string, text: string): TypesModule {
  const { program, comments, errors } = parseSync(file, text, { astType: 'ts' });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be read: ${error.message}`);

  const fileOf = (source: string): string =>
    path.join(path.dirname(file), source.replace(/\.[jt]sx?$/, '.d.ts'));
  const textOf = (statement: ESTree.Span): string => {
    const above = comments.findLast(
      ({ end }) => end <= statement.start && text.slice(end, statement.start).trim() === '',
    );
    const start = above?.value.startsWith('*') ? above.start : statement.start;
    return text.slice(start, statement.end);
  };

  const declarations = new Map<string, string[]>();
  const imports = new Map<string, Pick<ExportedName, 'original' | 'file'>>();
  const exports: ExportedName[] = [];
  const passedOn: string[] = [];
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local, ...specifier } of statement.specifiers) {
        const original = 'imported' in specifier ? nameOf(specifier.imported) : local.name;
        imports.set(local.name, { original, file: fileOf(statement.source.value) });
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      passedOn.push(fileOf(statement.source.value));
    } else {
      const isExport = statement.type === 'ExportNamedDeclaration';
      for (const name of namesOf(isExport ? statement.declaration : statement)) {
        declarations.set(name, [...(declarations.get(name) ?? []), textOf(statement)]);
        if (isExport) exports.push({ name, original: name });
      }
      for (const { local, exported } of isExport ? statement.specifiers : []) {
        const source = isExport && statement.source ? fileOf(statement.source.value) : undefined;
        exports.push({ name: nameOf(exported), original: nameOf(local), file: source });
      }
    }
  }
  return {
    declarations,
    exports: exports.map(({ name, ...source }) => ({
      name,
      ...(source.file ? source : (imports.get(source.original) ?? source)),
    })),
    passedOn,
  };
}

/** The names that a statement declares. */
function namesOf(statement: ESTree.Statement | ESTree.Declaration | null): string[] {
  if (statement === null) return [];
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.flatMap(({ id }) => ('name' in id ? [id.name] : []));
  }
  if (!('id' in statement) || statement.id === null || !('name' in statement.id)) return [];
  return [statement.id.name];
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}
