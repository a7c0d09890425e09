import { editorOf } from './draft.ts';
import type { EditorEventOf } from './EditorEvent.ts';
import type { LineId } from './EditorLine.ts';
import type { EditorState } from './EditorState.ts';
import { followingDueDate, withDate } from './followedDates.ts';

/** The number and the settings of a new document; the date only where none was typed (SPEC.md E17). */
export function takeDefaults<Saved>(
  state: EditorState<Saved>,
  { number, date, defaults }: EditorEventOf<'defaultsLoaded', Saved>,
): EditorState<Saved> {
  return editorOf({ ...withDate(state, state.date ?? date), number, defaults });
}

/** A document of the server in the place of whatever was there (SPEC.md E20). */
export function loadDocument<Saved>(
  { nextLine }: EditorState<Saved>,
  { document, defaults }: EditorEventOf<'documentLoaded', Saved>,
): EditorState<Saved> {
  const { lines, ...head } = document;
  return editorOf({
    ...head,
    dueDateFollows: head.dueDate === followingDueDate(head.date),
    deliveryDateFollows: head.deliveryDate === head.date,
    defaults,
    nextLine: (nextLine + lines.length) as LineId,
    lines: lines.map(({ content, saved }, index) => ({
      id: (nextLine + index) as LineId,
      mode: 'edit',
      content,
      saved,
    })),
    deleted: [],
  });
}
