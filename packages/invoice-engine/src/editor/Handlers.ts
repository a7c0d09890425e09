import type { EditorEvent, EditorEventOf } from './EditorEvent.ts';
import type { EditorState } from './EditorState.ts';

/** What each type of event makes of the state. */
export type Handlers<Type extends EditorEvent['type']> = {
  readonly [Name in Type]: <Saved>(
    state: EditorState<Saved>,
    event: EditorEventOf<Name, Saved>,
  ) => EditorState<Saved>;
};
