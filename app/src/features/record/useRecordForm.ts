import type { FindingCode } from '@facturatie/invoice-engine';
import type { FormErrors } from '@facturatie/ui/Form';
import { toast } from '@facturatie/ui/Toasts';
import { useAtomValue } from 'jotai/react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { faultText, recordText } from '../../intl/records.nl-BE.ts';
import type { Typing } from '../../state/editing/recordKind.ts';
import type { SaveOutcome } from '../../state/editing/saveAtoms.ts';
import { reportFailure } from '../failure/reportFailure.ts';
import { fieldInUse, continueIn } from './fieldInUse.ts';
import { valueAt } from './fieldPath.ts';
import type { FieldValue } from './fieldPath.ts';
import { createFieldsEditor } from './fieldsEditor.ts';
import type {
  FieldEvent,
  FieldFaults,
  FieldsEditor,
  FieldsEditorOptions,
  SavedRecord,
} from './fieldsEditor.ts';
import { useEditor } from './useEditor.ts';

/** What a form of one record is about. */
export interface RecordFormOptions<
  T extends object,
  S extends SavedRecord<T>,
> extends FieldsEditorOptions<T, S> {
  /** The editor that created the record, where one did. */
  readonly editor?: FieldsEditor<T, S> | undefined;
  /** Labels of the fields by path. */
  readonly labels: Readonly<Record<string, string>>;
  /** A value as its field shows it, for the comparison with the conflicting save. */
  readonly show: (path: string, value: FieldValue) => string;
  /** Says which fields keep the record from being saved: a toast for all of them, or one for each. */
  readonly invalidToasts: 'together' | 'each';
}

/** The input of a field: a value, or a text that it cannot read, and why. */
export type FieldInput =
  | { readonly value: FieldValue }
  | { readonly text: string; readonly code: FindingCode };

/** A form of one record, for its fields and buttons. */
export type RecordForm<T extends object, S extends SavedRecord<T> = SavedRecord<T>> = ReturnType<
  typeof useRecordForm<T, S>
>;

/** A form of one record (a hook). `describe` is called once: another record is another form. */
export function useRecordForm<T extends object, S extends SavedRecord<T>>(
  describe: () => RecordFormOptions<T, S>,
) {
  const [{ labels, show, invalidToasts, editor: known, ...options }] = useState(describe);
  const { editor, store, settle } = useEditor({
    create: (drafts) => known ?? createFieldsEditor(options, drafts),
    isSameRecord: (one, other) => one.pathname === other.pathname,
  });
  const failure = useAtomValue(editor.failureAtom);
  const errors: FormErrors = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(failure?.byField ?? {}).map(([path, fault]) => [
          path,
          'code' in fault ? faultText(fault, labels[path] ?? path) : [...fault],
        ]),
      ),
    [failure, labels],
  );

  const actions = useMemo(
    () => ({
      /** The current value at `path`, which may be newer than the rendered one. */
      valueNow: (path: string) => valueAt(store.get(editor.presentAtom), path),
      /** Changes a field. */
      change: (path: string, input: FieldInput) => {
        const { events, unparsed } = typingOf<T>(path, input);
        if ('code' in input) editor.setUnparsedCode(path, input.code);
        store.set(editor.dispatchAtom, events, unparsed);
      },
      /** Sets the text of the focused field. */
      type: (path: string, input: FieldInput) => store.set(editor.typeAtom, typingOf(path, input)),
      /** Discards unsaved changes. */
      discard: () => store.set(editor.discardAtom),
    }),
    [store, editor],
  );

  // Typing during the creation of a record continues in the same field of its form.
  useLayoutEffect(() => {
    const field = store.get(editor.fieldInUseAtom);
    if (field && 'name' in field) continueIn(field);
    return () => store.set(editor.fieldInUseAtom, fieldInUse());
  }, [store, editor]);

  // What was wrong at one save no longer holds at the next: warnings do not pile up.
  const warnings = useRef<readonly string[]>([]);

  function report(outcome: SaveOutcome<FieldFaults, S>): void {
    if (outcome.status === 'failed') reportFailure(outcome.error);
    if (outcome.status === 'invalid')
      warnings.current = warn(outcome.faults, labels, invalidToasts);
    if (outcome.status === 'saved' && outcome.next) report(outcome.next);
  }

  return {
    editor,
    labels,
    show,
    /** What is wrong, for `Form`. */
    errors,
    values: useAtomValue(editor.presentAtom),
    /** Texts that their fields cannot read, by path. */
    unparsed: useAtomValue(editor.unparsedAtom),
    isSaving: useAtomValue(editor.isSavingAtom),
    isDirty: useAtomValue(editor.isDirtyAtom),
    ...actions,
    /**
     * Saves, with the version chosen after a conflict; resolves to the saved record, or to undefined when
     * it was not saved and the user was informed.
     */
    save: async (): Promise<S | undefined> => {
      for (const warning of warnings.current) toast.dismiss(warning);
      const outcome = await settle(store.set(editor.saveAtom), report);
      return outcome?.saved;
    },
  };
}

function typingOf<T>(path: string, input: FieldInput): Typing<FieldEvent<T>> {
  return 'value' in input
    ? { events: [{ type: 'edited', path, value: input.value }], unparsed: { [path]: undefined } }
    : { events: [], unparsed: { [path]: input.text } };
}

/**
 * Lists each failing control with its error key (specification §5).
 * @returns the keys of the toasts
 */
function warn(
  { byField }: FieldFaults,
  labels: Readonly<Record<string, string>>,
  invalidToasts: 'together' | 'each',
): string[] {
  const items = Object.entries(byField).flatMap(([path, fault]) =>
    'code' in fault ? `${labels[path] ?? path}: ${fault.code}` : [],
  );
  const title = recordText.invalidTitle;
  if (invalidToasts === 'together') return [toast.warning({ title, items })];
  return items.map((description) => toast.warning({ title, description }));
}
