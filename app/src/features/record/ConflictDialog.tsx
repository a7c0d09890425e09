import { confirm } from '@facturatie/ui/AlertDialog';
import { OnDemand, onDemand } from '@facturatie/ui/OnDemand';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { recordText } from '../../intl/records.nl-BE.ts';
import type { RecordEditor } from '../../state/editing/recordEditor.ts';
import type { Faults, Saved } from '../../state/editing/recordKind.ts';

const texts = recordText.conflict;

const choice = onDemand(() => import('./ConflictChoice.tsx'));

/** Something that two versions of a record say differently; empty is shown as such. */
export interface Difference {
  readonly key: string;
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

export interface ConflictDialogProps<T extends object, E, F extends Faults, S extends Saved> {
  readonly editor: RecordEditor<T, E, F, S>;
  readonly differences: (theirs: T, mine: T, base: T) => readonly Difference[];
}

/** Shows a conflict with another user's save, and lets the user choose a version. */
export function ConflictDialog<T extends object, E, F extends Faults, S extends Saved>({
  editor,
  differences,
}: ConflictDialogProps<T, E, F, S>) {
  const conflict = useAtomValue(editor.conflictAtom);
  const versions = useAtomValue(editor.conflictVersionsAtom);
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
      part={choice}
      isAsked={conflict !== undefined}
      onCancel={leave}
      onFailure={() => void askPlainly()}
    >
      {({ ConflictChoice }) =>
        versions && (
          <ConflictChoice
            changedBy={changedBy}
            changedAt={changed}
            differences={differences(versions.theirs, versions.mine, versions.base)}
            onCancel={leave}
            onTakeTheirs={takeTheirs}
            onKeepMine={keepMine}
          />
        )
      }
    </OnDemand>
  );
}
