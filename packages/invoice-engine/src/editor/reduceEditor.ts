import { changeVat } from './changeVat.ts';
import { editorOf } from './draft.ts';
import type { EditorEvent, Handlers } from './EditorEvent.ts';
import type { EditorState } from './EditorState.ts';
import { headHandlers } from './headHandlers.ts';
import { lineHandlers } from './lineHandlers.ts';
import { loadDocument, takeDefaults } from './loadDocument.ts';
import { reloadLines } from './reloadLines.ts';

/**
 * The editor after an event (spec §4; SPEC.md, E rules). The same state when the event changes nothing,
 * or is about a line that is not visible.
 *
 * @throws InputError naming the field and its range when a number is out of range; the state stays
 */
export function reduceEditor<Saved>(
  state: EditorState<Saved>,
  event: EditorEvent<Saved>,
): EditorState<Saved> {
  const handle = handlers[event.type] as (
    before: EditorState<Saved>,
    happened: EditorEvent<Saved>,
  ) => EditorState<Saved>;
  return handle(state, event);
}

const handlers: Handlers<EditorEvent['type']> = {
  ...lineHandlers,
  ...headHandlers,
  documentDiscountEdited: (state, { discount }) =>
    discount === state.discount ? state : editorOf({ ...state, discount }),
  vatChanged: (state, { vat }) => changeVat(state, vat),
  defaultsLoaded: takeDefaults,
  documentLoaded: loadDocument,
  linesReloaded: reloadLines,
};
