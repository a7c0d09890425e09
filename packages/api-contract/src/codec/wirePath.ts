import type { Description, FieldDescription } from './Description.ts';

/**
 * The wire path of an English path with dots: the one wire field that holds `invoiceAddress.country`.
 * Undefined when the description has no such field, or when it means several of them.
 */
export function wirePath(description: Description, path: string): string | undefined {
  return translate(description, path.split('.'))?.join('.');
}

function translate(description: Description, path: string[]): string[] | undefined {
  const [head, ...below] = path;
  if (head === undefined) return [];
  if (description.kind === 'object') return translateField(description.fields, head, below);
  if (description.kind !== 'list' || !/^\d+$/.test(head)) return undefined;
  return prefixed(head, translate(description.item, below));
}

function translateField(
  fields: readonly FieldDescription[],
  head: string,
  below: string[],
): string[] | undefined {
  const field = fields.find(({ name }) => name === head);
  if (field === undefined) return undefined;
  const path = translate(field.description, below);
  if (field.wireName !== undefined) return prefixed(field.wireName, path);
  return below.length === 0 ? undefined : path;
}

function prefixed(name: string, path: string[] | undefined): string[] | undefined {
  return path && [name, ...path];
}
