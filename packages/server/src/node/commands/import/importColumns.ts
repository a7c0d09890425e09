import { wirePath } from '@facturatie/api-contract';
import type { Codec } from '@facturatie/api-contract';
import type { ImportColumn } from './ImportedTable.ts';

type Described = Pick<Codec<unknown>, 'description'>;

/** What a column is besides its names. */
type GivenColumn = Partial<Omit<ImportColumn, 'name' | 'wireName'>>;

/**
 * The name on the wire of a field of a codec, by its English path.
 * @throws Error when the codec has no such field
 */
export function wireNameOf({ description }: Described, path: string): string {
  const wireName = wirePath(description, path);
  if (wireName === undefined) throw new Error(`There is no field ${path}`);
  return wireName;
}

/** Columns for fields of a codec, by their English paths. */
export function importColumns(
  codec: Described,
  given: Readonly<Record<string, GivenColumn>>,
): ImportColumn[] {
  return Object.entries(given).map(([name, column]) => ({
    required: false,
    ...column,
    name,
    wireName: wireNameOf(codec, name),
  }));
}
