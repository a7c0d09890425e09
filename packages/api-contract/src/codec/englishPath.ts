import type { Description, FieldDescription } from './Description.ts';

/**
 * The English path of a wire path with dots, such as `invoiceAddress.country` for the one wire field
 * that holds it. Undefined when the description has no such field.
 */
export function englishPath(description: Description, wirePath: string): string | undefined {
  return translate(description, wirePath.split('.'))?.join('.');
}

function translate(description: Description, wirePath: string[]): string[] | undefined {
  const [head, ...below] = wirePath;
  if (head === undefined) return [];
  if (description.kind === 'object') return translateField(description.fields, wirePath);
  if (description.kind !== 'list' || !/^\d+$/.test(head)) return undefined;
  return prefixed(head, translate(description.item, below));
}

function translateField(
  fields: readonly FieldDescription[],
  wirePath: string[],
): string[] | undefined {
  const [head, ...below] = wirePath;
  for (const { name, wireName, description } of fields) {
    if (wireName === head) return prefixed(name, translate(description, below));
    const inline = wireName === undefined ? translate(description, wirePath) : undefined;
    if (inline) return prefixed(name, inline);
  }
  return undefined;
}

function prefixed(name: string, path: string[] | undefined): string[] | undefined {
  return path && [name, ...path];
}
