import { confirm } from '@facturatie/ui/AlertDialog';
import { OnDemand, type Part } from '@facturatie/ui/OnDemand';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { recordText } from '../../intl/records.nl-BE.ts';
import type { RecordEditor } from '../../state/editing/recordEditor.ts';
import type { Faults, Saved } from '../../state/editing/recordKind.ts';
import type { ConflictChoice, Difference } from './ConflictChoice.tsx';

const texts = recordText.conflict;

interface ConflictCode {
  readonly ConflictChoice: typeof ConflictChoice;
}

/** Theirs is the version of the other user; base is what both began with. */
export interface ConflictVersions<T> {
  readonly theirs: T;
  readonly mine: T;
  readonly base: T;
}

export interface ConflictDialogProps<
  T extends object,
  E,
  F extends Faults,
  S extends Saved,
  C extends ConflictCode,
> {
  readonly editor: RecordEditor<T, E, F, S>;
  /** The choice, with what `differences` needs. */
  readonly part: Part<C>;
  readonly differences: (code: C, versions: ConflictVersions<T>) => readonly Difference[];
}

/** Shows a conflict with another user's save, and lets the user choose a version. */
export function ConflictDialog<
  T extends object,
  E,
  F extends Faults,
  S extends Saved,
  C extends ConflictCode,
>({ editor, part, differences }: ConflictDialogProps<T, E, F, S, C>) {
  const conflict = useAtomValue(editor.conflictVersionsAtom);
  const leave = useSetAtom(editor.leaveConflictAtom);
  const takeTheirs = useSetAtom(editor.takeTheirsAtom);
  const keepMine = useSetAtom(editor.keepMineAtom);
  const { changedBy = '', changedAt = null } = conflict ?? {};
  const changed = changedAt === null ? null : new Date(changedAt);

  /** Asks without the differences what cannot be shown: nothing is overwritten unasked. */
  async function askPlainly() {
    const { title, keepMine: confirmLabel, cancel: cancelLabel } = texts;
    const message = texts.explanation(changedBy, changed);
    if (await confirm({ title, message, confirmLabel, cancelLabel })) keepMine();
    else leave();
  }

  return (
    <OnDemand
      part={part}
      isAsked={conflict !== undefined}
      onCancel={leave}
      onFailure={() => void askPlainly()}
    >
      {(code) =>
        conflict && (
          <code.ConflictChoice
            changedBy={changedBy}
            changedAt={changed}
            differences={differences(code, conflict)}
            onCancel={leave}
            onTakeTheirs={takeTheirs}
            onKeepMine={keepMine}
          />
        )
      }
    </OnDemand>
  );
}
