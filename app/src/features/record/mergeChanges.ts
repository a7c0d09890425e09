import { fieldValues, valueAt, withValueAt } from './fieldPath.ts';

/** The paths at which two forms of one kind differ, in the form's order. */
export function differingPaths<T extends object>(one: T, other: T): string[] {
  return fieldValues(one)
    .filter(([path, value]) => value !== valueAt(other, path))
    .map(([path]) => path);
}

/** `onto` with what was changed from `base` to `changed`; all else as it is in `onto`. */
export function mergeChanges<T extends object>(base: T, changed: T, onto: T): T {
  return differingPaths(changed, base).reduce(
    (merged, path) => withValueAt(merged, path, valueAt(changed, path)),
    onto,
  );
}
