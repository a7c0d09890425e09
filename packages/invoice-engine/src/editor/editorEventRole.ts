import type { EventRole } from '../history/StateHistory.ts';
import type { EditorEvent } from './EditorEvent.ts';

/**
 * What an event of the editor means to undo and redo: answers about the document are facts, another
 * document is a start, and the rest are steps (SPEC.md H6, H7).
 */
export function editorEventRole(event: EditorEvent): EventRole {
  if (event.type === 'documentLoaded') return 'start';
  return event.type === 'defaultsLoaded' || event.type === 'linesReloaded' ? 'fact' : 'step';
}
