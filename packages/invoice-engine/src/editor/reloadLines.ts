import { withLines } from './draft.ts';
import type { EditorEventOf } from './EditorEvent.ts';
import type { DeletedLine, EditorLine, LineContent, LineId, LoadedLine } from './EditorLine.ts';
import type { EditorState } from './EditorState.ts';
import { editorTerms } from './editorTerms.ts';
import { isSame } from './isChanged.ts';
import { amountsOf, deletedLine, withContent } from './lineContent.ts';

/**
 * The state now that `sent` is saved: `sent` itself, or one that came before it or after (SPEC.md E19).
 * Nothing is lost that differs from what was sent.
 *
 * @throws InputError with the place in `lines` of the answer when a number there is out of range
 */
export function reloadLines<Saved>(
  state: EditorState<Saved>,
  { sent, lines: answer }: EditorEventOf<'linesReloaded', Saved>,
): EditorState<Saved> {
  const terms = editorTerms(state);
  const fates = fatesOf(sent, answer);
  const firstAdded = Math.max(state.nextLine, sent.nextLine);
  const added = answer.slice(sent.lines.length);

  const lines = [
    ...state.lines.flatMap((line): EditorLine<Saved>[] => {
      const fate = fates.get(line.id);
      if (fate === undefined) return [line];
      const isAsSent = isSame(line.content, fate.shown);
      const { loaded } = fate;
      if (loaded === undefined) {
        return isAsSent ? [] : [{ ...line, mode: 'new', saved: undefined }];
      }
      const content = isAsSent ? loaded.content : line.content;
      const { saved, place } = loaded;
      return [{ ...withContent(line, content, terms, place), mode: 'edit', saved }];
    }),
    ...added.map(({ content, saved }, index): EditorLine<Saved> => {
      const id = (firstAdded + index) as LineId;
      const amounts = amountsOf(content, terms, sent.lines.length + index);
      return { id, mode: 'edit', content, saved, amounts };
    }),
  ];
  const nextLine = (firstAdded + added.length) as LineId;
  return withLines({ ...state, nextLine, deleted: hidden(state, fates) }, lines);
}

/** The result for a line that was sent. */
interface Fate<Saved> {
  /** Its content, absent when it was sent as deleted. */
  readonly shown?: LineContent;
  /** Its stored version, with its index in the response; absent when the server has none. */
  readonly loaded?: LoadedLine<Saved> & { readonly place: number };
}

type Fates<Saved> = ReadonlyMap<LineId, Fate<Saved>>;

function fatesOf<Saved>(
  sent: EditorState<Saved>,
  answer: readonly LoadedLine<Saved>[],
): Fates<Saved> {
  return new Map<LineId, Fate<Saved>>([
    ...sent.deleted.map(({ id }) => [id, {}] as const),
    ...sent.lines.map(({ id, content }, place) => {
      const line = answer[place];
      return [id, { shown: content, loaded: line && { ...line, place } }] as const;
    }),
  ]);
}

/** The lines that the server has and this state does not show: to be deleted there. */
function hidden<Saved>(state: EditorState<Saved>, fates: Fates<Saved>): DeletedLine<Saved>[] {
  const shown = new Set(state.lines.map(({ id }) => id));
  return [...fates].flatMap(([id, { loaded }]): DeletedLine<Saved>[] =>
    loaded === undefined || shown.has(id) ? [] : [deletedLine(id, loaded)],
  );
}
