import type { FieldValue } from './fieldPath.ts';
import { fieldValues, valueAt, withValueAt } from './fieldPath.ts';

/** The paths at which two forms of one kind differ, in the form's order. */
export function differingPaths<T extends object>(one: T, other: T): string[] {
  return fieldValues(one)
    .filter(([path, value]) => value !== valueAt(other, path))
    .map(([path]) => path);
}

/** `onto` with what was changed from `base` to `changed`; all else as it stands in `onto`. */
export function mergeChanges<T extends object>(base: T, changed: T, onto: T): T {
  return differingPaths(changed, base).reduce(
    (merged, path) => withValueAt(merged, path, valueAt(changed, path)),
    onto,
  );
}

/** Whether two forms hold the same but for white space around a text, which a server may take away. */
export function isAlike<T extends object>(one: T, other: T): boolean {
  return differingPaths(one, other).every(
    (path) => trimmed(valueAt(one, path)) === trimmed(valueAt(other, path)),
  );
}

function trimmed(value: FieldValue): FieldValue {
  return typeof value === 'string' ? value.trim() : value;
}
