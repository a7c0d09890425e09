import type { Description, FieldDescription } from './Description.ts';

/**
 * The English path of a wire path with dots, such as `invoiceAddress.country` for the one wire field
 * that holds it. Undefined when the description has no such field.
 */
export function englishPath(description: Description, wirePath: string): string | undefined {
  const [head, ...rest] = wirePath.split('.');
  if (head === undefined || head === '') return undefined;
  const below = rest.join('.');
  if (description.kind === 'object') return pathOfField(description.fields, head, below);
  if (description.kind === 'list' && /^\d+$/.test(head)) {
    return joined(head, below, description.item);
  }
  return undefined;
}

function pathOfField(
  fields: readonly FieldDescription[],
  head: string,
  below: string,
): string | undefined {
  for (const { name, wireName, description } of fields) {
    if (wireName === head) return joined(name, below, description);
    if (wireName === undefined) {
      const inner = englishPath(description, below === '' ? head : `${head}.${below}`);
      if (inner !== undefined) return `${name}.${inner}`;
    }
  }
  return undefined;
}

function joined(head: string, below: string, description: Description): string | undefined {
  if (below === '') return head;
  const rest = englishPath(description, below);
  return rest === undefined ? undefined : `${head}.${rest}`;
}
