import type { Finding, FindingCode } from '@facturatie/invoice-engine';
import { openDraft, shapeCodec } from '../../state/editing/drafts.ts';
import type { Drafts } from '../../state/editing/drafts.ts';
import { createRecordEditor } from '../../state/editing/recordEditor.ts';
import { isAlike } from '../../state/editing/recordKind.ts';
import type { Faults, RecordKind, Restorable, Saved } from '../../state/editing/recordKind.ts';
import { differingPaths, fieldValues, mergeChanges, valueAt, withValueAt } from './fieldPath.ts';
import type { FieldValue } from './fieldPath.ts';

/** Why one field keeps the record from being saved: a finding of the engine, or a text that cannot be read. */
export type FieldFault = Pick<Finding, 'path' | 'code' | 'values'>;

/** Why a form cannot be saved, by path: a fault, or an error of the server. */
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

/** What makes one record of plain fields. */
export interface FieldsEditorOptions<T extends object, S extends SavedRecord<T>> extends Pick<
  RecordKind<T, FieldEvent<T>, FieldFaults, S>,
  'create' | 'update' | 'conflictIn' | 'nameOf'
> {
  /** The record as the server holds it, or as a new one begins. */
  readonly record: SavedRecord<T>;
  /** Names the record among drafts: `klantengroep/3`, `klantengroep/nieuw`. */
  readonly name: string;
  readonly validate: (values: T) => readonly FieldFault[];
}

/** The editor of a record of plain fields, such as a customer: each field is merged by itself; there is no undo. */
export function createFieldsEditor<T extends object, S extends SavedRecord<T>>(
  { record, name, validate, ...calls }: FieldsEditorOptions<T, S>,
  drafts: Drafts,
) {
  const unparsedCodes = new Map<string, FindingCode>();
  const order = fieldValues(record.values).map(([path]) => path);

  function reduce(values: T, event: FieldEvent<T>): T {
    if (event.type === 'edited') return withValueAt(values, event.path, event.value);
    return mergeChanges(event.sent, values, event.values);
  }

  const kind: RecordKind<T, FieldEvent<T>, FieldFaults, S> = {
    ...calls,
    ...shapeCodec(record.values),
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
    validate: (values, unparsed) => {
      const texts = Object.keys(unparsed);
      const found = [
        ...validate(values).filter(({ path }) => !texts.includes(path)),
        ...texts.map((path) => ({ path, code: unparsedCodes.get(path) ?? 'malformed' })),
      ].toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
      return { by: 'rules', byField: Object.fromEntries(found.map((one) => [one.path, one])) };
    },
    refused: (_sent, { messages: { errors } }) => ({ by: 'server', byField: errors }),
    valueOf: ({ values }) => values,
    savedValue: (_sent, { values }) => values,
    savedEvent: (sent, { values }) => ({ type: 'saved', sent, values }),
  };
  return {
    ...createRecordEditor(kind, record, { drafts: openDraft(drafts, name, kind) }),
    /** Sets why the text in a field cannot be read. */
    setUnparsedCode: (path: string, code: FindingCode) => void unparsedCodes.set(path, code),
  };
}

export type FieldsEditor<T extends object, S extends SavedRecord<T>> = ReturnType<
  typeof createFieldsEditor<T, S>
>;

/** Puts a draft on top of the form. Of a record that was saved since, the next save shows the conflict. */
function restoreFields<T extends object>(draft: Restorable<T>, form: Restorable<T>) {
  const typed = differingPaths(form.values, form.base);
  const taken = differingPaths(draft.values, draft.base);
  const isOnOther = draft.version !== undefined && draft.version !== form.version;
  const { base, version } = isOnOther ? draft : form;
  const onto = isOnOther ? mergeChanges(form.base, form.values, base) : form.values;
  const unparsed = Object.entries(form.unparsed).filter(([path]) => !taken.includes(path));
  return {
    values: mergeChanges(draft.base, draft.values, onto),
    base,
    version,
    unparsed: { ...Object.fromEntries(unparsed), ...draft.unparsed },
    isMerged: true,
    isOverwriting: taken.some(
      (path) => typed.includes(path) && valueAt(form.values, path) !== valueAt(draft.values, path),
    ),
  };
}
