import { readTypes } from './readTypes.ts';

/** Gives the text of a module of types. */
export type ReadText = (file: string) => string;

/**
 * What a module of types exports: every name with the texts of its declarations, wherever they stand.
 * @param file The module, ending in `.d.ts`.
 * @throws when a name leads to no declaration
 */
export function exportsOf(file: string, read: ReadText): Map<string, readonly string[]> {
  const { declarations, exports, passedOn } = readTypes(file, read(file));
  const found = new Map(passedOn.flatMap((other) => [...exportsOf(other, read)]));
  for (const { name, original, file: source } of exports) {
    const texts = source ? exportsOf(source, read).get(original) : declarations.get(original);
    if (texts === undefined) throw new Error(`${file} exports '${name}', which stands nowhere.`);
    found.set(name, texts);
  }
  return found;
}
