import type { EventRole, HistoryEvent, StateHistory } from '../history/StateHistory.ts';
import { withHistory } from '../history/withHistory.ts';
import type { EditorEvent } from './EditorEvent.ts';
import type { EditorState } from './EditorState.ts';
import { reduceEditor } from './reduceEditor.ts';

/** The editor with what can be undone and redone; it begins with `newHistory(newEditor())`. */
export type EditorHistory<Saved = unknown> = StateHistory<EditorState<Saved>, EditorEvent<Saved>>;

/**
 * The editor after an event, an undo or a redo, with the default depth (SPEC.md, H rules).
 *
 * @throws InputError as {@link reduceEditor} does; the history stays
 */
export function reduceEditorHistory<Saved>(
  history: EditorHistory<Saved>,
  event: HistoryEvent<EditorEvent<Saved>>,
): EditorHistory<Saved> {
  const reduce = withHistory(reduceEditor<Saved>, { roleOf: editorEventRole });
  return reduce(history, event);
}

/**
 * What an event of the editor means to undo and redo: answers about the document are facts, another
 * document is a start, and the rest are steps (SPEC.md H6, H7).
 */
export function editorEventRole(event: EditorEvent): EventRole {
  if (event.type === 'documentLoaded') return 'start';
  return event.type === 'defaultsLoaded' || event.type === 'linesReloaded' ? 'fact' : 'step';
}
