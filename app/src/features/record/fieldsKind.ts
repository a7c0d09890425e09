import type { ApiError, Conflict } from '@facturatie/api-contract';
import type { Finding, FindingCode } from '@facturatie/invoice-engine';
import { shapeCodec } from '../../state/editing/drafts.ts';
import type { Faults, RecordKind, Restorable, Saved } from '../../state/editing/recordKind.ts';
import type { FieldValue } from './fieldPath.ts';
import { fieldValues, valueAt, withValueAt } from './fieldPath.ts';
import { differingPaths, isAlike, mergeChanges } from './mergeChanges.ts';

/** Why one field keeps the record from being saved: a finding of the engine, or a text that cannot be read. */
export type FieldFault = Pick<Finding, 'path' | 'code' | 'values'>;

/** What keeps a form from being saved, by path: a fault, or what the server said. */
export interface FieldFaults extends Faults {
  readonly byField: Readonly<Record<string, FieldFault | readonly string[]>>;
}

/** A record of plain fields as the server holds it. */
export interface SavedRecord<T> extends Saved {
  readonly values: T;
}

/** What happens to a record of plain fields. */
export type FieldEvent<T> =
  | { readonly type: 'edited'; readonly path: string; readonly value: FieldValue }
  | { readonly type: 'saved'; readonly sent: T; readonly values: T };

/** What makes one kind of record of plain fields. */
export interface FieldsKindOptions<T extends object, S extends SavedRecord<T>> {
  /** A form of this kind, for its paths and their types. */
  readonly shape: T;
  readonly validate: (values: T) => readonly FieldFault[];
  readonly create?: ((values: T, idempotencyKey: string) => Promise<S>) | undefined;
  readonly update: (values: T, version: string | undefined, made: S | undefined) => Promise<S>;
  readonly conflictIn: (error: ApiError) => Conflict<S> | undefined;
  readonly nameOf?: ((saved: S) => string) | undefined;
}

export type FieldsKind<T extends object, S extends SavedRecord<T>> = RecordKind<
  T,
  FieldEvent<T>,
  FieldFaults,
  S
> & {
  /** Sets why the text in a field cannot be read. */
  readonly setUnreadCode: (path: string, code: FindingCode) => void;
};

/** A record of plain fields, such as a customer: each field is merged by itself; there is no undo. */
export function fieldsKind<T extends object, S extends SavedRecord<T>>({
  shape,
  validate,
  ...calls
}: FieldsKindOptions<T, S>): FieldsKind<T, S> {
  const unreadCodes = new Map<string, FindingCode>();
  const order = fieldValues(shape).map(([path]) => path);

  function reduce(values: T, event: FieldEvent<T>): T {
    if (event.type === 'edited') return withValueAt(values, event.path, event.value);
    return mergeChanges(event.sent, values, event.values);
  }

  return {
    ...calls,
    ...shapeCodec(shape),
    setUnreadCode: (path, code) => void unreadCodes.set(path, code),
    reduce,
    reduceHistory: (history, event) =>
      event.type === 'edited' || event.type === 'saved'
        ? { ...history, present: reduce(history.present, event) }
        : history,
    fieldOf: (event) => (event.type === 'edited' ? event.path : undefined),
    fieldText: (values, path) => JSON.stringify(valueAt(values, path)),
    isChanged: (one, other) => differingPaths(one, other).length > 0,
    isAlike,
    merge: mergeChanges,
    restore: restoreFields,
    validate: (values, unread) => {
      const texts = Object.keys(unread);
      const found = [
        ...validate(values).filter(({ path }) => !texts.includes(path)),
        ...texts.map((path) => ({ path, code: unreadCodes.get(path) ?? 'malformed' })),
      ].toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
      return { by: 'rules', byField: Object.fromEntries(found.map((one) => [one.path, one])) };
    },
    refused: (_sent, { messages: { errors } }) => ({ by: 'server', byField: errors }),
    valueOf: ({ values }) => values,
    savedValue: (_sent, { values }) => values,
    savedEvent: (sent, { values }) => ({ type: 'saved', sent, values }),
  };
}

/** Puts a draft on top of the form. Of a record that was saved since, the next save shows the conflict. */
function restoreFields<T extends object>(draft: Restorable<T>, form: Restorable<T>) {
  const typed = differingPaths(form.values, form.base);
  const taken = differingPaths(draft.values, draft.base);
  const isOnOther = draft.version !== undefined && draft.version !== form.version;
  const { base, version } = isOnOther ? draft : form;
  const onto = isOnOther ? mergeChanges(form.base, form.values, base) : form.values;
  const unread = Object.entries(form.unread).filter(([path]) => !taken.includes(path));
  return {
    values: mergeChanges(draft.base, draft.values, onto),
    base,
    version,
    unread: { ...Object.fromEntries(unread), ...draft.unread },
    isMerged: true,
    isOverwriting: taken.some(
      (path) => typed.includes(path) && valueAt(form.values, path) !== valueAt(draft.values, path),
    ),
  };
}
