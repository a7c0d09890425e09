import { atom } from 'jotai/vanilla';
import { changeAtoms } from './changeAtoms.ts';
import { draftAtoms } from './draftAtoms.ts';
import { recordAtoms } from './recordAtoms.ts';
import type { EditorContext, OpenedRecord } from './recordAtoms.ts';
import type { Faults, RecordKind, Saved } from './recordKind.ts';
import { saveAtoms } from './saveAtoms.ts';

/** The text in the field with the focus. */
export interface TextInUse {
  readonly text: string;
  /** The selection, from the start of the text; null where the field has none. */
  readonly from: number | null;
  readonly to: number | null;
}

/** The field with the focus, by the name under which another form of the same record finds it. */
export interface FieldInUse extends TextInUse {
  readonly name: string;
}

/** The focused cell and its text; undefined in a choice. */
export interface CellInUse {
  readonly line: number;
  readonly column: string;
  readonly text: TextInUse | undefined;
}

/**
 * The editor of one record: atoms with its state, and write-only atoms for what a user does. They hold nothing
 * until a store reads them.
 */
export function createRecordEditor<T extends object, E, F extends Faults, S extends Saved>(
  kind: RecordKind<T, E, F, S>,
  record: OpenedRecord<T>,
  context: EditorContext<T>,
) {
  const atoms = recordAtoms(kind, record);
  const changes = changeAtoms(kind, atoms, context);
  const drafting = draftAtoms(kind, atoms, changes, context);
  const saving = saveAtoms(kind, atoms, changes, drafting, context);
  const otherTabsCountAtom = atom(0);
  return {
    ...atoms,
    ...changes,
    ...drafting,
    ...saving,
    /** The name of the record among drafts and tabs. */
    name: context.drafts.name,
    /** Everything that a draft is made of; a new array after each change of it. */
    draftedAtom: atom((get) => [
      get(atoms.historyAtom),
      get(atoms.typingAtom),
      get(atoms.unparsedAtom),
      get(atoms.savedAtom),
    ]),
    /** The number of other tabs with the record open. A tab that closes may leave a draft. */
    otherTabsCountAtom: atom(
      (get) => get(otherTabsCountAtom),
      (get, set, count: number) => {
        if (count < get(otherTabsCountAtom)) set(drafting.lookForDraftAtom);
        set(otherTabsCountAtom, count);
      },
    ),
    /** The field that the user was typing in when a screen of the record was left. */
    fieldInUseAtom: atom<FieldInUse | CellInUse>(),
  };
}

export type RecordEditor<T extends object, E, F extends Faults, S extends Saved> = ReturnType<
  typeof createRecordEditor<T, E, F, S>
>;
