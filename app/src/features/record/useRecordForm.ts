import type { ApiError, Conflict } from '@facturatie/api-contract';
import { confirm } from '@facturatie/ui/AlertDialog';
import type { FormErrors } from '@facturatie/ui/Form';
import { toast } from '@facturatie/ui/Toasts';
import { useBlocker, useRouteContext } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { faultText, recordText } from '../../intl/records.nl-BE.ts';
import { reportFailure } from '../failure/reportFailure.ts';
import { fieldInUse, goOnIn } from './fieldInUse.ts';
import type { FieldValue } from './fieldPath.ts';
import { createRecordEditor, isChanged } from './recordEditor.ts';
import type {
  FieldFault,
  Kept,
  RecordEditor,
  RecordEditorOptions,
  RecordState,
} from './recordEditor.ts';
import { useOpenElsewhere } from './useOpenElsewhere.ts';

/** What a form of one record is about. */
export interface RecordFormOptions<T extends object, K extends Kept<T>> {
  /** The record as the server holds it, or as a new one begins. */
  readonly kept: Kept<T>;
  /** Names the record among drafts: `klantengroep/3`, `klantengroep/nieuw`. */
  readonly record: string;
  /** The name of something new once it is there, where its save leads on to a form of its own. */
  readonly recordOf?: (saved: K) => string;
  /** Labels of the fields by path, as they stand at the fields. */
  readonly labels: Readonly<Record<string, string>>;
  /** A value as its field shows it, for the comparison with what somebody else saved. */
  readonly show: (path: string, value: FieldValue) => string;
  readonly validate: (values: T) => readonly FieldFault[];
  /** Saves: `createOnce` for something new. */
  readonly send: RecordEditorOptions<T, K>['send'];
  /** The record that somebody else saved first. */
  readonly conflictIn: (error: ApiError) => Conflict<T> | undefined;
  /** Says which fields keep the record from being saved: a toast for all of them, or one for each. */
  readonly invalidToasts: 'together' | 'each';
}

/** A form of one record, as fields and buttons need it. */
export interface RecordForm<T extends object, K extends Kept<T> = Kept<T>> {
  readonly editor: RecordEditor<T, K>;
  readonly state: RecordState<T>;
  readonly labels: Readonly<Record<string, string>>;
  readonly show: RecordFormOptions<T, K>['show'];
  /** What is wrong, for `Form`. */
  readonly errors: FormErrors;
  readonly isDirty: boolean;
  /** Whether the record is open in another tab of this browser. */
  readonly isOpenElsewhere: boolean;
  /**
   * Saves, with the choice that somebody else's save leaves; answers the record as it is now, or undefined when it was not
   * saved and the person was told.
   */
  readonly save: () => Promise<K | undefined>;
}

/**
 * A form of one record (a hook): drafts, messages, conflicts, and a question before one leaves it with
 * something unsaved. `describe` is asked once: another record is another form.
 */
export function useRecordForm<T extends object, K extends Kept<T>>(
  describe: () => RecordFormOptions<T, K>,
): RecordForm<T, K> {
  const { drafts, made, otherTabs, session } = useRouteContext({ from: '__root__' });
  const [{ editor, place, labels, show, invalidToasts, record, recordOf }] = useState(() => {
    const { kept, validate, send, conflictIn, ...rest } = describe();
    const drafted = drafts.open(session.user()?.name ?? '', rest.record, kept.values);
    return {
      ...rest,
      place: drafted,
      editor: createRecordEditor<T, K>({
        kept,
        drafts: drafted,
        now: () => new Date(),
        validate,
        send,
        conflictIn,
      }),
    };
  });
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  const { faults, refusals } = state;
  const errors = useMemo(
    () => ({
      ...Object.fromEntries(Object.entries(refusals).map(([path, said]) => [path, [...said]])),
      ...Object.fromEntries(
        faults.map((fault) => [fault.path, faultText(fault, labels[fault.path] ?? fault.path)]),
      ),
    }),
    [faults, labels, refusals],
  );

  // What was typed and not saved goes on elsewhere, so nothing is lost by leaving.
  const movedTo = useRef<string>(undefined);
  const isLosing = () => {
    if (movedTo.current !== undefined || session.user() === undefined) return false;
    readFocusedField();
    return isChanged(editor.state());
  };
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || !isLosing()) return false;
      const { title, message, confirm: confirmLabel, cancel: cancelLabel } = recordText.leave;
      const leaves = await confirm({ title, message, confirmLabel, cancelLabel, tone: 'critical' });
      if (leaves) editor.dropChanges();
      return !leaves;
    },
    enableBeforeUnload: isLosing,
  });

  useEffect(() => place.close, [place]);
  // Who types while something new is made goes on in the same field of its own form, which takes the place of this one.
  useLayoutEffect(() => {
    const field = made.fields.take(record);
    if (field) goOnIn(field);
    return () => {
      const next = movedTo.current;
      const inUse = fieldInUse();
      if (next === undefined || !inUse) return;
      made.fields.give(next, inUse);
      queueMicrotask(() => made.fields.take(next));
    };
  }, [made, record]);
  const isOpenElsewhere = useOpenElsewhere(otherTabs, record, editor.lookForDraft);

  /**
   * Takes along what was typed while something new was made, and what is typed until its own form is
   * there, to the form of what it is called now.
   */
  function moveOn(next: string) {
    if (next === record) return;
    editor.moveTo(next);
    movedTo.current = next;
  }

  // What was wrong at one try no longer stands there at the next: warnings do not pile up.
  const warnings = useRef<readonly string[]>([]);

  async function save(): Promise<K | undefined> {
    for (const warning of warnings.current) toast.dismiss(warning);
    const outcome = await editor.save();
    switch (outcome.status) {
      case 'saved':
        moveOn(recordOf?.(outcome.kept) ?? record);
        return outcome.kept;
      case 'invalid':
        warnings.current = warn(outcome.faults, labels, invalidToasts);
        return undefined;
      case 'failed':
        reportFailure(outcome.error);
        return undefined;
      case 'conflict':
        return (await editor.conflictAnswered()) ? save() : undefined;
      case 'busy':
        return undefined;
      default:
        return outcome satisfies never;
    }
  }

  const isDirty = isChanged(state);
  return { editor, state, labels, show, errors, isDirty, isOpenElsewhere, save };
}

/** Numbers and dates are read when their field is left; what stands in one that is not counts too. */
function readFocusedField() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}

/**
 * Lists each failing control with its error key (specification §5).
 * @returns the keys of the toasts
 */
function warn(
  faults: readonly FieldFault[],
  labels: Readonly<Record<string, string>>,
  invalidToasts: 'together' | 'each',
): string[] {
  const items = faults.map(({ path, code }) => `${labels[path] ?? path}: ${code}`);
  const title = recordText.invalidTitle;
  if (invalidToasts === 'together') return [toast.warning({ title, items })];
  return items.map((description) => toast.warning({ title, description }));
}
