import { recordOf } from '../../state/editing/storedDrafts.ts';

/** What one field holds. */
export type FieldValue = string | number | boolean | null;

/** Where a value is in a form, with dots: `invoiceAddress.email`. Lists are no part of such forms. */
export type FieldPath<T> = {
  [Key in keyof T & string]: T[Key] extends FieldValue ? Key : `${Key}.${FieldPath<T[Key]>}`;
}[keyof T & string];

type ValueAt<T, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof T
    ? ValueAt<T[Key], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never;

/** The paths of a form at which a value of the type `V` is. */
export type PathOf<T, V> = {
  [Path in FieldPath<T>]: ValueAt<T, Path> extends V ? Path : never;
}[FieldPath<T>];

/** Every path of `form` with its value, in the form's order. */
export function fieldValues(form: object, prefix = ''): [path: string, value: FieldValue][] {
  return Object.entries(form).flatMap(([key, value]: [string, FieldValue | object]) => {
    const path = `${prefix}${key}`;
    return isGroup(value) ? fieldValues(value, `${path}.`) : [[path, value]];
  });
}

/** The value at `path`; null where the form has no such field. */
export function valueAt(form: object, path: string): FieldValue {
  const found = path.split('.').reduce<unknown>((group, key) => recordOf(group)?.[key], form);
  return isFieldValue(found) ? found : null;
}

/** The same form with `value` at `path`. */
export function withValueAt<T extends object>(form: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const inner = (form as Record<string, unknown>)[key];
  return {
    ...form,
    [key]: rest.length > 0 && isGroup(inner) ? withValueAt(inner, rest.join('.'), value) : value,
  };
}

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

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isFieldValue(value: unknown): value is FieldValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
